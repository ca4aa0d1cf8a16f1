#!/bin/sh
# A line break in the source of a page between two Chinese characters, as editors and formatters make.
# Guess: a browser drops it there, as CSS Text says for East Asian text, so that the text is as wide as without it.
# Seen: Chromium 156 (headless shell) and WeasyPrint 57.2 print a space, w3m 0.5.3 none. In a page for all of them a Chinese
# paragraph has to be one line of source.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in chromium-headless-shell weasyprint w3m poppler-utils fonts-noto-cjk; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' chromium-headless-shell weasyprint w3m
cd "$folder"
printf '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><p>第一行\n第二行</p>' > a.html
chromium-headless-shell --no-sandbox --headless --disable-gpu --no-pdf-header-footer --print-to-pdf=c.pdf "file://$folder/a.html" >/dev/null 2>&1
weasyprint -q a.html w.pdf
seen=$(
  for file in c.pdf w.pdf; do pdftotext "$file" - | grep 行; done
  w3m -dump a.html | grep 行
)
echo "$seen"
[ "$seen" = '第一行 第二行
第一行 第二行
第一行第二行' ]
