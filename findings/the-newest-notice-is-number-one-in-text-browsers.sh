#!/bin/sh
# Notices with the newest first, counted down as <ol reversed>, and one that goes on at a number, <ol start="7">, shown by text browsers and made text by pandoc, html2text and python3-html2text.
# Guess: 3, 2, 1 and 7, 8, as in all graphical browsers since 2013.
# Seen: w3m 0.5.3, lynx 2.9.0dev, elinks 0.13.2 and links 2.28 count 1, 2, 3, so that a notice has other numbers than on the page; start they know. pandoc 2.17 and python3-html2text 2020.1.16 do the same; html2text 1.3.2a knows neither.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='elinks html2text links lynx pandoc python3-html2text w3m'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
printf '<!DOCTYPE html><meta charset="utf-8"><p>Notices</p><ol reversed><li>April</li><li>March</li><li>January</li></ol><p>More</p><ol start="7"><li>July</li><li>August</li></ol>' > page.html
show() {
  printf '%s:' "$1"
  shift
  "$@" 2>/dev/null | sed 's/\xc2\xa0/ /g' | grep -oE '[0-9]+\. +[A-Z][a-z]+' | tr -s '\n ' ' ' | sed 's/^/ /;s/ $//'
  echo
}
{
  show w3m w3m -dump -O UTF-8 page.html
  show lynx lynx -dump page.html
  show elinks elinks -dump -dump-charset utf-8 page.html
  show links links -dump page.html
  show pandoc pandoc -f html -t plain page.html
  show html2text html2text -utf8 page.html
  show python3-html2text html2markdown page.html
} | tee seen
diff seen - <<'T'
w3m: 1. April 2. March 3. January 7. July 8. August
lynx: 1. April 2. March 3. January 7. July 8. August
elinks: 1. April 2. March 3. January 7. July 8. August
links: 1. April 2. March 3. January 7. July 8. August
pandoc: 1. April 2. March 3. January 7. July 8. August
html2text: 1. April 2. March 3. January 1. July 2. August
python3-html2text: 1. April 2. March 3. January 7. July 8. August
T
