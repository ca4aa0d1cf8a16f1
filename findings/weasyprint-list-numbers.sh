#!/bin/sh
# Guess: WeasyPrint, made to print HTML, numbers <ol start="5">, <li value="9">, <ol reversed> and <ol type="a"> as browsers do.
# Versions: weasyprint 57.2, pdftotext of poppler-utils 22.12.0; wkhtmltopdf 0.12.6 beside it.
# Behaviour: by default each list begins with 1, in digits: it takes these attributes for hints of presentation, which are
# off. With --presentational-hints start, value and type count, but reversed still does not. wkhtmltopdf has all four right.
# Output: see the end of this script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in weasyprint poppler-utils wkhtmltopdf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' weasyprint poppler-utils wkhtmltopdf
cd "$folder"
cat > lists.html <<'H'
<!doctype html><title>lists</title>
<ol start="5"><li>a<li value="9">b</ol><ol reversed><li>c<li>d</ol><ol type="a" start="3"><li>e</ol>
H
weasyprint -q lists.html plain.pdf
weasyprint -q --presentational-hints lists.html hints.pdf
QT_QPA_PLATFORM=offscreen wkhtmltopdf -q lists.html webkit.pdf
for name in plain hints webkit; do
  echo "$name: $(pdftotext -layout "$name.pdf" - | tr -s ' \n\f' ' ' | sed 's/^ //;s/ $//')"
done > seen
cat seen
cat > expected <<'T'
plain: 1. a 2. b 1. c 2. d 1. e
hints: 5. a 9. b 1. c 2. d c. e
webkit: 5. a 9. b 2. c 1. d c. e
T
cmp seen expected
