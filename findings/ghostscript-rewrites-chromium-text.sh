#!/bin/sh
# A Chinese page that Chromium has printed to PDF, made smaller or newer by what offices use for that, as a portal for files asks.
# Guess: its text can still be copied and found: 公司，编号, as before.
# Seen (Ghostscript 10.00, poppler 22.12, mupdf 1.21, qpdf 11.3, Chromium 156): mutool clean and qpdf keep it. pdftocairo gives radicals for characters (⽰ for
# 示, ⽇ for 日). Ghostscript does, too, and writes 公ø and 编÷ for 公司 and 编号: Chromium says for each stretch what its glyphs stand for
# (ActualText), which both drop.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in chromium-headless-shell fonts-noto-cjk ghostscript poppler-utils mupdf-tools qpdf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ghostscript poppler-utils mupdf-tools qpdf chromium-headless-shell
cd "$folder"
cat > a.html <<'H'
<!doctype html><html lang="zh-CN"><meta charset="utf-8"><style>body { font: 16px 'Noto Sans CJK SC' }</style>
<p>演示公司，编号，日期</p>
H
chromium-headless-shell --no-sandbox --headless --disable-gpu --no-pdf-header-footer --print-to-pdf=a.pdf "file://$folder/a.html" >/dev/null 2>&1
gs -q -dNOPAUSE -dBATCH -sDEVICE=pdfwrite -o gs.pdf a.pdf
pdftocairo -pdf a.pdf cairo.pdf
mutool clean -gggg a.pdf mutool.pdf
qpdf --linearize a.pdf qpdf.pdf
for one in a mutool qpdf cairo gs; do
  echo "$one $(pdftotext -raw "$one.pdf" - | tr -d '\n\f')"
done | tee seen
diff seen - <<'T'
a 演示公司，编号，日期
mutool 演示公司，编号，日期
qpdf 演示公司，编号，日期
cairo 演⽰公司，编号，⽇期
gs 演⽰公ø，编÷，⽇期
T
