;;; sdui.el --- Screens of sduic, with eglot -*- lexical-binding: t -*-

;; Emacs from 29 on has eglot; before that it is a package. `sduic' must be in the path.

(require 'browse-url)
(require 'cl-lib)
(require 'seq)
(require 'subr-x)
(require 'url-util)
(require 'xref)

(declare-function eglot-current-server "eglot")
(declare-function eglot-managed-p "eglot")
(declare-function eglot-format-buffer "eglot")
(declare-function eglot--TextDocumentIdentifier "eglot")
(declare-function jsonrpc-async-request "jsonrpc")
(declare-function jsonrpc-request "jsonrpc")
(defvar eglot-server-programs)

(defgroup sdui nil "Screens that a server drives." :group 'languages)

(defcustom sdui-format-on-save t
  "Whether the language server formats files before they are saved."
  :type 'boolean)

;; Colours

(defconst sdui-keywords
  '("action" "allow" "as" "at" "background" "because" "bottomBar" "breaking" "bundle" "cell" "column" "component"
    "content" "decoration" "deprecated" "empty" "enum" "essential" "fallback" "flag" "footer" "header" "import" "item"
    "layout" "let" "on" "onFailure" "open" "record" "repeated" "require" "reserved" "row" "screen" "section" "since"
    "test" "topBar" "unit" "until" "when" "with" "and" "or" "not")
  "The keywords of the language.")

(defvar sdui-font-lock-keywords
  `(("///\\(?:[^/].*\\)?$" 0 font-lock-doc-face t)
    ("#\\(?:[[:xdigit:]]\\{8\\}\\|[[:xdigit:]]\\{6\\}\\)\\_>" . font-lock-constant-face)
    ("\\_<\\([a-z_][A-Za-z0-9_]*\\)\\s-*:" 1 font-lock-variable-name-face)
    (,(regexp-opt sdui-keywords 'symbols) . font-lock-keyword-face)
    ("\\_<\\(?:true\\|false\\)\\_>" . font-lock-constant-face)
    ("\\_<[A-Z][A-Za-z0-9_]*\\_>" . font-lock-type-face)))

(defvar sdui-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 12" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?_ "_" table)
    table))

;; Indentation

(defun sdui--continuation-p ()
  "Whether the line begins with an operator, which continues the line before it."
  (looking-at-p "[ \t]*\\(?:[-+*]\\|/[^/]\\)"))

(defun sdui--first-line-before ()
  "Move to the last line before this one that is neither empty nor a continuation."
  (let ((found nil))
    (while (and (not found) (= (forward-line -1) 0))
      (setq found (not (or (looking-at-p "[ \t]*$") (sdui--continuation-p)))))
    found))

(defun sdui--indentation ()
  "The column of this line's text."
  (save-excursion
    (beginning-of-line)
    (let* ((continues (sdui--continuation-p))
           (closes (looking-at-p "[ \t]*[])}]"))
           (opening (nth 1 (syntax-ppss))))
      (cond
       (continues (if (sdui--first-line-before) (+ (current-indentation) tab-width) 0))
       ((null opening) 0)
       (t (goto-char opening)
          (beginning-of-line)
          ;; A bracket in a continuation belongs to the line that it continues.
          (when (sdui--continuation-p) (sdui--first-line-before))
          (+ (current-indentation) (if closes 0 tab-width)))))))

(defun sdui-indent-line ()
  "Indent this line as the formatter does."
  (let ((column (sdui--indentation)))
    (if (<= (current-column) (current-indentation))
        (indent-line-to column)
      (save-excursion (indent-line-to column)))))

;; Commands of the editor. The server offers them only to clients that name them.

