"""Measures work: seconds, as a median with the quartiles around it, and instructions, which do not depend on what else the
machine does."""

import os
import platform
import re
import shutil
import statistics
import subprocess
import sys
import time

TIME = "/usr/bin/time"


def counting(report):
    """The words before a command that make valgrind count its instructions."""
    report.write_text("")
    options = ("--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", f"--log-file={report}")
    return ("valgrind", *options)


def total(report):
    """The instructions that valgrind has counted; nothing if it could not run the command.

    Vector instructions of a processor that is newer than valgrind are an example.
    """
    found = re.search(r"I +refs: +([\d,]+)", report.read_text())
    return int(found[1].replace(",", "")) if found else None


def counted(command, folder, stdin=os.devnull, expected=0):
    """The instructions that a command takes; nothing if it ends otherwise under valgrind."""
    report = folder / "instructions"
    with open(stdin, "rb") as data:
        done = subprocess.run(
            [*counting(report), *map(str, command)], stdin=data, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
    return total(report) if done.returncode == expected else None


class Process:
    """A command, measured from its start to its end. What it writes is not shown."""

    def __init__(self, *command, stdin=os.devnull, stderr=os.devnull, expected=0):
        self.command = [str(word) for word in command]
        self.stdin, self.stderr, self.expected = str(stdin), str(stderr), expected
        self.busy = []

    def seconds(self):
        files = [(0, self.stdin, os.O_RDONLY), (1, os.devnull, os.O_WRONLY)]
        files.append((2, self.stderr, os.O_WRONLY | os.O_CREAT | os.O_TRUNC))
        actions = [(os.POSIX_SPAWN_OPEN, number, name, flags, 0o644) for number, name, flags in files]
        start = time.perf_counter()
        child = os.posix_spawnp(self.command[0], self.command, os.environ, file_actions=actions)
        _, status, usage = os.wait4(child, 0)
        seconds = time.perf_counter() - start
        if os.waitstatus_to_exitcode(status) != self.expected:
            sys.exit(f"{' '.join(self.command)} ended with status {os.waitstatus_to_exitcode(status)}")
        self.busy.append(usage.ru_utime + usage.ru_stime)
        return [seconds]

    def instructions(self, folder):
        return counted(self.command, folder, self.stdin, self.expected)

    def memory(self, folder):
        """The most memory that the process held, in bytes; nothing without GNU time.

        Not by `getrusage` from here: a child of Python begins with the memory of Python.
        """
        if not os.path.exists(TIME) or sys.platform == "darwin":
            return None
        report = folder / "memory"
        with open(self.stdin, "rb") as data:
            subprocess.run(
                [TIME, "-f", "%M", "-o", report, *self.command], check=True, stdin=data, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        return int(report.read_text()) * 1024


class Repeated:
    """Work inside a process that takes a number of repetitions as its last word, and writes nanoseconds for each."""

    def __init__(self, *command, times=5):
        self.command = [str(word) for word in command]
        self.times = times

    def seconds(self):
        command = [*self.command, str(self.times)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"{' '.join(command)} ended with status {done.returncode}: {done.stderr}")
        return [int(line) / 1e9 for line in done.stdout.split()]

    def instructions(self, folder):
        """Those of one repetition: what the process does before and after is in both runs."""
        once, twice = (counted([*self.command, times], folder) for times in ("1", "2"))
        return twice - once if once and twice else None


class Figures:
    """What was measured of one work."""

    def __init__(self, samples, instructions=None):
        self.samples, self.instructions = samples, instructions
        self.median = statistics.median(samples)

    @property
    def spread(self):
        """Half of the distance between the quartiles, as a part of the median."""
        if len(self.samples) < 2:
            return None
        quartiles = statistics.quantiles(self.samples, n=4, method="inclusive")
        return (quartiles[2] - quartiles[0]) / 2 / self.median

    def shown(self, show):
        """The median, as a text makes it of seconds, and the spread."""
        return show(self.median) + (f" ± {self.spread:.0%}" if self.spread is not None else "")


class Meter:
    """Measures works in turn, and counts their instructions unless the run is a quick one."""

    def __init__(self, folder, counts):
        self.folder, self.counts = folder, counts and shutil.which("valgrind") is not None

    def figures(self, repetitions, *works):
        """Runs A B A B …, so that other work on the machine meets all of them; nothing for a work that is nothing."""
        samples = [[] for _ in works]
        for _ in range(repetitions):
            for work, result in zip(works, samples):
                if work:
                    result.extend(work.seconds())
        return [Figures(all, self.instructions(work)) if work else None for work, all in zip(works, samples)]

    def instructions(self, work):
        return work.instructions(self.folder) if self.counts else None


def machine(load):
    return f"{platform.machine()}, {os.cpu_count()} processors, load {load:.1f} when the run began"
