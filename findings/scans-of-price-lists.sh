#!/bin/sh
# A price list, printed and scanned: 侧板 of 1220×2440×18mm at ¥89.50, 2.98㎡ of it, and a hinge of Φ35, made into a PDF that can be searched by tesseract.
# Guess: characters this clear are read as they are, at least the words and numbers, and a word that is read is found in the PDF.
# Seen (tesseract 5.3.0, chi_sim 4.1.0): words and numbers are, but ¥ is Y, ㎡ is m, × is X, and Φ35 is 中35, which is a word. With eng beside it ¥ is right, but Chinese words
# become capitals of Latin. In the PDF each character stands for itself, so that pdftotext 22.12.0 and with it an index has 侧 板: 侧板 is not found, though the plain text of the
# same run has it.
set -eu
for package in tesseract-ocr tesseract-ocr-chi-sim poppler-utils fonts-noto-cjk chromium; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' tesseract-ocr tesseract-ocr-chi-sim chromium
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > list.html <<'T'
<meta charset=utf-8><style>body{font:44px "Noto Sans CJK SC";margin:40px}td{padding:8px 24px}</style>
<table><tr><td>侧板<td>1220×2440×18mm<td>¥89.50<td>2.98㎡<tr><td>门板<td>600×400×18<td>¥1,203.00<td>E0级<tr><td>铰链<td>Φ35<td>¥3.20<td>10只</table>
T
chromium --headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --user-data-dir="$folder/profile" --force-device-scale-factor=2 --window-size=1200,320 \
  --screenshot=list.png list.html >/dev/null 2>&1
tesseract list.png list -l chi_sim --psm 6 txt pdf 2>/dev/null
tesseract list.png both -l chi_sim+eng --psm 6 txt 2>/dev/null
pdftotext -layout list.pdf pdf.txt
found() { for text in 侧板 2440 '¥89.50' 'Y89.50' '2.98㎡' Φ35 中35; do if grep -qF "$text" "$1"; then printf ' %s' "$text"; fi; done; }
{
  echo "text:$(found list.txt)"
  echo "with eng:$(found both.txt)"
  echo "PDF:$(found pdf.txt)"
  grep -o '侧 板' pdf.txt
} | tee seen
diff seen - <<'T'
text: 侧板 2440 Y89.50 中35
with eng: 2440 ¥89.50
PDF: 2440 Y89.50
侧 板
T
