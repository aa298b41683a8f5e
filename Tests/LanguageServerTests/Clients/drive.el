;;; drive.el --- Drives the built server from Emacs -*- lexical-binding: t -*-

;; Emacs starts with the set-up of `Grammar/Editors/Emacs', and loads this file.

(require 'eglot)
(require 'flymake)
(require 'subr-x)

;; Eglot asks before it changes files that are not open.
(fset 'y-or-n-p #'always)

(defvar lines nil)
(defun report (format &rest values) (push (apply #'format format values) lines))
(defun wait (what condition)
  (let ((left 200))
    (while (and (> left 0) (not (funcall condition)))
      (accept-process-output nil 0.1)
      (setq left (1- left)))
    (when (= left 0) (report "waited in vain for %s" what))))
(defun report-buffer ()
  (dolist (line (split-string (string-trim-right (buffer-string)) "\n")) (report "| %s" (substring-no-properties line))))
;; The idle timer that sends what was typed does not run without a terminal.
(defun send-changes () (eglot--signal-textDocument/didChange))
(defun findings () (send-changes) (flymake-start) (flymake-diagnostics))
;; Two files change one after another, so that there may be other findings in between.
(defun wait-for (code)
  (wait code
        (lambda ()
          (let ((found (findings)))
            (and found (null (cdr found)) (string-match-p (regexp-quote code) (flymake-diagnostic-text (car found))))))))
(defun report-findings ()
  (dolist (finding (flymake-diagnostics))
    (save-excursion
      (goto-char (flymake-diagnostic-beg finding))
      (report "finding %d:%d %s" (line-number-at-pos) (current-column) (car (split-string (flymake-diagnostic-text finding) "\n"))))))
(defun go-to (text) (goto-char (point-min)) (search-forward text))

;; The command that people call, and pick a title.
(defun act (text title)
  (go-to text)
  (goto-char (match-beginning 0))
  (let ((last-nonmenu-event ?x))
    (cl-letf (((symbol-function 'completing-read)
               (lambda (_ items &rest _)
                 (let ((picked (seq-find (lambda (name) (string-prefix-p title name)) (mapcar #'car items))))
                   (report "action %s" picked)
                   picked))))
      (call-interactively #'eglot-code-actions))))

(let ((folder (getenv "SDUI_FOLDER"))
      (eglot-sync-connect 30)
      (eglot-confirm-server-initiated-edits nil))
  (condition-case problem
      (progn
        (find-file (concat folder "home.sdui"))
        (apply #'eglot--connect (eglot--guess-contact))
        (flymake-mode 1)
        (flymake-start)
        (wait-for "unknown-property")
        (report-findings)

        ;; The fix-it.
        (act "colums" "Replace")
        (wait "no findings" (lambda () (not (findings))))

        ;; Completion in a new line.
        (go-to "columns: 2")
        (insert "\n    minIt")
        (completion-at-point)
        (report "completed %s" (buffer-substring-no-properties (line-beginning-position) (point)))
        (delete-region (line-beginning-position) (1+ (line-end-position)))

        ;; A new name for the component, in both files.
        (go-to "unit Card")
        (send-changes)
        (eglot-rename "Tile")
        (with-current-buffer (find-file-noselect (concat folder "catalogue.sdui"))
          (send-changes)
          (go-to "component")
          (report "other %s" (buffer-substring-no-properties (line-beginning-position) (line-end-position))))

        ;; Formatting of what is written carelessly.
        (go-to "let gap")
        (insert "   ")
        (eglot-format-buffer)
        (report-buffer)

        ;; What is missing is added, and the section's layout gets a name.
        (go-to "    columns: 2\n")
        (replace-match "")
        (wait-for "missing-property")
        (report-findings)
        (act "deals" "Add ")
        (wait "no findings" (lambda () (not (findings))))
        (act "deals" "Extract ")
        (report-buffer)

        ;; What no device shows: a proof finds it.
        (find-file (concat folder "sale.sdui"))
        (flymake-mode 1)
        (wait-for "broken-requirement")
        (report-findings))
    (error (report "error %S" problem)))
  (with-temp-file (concat folder "report")
    (insert (string-join (reverse lines) "\n") "\n"))
  (kill-emacs 0))
;;; drive.el ends here
