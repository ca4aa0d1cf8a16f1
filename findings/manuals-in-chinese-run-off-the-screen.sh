#!/bin/sh
# The manual page of a tool in Chinese, and in English for comparison, shown on a screen of 80 columns by man (with groff) and by mandoc.
# Guess: a paragraph is broken between characters where the line is full, as every editor and browser breaks Chinese.
# Seen (groff 1.22.4, mandoc 1.14.6): a line is broken at blanks only: the paragraph is one line of its whole length, of which a terminal without breaking of its own shows the first half.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in groff mandoc man-db; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' groff mandoc
cd "$folder"
export LC_ALL=C.UTF-8 MANWIDTH=80
page() {
  printf '.TH BAN 1 2026-01-05\n.SH %s\n%s\n' "$1" "$2"
}
page 说明 本公司为家居定制供应链提供板材、五金、封边及物流服务，所有侧板厚度均为十八毫米，封边一毫米，请在下单前核对尺寸并与门店确认颜色，如有疑问请致电客服。 > zh.1
page DESCRIPTION 'We supply boards, fittings, edges and transport to makers of furniture. All side panels are eighteen millimetres thick. Check the sizes and the colour with the shop before you order.' > en.1
columns() {
  python3 -c 'import sys, unicodedata; lines = [sum(1 + (unicodedata.east_asian_width(c) in "WF") for c in line.rstrip()) for line in sys.stdin]; print(max(lines), "columns at most")'
}
for page in en zh; do
  echo "man $page: $(man -l --encoding=UTF-8 ./$page.1 2>/dev/null | col -bx | columns)"
  echo "mandoc $page: $(mandoc -Tutf8 -O width=78 $page.1 2>/dev/null | col -bx | columns)"
done | tee seen
diff seen - <<'T'
man en: 78 columns at most
mandoc en: 78 columns at most
man zh: 155 columns at most
mandoc zh: 155 columns at most
T
