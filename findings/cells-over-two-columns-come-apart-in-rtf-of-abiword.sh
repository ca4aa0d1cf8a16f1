#!/bin/sh
# A table in HTML with a total over two columns and, above it, a plain paragraph, made HTML by AbiWord without its window: straight, and by way of its own RTF.
# Guess: one table with the total over two columns, and plain letters, either way, as RTF is a format that AbiWord both writes and reads.
# Seen (AbiWord 3.0.5): straight there is one table with a cell of two columns. By its own RTF there are two tables, with no such cell, and the letters are bold.
set -eu
packages='abiword'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
cat > table.html <<'H'
<html><head><meta charset="utf-8"></head><body><p>Prices</p><table><tr><td colspan="2">Total</td></tr><tr><td>a</td><td>b</td></tr></table></body></html>
H
word() { HOME=$folder abiword --to="$1" -o "$2" "$3" >/dev/null 2>&1; }
tell() { echo "$1: tables $(grep -c '<table' "$2"), cells of two columns $(grep -c 'colspan="2"' "$2"), bold $(grep -c 'font-weight:bold' "$2" | sed 's/^[1-9].*/yes/; s/^0$/no/')"; }
word html straight.html table.html
word rtf made.rtf table.html
word html rtf.html made.rtf
{ tell straight straight.html; tell 'by RTF' rtf.html; } | tee seen
diff seen - <<'T'
straight: tables 1, cells of two columns 1, bold no
by RTF: tables 2, cells of two columns 0, bold yes
T
