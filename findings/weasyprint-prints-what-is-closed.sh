#!/bin/sh
# Guess: WeasyPrint, a renderer of HTML for print, leaves out what every browser leaves out: a closed <dialog>, the content of
# a closed <details>.
# Seen (WeasyPrint 57.2): it prints the dialog and the content of the details; <template>, <datalist> and `hidden` it leaves out.
set -eu
for package in weasyprint poppler-utils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' weasyprint
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > a.html <<'H'
<!doctype html><title>a</title><dialog>dialog</dialog><details><summary>summary</summary>details</details>
<template>template</template><datalist><option>datalist</option></datalist><p hidden>hidden</p><p>end</p>
H
weasyprint -q a.html a.pdf
seen=$(pdftotext a.pdf - | tr -s '\n\f' ' ')
echo "$seen"
[ "$seen" = 'dialog summary details end ' ]
