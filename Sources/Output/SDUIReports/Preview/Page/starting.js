// Places everything once.
all('.lines').forEach(lines => all('.slot', lines).forEach((slot, index) => { slot.dataset.index = index; }));
place();
all('.from-end').forEach(({ parentElement: screen }) => { screen.scrollTop = screen.scrollHeight; });
all('.screen').forEach(pin);
fit();
