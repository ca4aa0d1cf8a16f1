#!/bin/sh
# Codes in a text, A_1_2, +橡木+, ~18~ and $单价$, put by Pandoc from HTML into Org's markup, and made a page of by Emacs.
# Guess: the same codes: a writer escapes what its format takes for a mark.
# Seen: nothing is escaped: A with 1 and 2 lowered, 橡木 struck out, 18 as code, 单价 a formula. Pandoc's own reader of Org sees them so as well.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in emacs-nox pandoc; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' emacs-nox pandoc
cd "$folder"
export LC_ALL=C.UTF-8
printf '<p>A_1_2</p><p>+橡木+</p><p>~18~</p><p>$单价$</p>\n' > text.html
pandoc -f html -t org text.html > text.org
emacs --batch --eval '(progn (require (quote ox-html)) (find-file "text.org") (org-export-to-file (quote html) "org.html" nil nil nil t))' 2>/dev/null
{
  sed -n '/^<p>$/{n;p}' org.html
  echo "Pandoc: $(pandoc -f org -t html text.org | tr '\n' ' ')"
} | tee seen
diff seen - <<'T'
A<sub>1</sub><sub>2</sub>
<del>橡木</del>
<code>18</code>
\(单价\)
Pandoc: <p>A<sub>12</sub></p> <p><del>橡木</del></p> <p><code>18</code></p> <p><span class="math inline"><em>单</em><em>价</em></span></p> 
T
