#!/bin/sh
# Three folders of an older Chinese Windows, 目录 (list), 图纸 (drawings) and 报价 (offers), whose names are in GBK, brought to UTF-8 by convmv -f gbk -t utf8.
# Guess: the three names in Chinese, as -f says that all of them are in GBK.
# Seen (convmv 2.05): 报价 is right, but 目录 stays Ŀ¼ and 图纸 stays ͼֽ: the four bytes of each happen to be two characters of UTF-8, and convmv leaves out names that "already" are in UTF-8. It says so among its lines and succeeds. With --nosmart all are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='convmv'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
for option in '' --nosmart; do
  rm -rf old
  for name in 目录 图纸 报价; do
    mkdir -p "old/$(printf %s "$name" | iconv -f utf-8 -t gbk)"
  done
  convmv -f gbk -t utf8 --notest $option -r old >/dev/null 2>&1
  printf "option '%s': %s\n" "$option" "$(ls old | sort | xargs)"
done
} > seen
cat seen
diff seen - <<'T'
option '': Ŀ¼ ͼֽ 报价
option '--nosmart': 图纸 报价 目录
T
