#!/bin/sh
# Chromium, counting the items of a list by `counter(list-item)` in a `::before` of the page.
# Guess: it is the number that the item's own marker shows, as css-lists says: with `start`, `value` and `reversed`.
# Seen (Chromium 156, headless shell): `start` counts; `value` and `reversed` do not. Of `<li value=7>` as second item the
# marker says 7 and the counter 2; a reversed list of two counts 0 and -1 where the markers say 2 and 1.
set -eu
command -v chromium-headless-shell >/dev/null || { apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell; } >/dev/null
command -v pdftotext >/dev/null || { apt-get update && apt-get install -y --no-install-recommends poppler-utils; } >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/page.html" <<'HTML'
<!doctype html><style>ol{list-style:none}li::before{content:"n" counter(list-item) "n"}</style>
<ol start=3><li>a<li value=7>b<li>c</ol><ol reversed><li>d<li>e</ol>
HTML
chromium-headless-shell --version
chromium-headless-shell --no-sandbox --headless --disable-gpu --print-to-pdf="$folder/page.pdf" "file://$folder/page.html" >/dev/null 2>&1
found=$(pdftotext -raw "$folder/page.pdf" - | grep -oE 'n-?[0-9]+n[a-e]' | tr '\n' ' ')
echo "$found"
[ "$found" = 'n3na n4nb n5nc n0nd n-1ne ' ]
