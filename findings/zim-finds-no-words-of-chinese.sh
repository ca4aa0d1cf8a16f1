#!/bin/sh
# A manual for places without a network as a ZIM file (zimwriterfs -l zho, with its full-text index): a page 实木衣柜说明 with 侧板长2.5米，厚18mm。供应链管理, and a page 门板; asked for by zimsearch.
# Guess: 衣柜, 供应链 and 18mm are found, as Xapian, which it uses, splits Chinese into pairs of characters.
# Seen: zim-tools 3.1.3 finds what stands between two marks as a whole alone: 门板, 实木衣柜说明 and 供应链管理; 衣柜, 供应链 and 18mm are not found.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in zim-tools zimwriterfs imagemagick; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' zim-tools zimwriterfs imagemagick
cd "$folder"
export LC_ALL=C.UTF-8
mkdir in
printf '<html lang="zh"><head><meta charset="utf-8"><title>实木衣柜说明</title></head><body><p>侧板长2.5米，厚18mm。供应链管理</p></body></html>' > in/index.html
printf '<html lang="zh"><head><meta charset="utf-8"><title>门板</title></head><body><p>门板，铰链</p></body></html>' > in/doors.html
convert -size 48x48 xc:white in/icon.png
zimwriterfs -w index.html -I icon.png -l zho -n manual -t 手册 -d x -c x -p x in manual.zim >said 2>&1
for words in 门板 实木衣柜说明 供应链管理 铰链 衣柜 实木衣柜 供应链 18mm 厚18mm; do
  echo "$words: $(zimsearch manual.zim "$words" 2>said | sed -n 's/.*:\t//p' | paste -sd' ')"
done | tee seen
diff seen - <<'T'
门板: 门板
实木衣柜说明: 实木衣柜说明
供应链管理: 实木衣柜说明
铰链: 门板
衣柜: 
实木衣柜: 
供应链: 
18mm: 
厚18mm: 实木衣柜说明
T
