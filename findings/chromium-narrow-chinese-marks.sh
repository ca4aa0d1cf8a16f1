#!/bin/sh
# Guess: every Chinese character and mark is as wide as the font is high: eleven of 16 px take 176 px, and fit in 11em.
# Seen (Chromium 156, headless shell, Noto Sans CJK): 据（《标准》）。共十个 takes 152 px, since `text-spacing-trim` is on by
# default and halves a mark next to another; `text-spacing-trim: space-all` brings the 176 px back. Columns of text that are
# aligned by the count of their characters are not aligned.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in chromium-headless-shell fonts-noto-cjk; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
cat > "$folder/page.html" <<'H'
<!doctype html><html lang="zh-CN"><meta charset="utf-8"><style>body { font: 16px 'Noto Sans CJK SC' }</style>
<p><span>据（《标准》）。共十个</span><p><span style="text-spacing-trim: space-all">据（《标准》）。共十个</span><p id="out"></p>
<script>out.textContent = Array.from(document.querySelectorAll('span'), (span) => Math.round(span.getBoundingClientRect().width)).join(' ')</script>
H
chromium-headless-shell --version
seen=$(chromium-headless-shell --no-sandbox --headless --disable-gpu --dump-dom "file://$folder/page.html" 2>/dev/null | grep -oE '<p id="out">[0-9 ]*')
echo "$seen"
[ "$seen" = '<p id="out">152 176' ]