(defun sdui--path (uri)
  "The path of the file URI."
  (decode-coding-string (url-unhex-string (string-remove-prefix "file://" uri)) 'utf-8))

(defun sdui--uri ()
  "The URI of this buffer's file, as the server knows it."
  (plist-get (eglot--TextDocumentIdentifier) :uri))

(defun sdui--execute (command &rest arguments)
  "Have the server run COMMAND with ARGUMENTS."
  (jsonrpc-request (eglot-current-server) :workspace/executeCommand
                   (list :command command :arguments (vconcat arguments))))

(defvar sdui--previews nil
  "The previews that were opened: lists of a URI, a screen or nil, and a file.")

(defun sdui--write-preview (preview)
  "Write the page of PREVIEW, and return its file."
  (pcase-let ((`(,uri ,screen ,file) preview))
    (let ((page (apply #'sdui--execute "sdui.preview" uri (and screen (list screen))))
          (coding-system-for-write 'utf-8))
      (make-directory (file-name-directory file) t)
      (with-temp-file file (insert page))
      file)))

(defun sdui-show-preview (uri &optional screen)
  "Show the preview of SCREEN, or of the first screen, of the document URI in the browser."
  (let ((preview (or (seq-find (lambda (known) (and (equal (car known) uri) (equal (cadr known) screen))) sdui--previews)
                     (list uri screen
                           (expand-file-name (concat "sdui/" (secure-hash 'sha256 (concat uri " " screen)) ".html")
                                             temporary-file-directory)))))
    (browse-url-of-file (sdui--write-preview preview))
    (cl-pushnew preview sdui--previews)))

(defun sdui-preview ()
  "Show the first screen of this file in the browser.  Saving the file writes its pages again."
  (interactive)
  (sdui-show-preview (sdui--uri)))

(defun sdui--refresh-previews ()
  "Write the pages of this file's previews again."
  (when (eglot-managed-p)
    (dolist (preview sdui--previews)
      (when (equal (car preview) (sdui--uri))
        (condition-case problem (sdui--write-preview preview)
          (error (message "The preview is that of an earlier text: %s" (error-message-string problem))))))))

(defun sdui--xref (location)
  "The item of LOCATION in a list of references."
  (let* ((start (plist-get (plist-get location :range) :start))
         (path (sdui--path (plist-get location :uri)))
         (line (1+ (plist-get start :line)))
         (text (with-current-buffer (find-file-noselect path)
                 (save-restriction
                   (widen)
                   (save-excursion
                     (goto-char (point-min))
                     (forward-line (1- line))
                     (string-trim (buffer-substring (line-beginning-position) (line-end-position))))))))
    (xref-make text (xref-make-file-location path line (plist-get start :character)))))

(defun sdui--show-locations (locations)
  "List LOCATIONS, or go to the only one."
  (xref-show-xrefs (lambda () (mapcar #'sdui--xref locations)) nil))

(defun sdui-run-command (command)
  "Run COMMAND, one of this editor or of the server."
  (let ((arguments (append (plist-get command :arguments) nil)))
    (pcase (plist-get command :command)
      ("sdui.showPreview" (sdui-show-preview (car arguments) (cadr arguments)))
      ("sdui.showReferences" (sdui--show-locations (nth 2 arguments)))
      ("sdui.showFindings" (sdui--show-locations (nth 1 arguments)))
      (name (apply #'sdui--execute name arguments)))))

;; Lenses

(defvar-local sdui--lenses nil "The lenses of this buffer, as the server sends them.")

(defun sdui-show-lenses ()
  "Show the lenses of this buffer above their lines."
  (interactive)
  (when (eglot-managed-p)
    (let ((buffer (current-buffer)))
      (jsonrpc-async-request
       (eglot-current-server) :textDocument/codeLens (list :textDocument (eglot--TextDocumentIdentifier))
       :success-fn (lambda (lenses)
                     (when (buffer-live-p buffer)
                       (with-current-buffer buffer
                         (sdui--place-lenses (append lenses nil))
                         (mapc #'sdui--resolve-lens lenses))))
       :error-fn #'ignore :timeout-fn #'ignore))))

(defun sdui--resolve-lens (lens)
  "Ask for the title of LENS, if it has none yet, and show it."
  (unless (plist-get lens :command)
    (let ((buffer (current-buffer)))
      (jsonrpc-async-request
       (eglot-current-server) :codeLens/resolve lens
       :success-fn (lambda (resolved)
                     (when (buffer-live-p buffer)
                       (with-current-buffer buffer
                         ;; Lenses of a later text have taken the place of those that were asked about.
                         (when (memq lens sdui--lenses)
                           (sdui--place-lenses (cl-substitute resolved lens sdui--lenses :test #'eq))))))
       :error-fn #'ignore :timeout-fn #'ignore))))

(defun sdui--command (lens)
  "The command of LENS, which a lens has only once it is resolved."
  (plist-get lens :command))

(defun sdui--line-of (lens)
  "The number of the line of LENS, from 1."
  (1+ (plist-get (plist-get (plist-get lens :range) :start) :line)))

(defun sdui--place-lenses (lenses)
  "Show LENSES above their lines in place of those before."
  (setq sdui--lenses lenses)
  (remove-overlays (point-min) (point-max) 'sdui-lens t)
  (pcase-dolist (`(,line . ,group) (seq-group-by #'sdui--line-of (seq-filter #'sdui--command lenses)))
    (save-excursion
      (goto-char (point-min))
      (forward-line (1- line))
      (let ((overlay (make-overlay (point) (point)))
            (titles (mapconcat (lambda (lens) (plist-get (sdui--command lens) :title)) group " | ")))
        (overlay-put overlay 'sdui-lens t)
        (overlay-put overlay 'before-string
                     (propertize (concat (make-string (current-indentation) ?\s) titles "\n") 'face 'shadow))))))

(defun sdui-lens ()
  "Run the lens of this line; with several, ask which."
  (interactive)
  (let* ((here (seq-filter (lambda (lens)
                             (and (= (sdui--line-of lens) (line-number-at-pos))
                                  (not (member (plist-get (sdui--command lens) :command) '(nil "")))))
                           sdui--lenses))
         (commands (mapcar #'sdui--command here))
         (titles (mapcar (lambda (command) (plist-get command :title)) commands)))
    (unless commands (user-error "There is no lens on this line"))
    (let ((title (if (cdr titles) (completing-read "Lens: " titles nil t) (car titles))))
      (sdui-run-command (seq-find (lambda (command) (equal (plist-get command :title) title)) commands)))))

;; The mode

(defun sdui--format-before-save ()
  "Format this buffer if `sdui-format-on-save' says so."
  (when (and sdui-format-on-save (eglot-managed-p)) (eglot-format-buffer)))

(defun sdui--after-save ()
  "Show lenses and previews of the saved text."
  (sdui-show-lenses)
  (sdui--refresh-previews))

(defvar sdui-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "C-c C-a") #'eglot-code-actions)
    (define-key map (kbd "C-c C-r") #'eglot-rename)
    (define-key map (kbd "C-c C-l") #'sdui-lens)
    (define-key map (kbd "C-c C-p") #'sdui-preview)
    map)
  "Keys of commands for which Emacs has none.")

(define-derived-mode sdui-mode prog-mode "SDUI"
  "Major mode for .sdui files."
  (setq-local comment-start "// ")
  (setq-local comment-start-skip "//+[ \t]*")
  (setq-local indent-tabs-mode nil)
  (setq-local tab-width 2)
  (setq-local indent-line-function #'sdui-indent-line)
  (setq-local electric-indent-chars (append "})]" electric-indent-chars))
  (setq-local font-lock-defaults '(sdui-font-lock-keywords))
  (add-hook 'before-save-hook #'sdui--format-before-save nil t)
  (add-hook 'after-save-hook #'sdui--after-save nil t)
  (add-hook 'eglot-managed-mode-hook #'sdui-show-lenses nil t))

(add-to-list 'auto-mode-alist '("\\.sdui\\'" . sdui-mode))
(add-hook 'sdui-mode-hook 'eglot-ensure)

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               '(sdui-mode "sduic" "lsp" :initializationOptions
                           (:commands ["sdui.showPreview" "sdui.showReferences" "sdui.showFindings"])))
  ;; Code actions name the same commands as lenses.
  (cl-defmethod eglot-execute-command (_server (command (eql sdui.showPreview)) arguments)
    (sdui-run-command (list :command (symbol-name command) :arguments arguments)))
  (cl-defmethod eglot-execute-command (_server (command (eql sdui.showReferences)) arguments)
    (sdui-run-command (list :command (symbol-name command) :arguments arguments)))
  (cl-defmethod eglot-execute-command (_server (command (eql sdui.showFindings)) arguments)
    (sdui-run-command (list :command (symbol-name command) :arguments arguments))))

(provide 'sdui)
;;; sdui.el ends here
