#!/bin/sh
# A deadline typed at Org's prompt for dates (org-read-date) as days are written in China: 2026/1/5, 2026.1.5, 2026年1月5日, 1月5日 and 下午3:30; beside 2026-1-5, which its manual has. Today is 15 November 2026.
# Guess: 5 January 2026 where it is understood, else an error, or today.
# Seen: emacs 28.2 (Org 9.5) takes 2026/1/5 and 2026年1月5日 for the first of December 2026 and 1月5日 for the first of December 2005, since it is after today or before; of 2026.1.5 it makes December as well.
# 下午3:30 is 15 November. Nothing says that the rest of the text was left out.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s emacs-nox >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends emacs-nox; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' emacs-nox
cd "$folder"
export LC_ALL=C.UTF-8 TZ=Asia/Shanghai
cat > ask.el <<'L'
(require 'org)
(let ((now (encode-time 0 0 12 15 11 2026)))
  (cl-letf (((symbol-function 'current-time) (lambda () now)))
    (dolist (text '("2026-1-5" "26-1-5" "1/5/2026" "5.1.2026" "2026/1/5" "2026.1.5" "2026年1月5日" "1月5日" "下午3:30"))
      (princ (format "%s: %s\n" text (condition-case said (org-read-date t nil text nil now) (error said)))))))
L
emacs -Q --batch -l ask.el 2>said | tee seen
diff seen - <<'T'
2026-1-5: 2026-01-05
26-1-5: 2026-01-05
1/5/2026: 2026-01-05
5.1.2026: 2026-01-05
2026/1/5: 2026-12-01
2026.1.5: 2026-12-01
2026年1月5日: 2026-12-01
1月5日: 2005-12-01
下午3:30: 2026-11-15
T
