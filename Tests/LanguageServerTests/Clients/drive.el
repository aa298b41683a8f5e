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
(defun line-text () (buffer-substring-no-properties (line-beginning-position) (line-end-position)))

(let ((folder (getenv "SDUI_FOLDER"))
      (eglot-sync-connect 30)
      (eglot-confirm-server-initiated-edits nil))
  (condition-case problem
      (progn
        (find-file (concat folder "home.sdui"))
        (apply #'eglot--connect (eglot--guess-contact))
        (flymake-mode 1)
        (flymake-start)
        (wait "findings" (lambda () (flymake-start) (flymake-diagnostics)))
        (dolist (finding (flymake-diagnostics))
          (report "finding at line %d" (line-number-at-pos (flymake-diagnostic-beg finding))))
        (goto-char (point-min))
        (search-forward "unit Card")
        (eglot-rename "Tile")
        (report "line %s" (line-text))
        (with-current-buffer (find-file-noselect (concat folder "catalogue.sdui"))
          (goto-char (point-min))
          (search-forward "component")
          (report "other %s" (line-text)))
        (goto-char (point-min))
        (search-forward "let gap")
        (insert "   ")
        (eglot-format-buffer)
        (goto-char (point-min))
        (search-forward "let gap")
        (report "line %s" (line-text)))
    (error (report "error %S" problem)))
  (with-temp-file (concat folder "report")
    (insert (string-join (reverse lines) "\n") "\n"))
  (kill-emacs 0))
;;; drive.el ends here
