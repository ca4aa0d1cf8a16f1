#!/bin/sh
# Guess: WeasyPrint numbers a list of `list-style: simp-chinese-informal` 一、 二、 like Chromium; the style is one of CSS.
# Seen (WeasyPrint 57.2, Chromium 156): Chromium does; WeasyPrint numbers 1. 2. cjk-decimal it knows.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in chromium-headless-shell weasyprint poppler-utils fonts-noto-cjk; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' chromium-headless-shell weasyprint
cd "$folder"
cat > a.html <<'H'
<!doctype html><html lang="zh-CN"><meta charset="utf-8"><ol style="list-style: simp-chinese-informal"><li>总则<li>附则</ol>
<ol style="list-style: cjk-decimal"><li>范围</ol>
H
chromium-headless-shell --no-sandbox --headless --disable-gpu --no-pdf-header-footer --print-to-pdf=c.pdf "file://$folder/a.html" >/dev/null 2>&1
weasyprint -q a.html w.pdf
for file in c.pdf w.pdf; do pdftotext -layout "$file" - | tr -d ' \f' | grep .; done | tee seen
diff seen - <<'T'
一、总则
二、附则
一、范围
1.总则
2.附则
一、范围
T
