#!/bin/sh
# Guess: zbarimg reads from a QR code of qrencode the Chinese text that was written; both use UTF-8.
# Seen (qrencode 4.1.1, zbar 0.23.92): for some texts. 家居 comes back, 供应链 and 佛山市顺德区龙江镇 come back as Japanese: a QR
# code without a mark of its encoding is guessed at, and UTF-8 whose bytes also are Shift JIS is taken for that.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in qrencode zbar-tools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' qrencode zbar-tools
seen=$(for text in 家居 供应链 佛山市顺德区龙江镇; do
  qrencode -8 -o "$folder/a.png" "$text"
  test "$(zbarimg -q --raw "$folder/a.png" 2>/dev/null)" = "$text" && echo "$text same" || echo "$text other"
done)
echo "$seen"
[ "$seen" = '家居 same
供应链 other
佛山市顺德区龙江镇 other' ]
