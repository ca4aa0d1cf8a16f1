#!/bin/sh
# An offer as a table of Org: price and number in columns, the formula $3=$1*$2, and their sum. A price of 1234567.89 for 100 pieces, one of 89.50, one of 12345.67.
# Guess: 123456789 or 123456789.00, to the cent, as 16 digits are there.
# Seen: emacs 28.2 (Org 9.5) reckons with eight digits by default: 123456790., a yuan too much, and 123444350. in place of 123444354.33. With ;%.2f it is as wrong, with .00 behind it; with ;f2, right.
# A price with a comma (1,299.50) is a vector, (2., 599.), and with ;%.2f it is 0.00.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s emacs-nox >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends emacs-nox; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' emacs-nox
cd "$folder"
export LC_ALL=C.UTF-8
cat > table.el <<'L'
(require 'org)
(require 'org-table)
(dolist (format '("" ";%.2f" ";f2"))
  (with-temp-buffer
    (org-mode)
    (insert "| 1234567.89 | 100 | |\n| 89.50 | 3 | |\n| 12345.67 | 9999 | |\n| 1,299.50 | 2 | |\n#+TBLFM: $3=$1*$2" format "\n")
    (search-backward "TBLFM")
    (org-table-calc-current-TBLFM)
    (princ (buffer-string))))
L
emacs -Q --batch -l table.el 2>said | tee seen
diff seen - <<'T'
| 1234567.89 |  100 | 123456790. |
|      89.50 |    3 |      268.5 |
|   12345.67 | 9999 | 123444350. |
|   1,299.50 |    2 | (2., 599.) |
#+TBLFM: $3=$1*$2
| 1234567.89 |  100 | 123456790.00 |
|      89.50 |    3 |       268.50 |
|   12345.67 | 9999 | 123444350.00 |
|   1,299.50 |    2 |         0.00 |
#+TBLFM: $3=$1*$2;%.2f
| 1234567.89 |  100 |   123456789.00 |
|      89.50 |    3 |         268.50 |
|   12345.67 | 9999 |   123444354.33 |
|   1,299.50 |    2 | (2.00, 599.00) |
#+TBLFM: $3=$1*$2;f2
T
