;;; sdui.el --- Screens of sduic, with eglot -*- lexical-binding: t -*-

;; Emacs from 29 on has eglot; before that it is a package. `sduic' must be in the path.

(define-derived-mode sdui-mode prog-mode "SDUI"
  "Major mode for .sdui files."
  (setq-local comment-start "// ")
  (setq-local indent-tabs-mode nil)
  (setq-local tab-width 2))

(modify-syntax-entry ?/ ". 12" sdui-mode-syntax-table)
(modify-syntax-entry ?\n ">" sdui-mode-syntax-table)

(add-to-list 'auto-mode-alist '("\\.sdui\\'" . sdui-mode))
(add-hook 'sdui-mode-hook 'eglot-ensure)

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(sdui-mode "sduic" "lsp")))

(provide 'sdui)
;;; sdui.el ends here
