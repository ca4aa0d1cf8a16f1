#!/bin/sh
# A drawing as PDF, printed by CUPS with a label on each page (the option page-label, of which its manual says that it prints the text above and below), 内部资料 and Internal: what its filter pdftopdf makes of it, as pdftotext reads it.
# Guess: the label in Chinese, or nothing, or boxes, since the document's own words are.
# Seen (cups-filters 1.28.17): each byte of the label is there as a sign and eight octal digits, 77777745 for E5, so that every page says 777777457777760677777605... above and below, beside the words of the drawing, which are right. In ASCII it is right.
set -eu
for package in cups-filters poppler-utils weasyprint fonts-noto-cjk; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' cups-filters
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '<meta charset="utf-8"><style>@page { size: A4 landscape }</style><p>侧板 2400</p>' | weasyprint -q - plan.pdf 2>/dev/null
for label in 内部资料 Internal; do
  CONTENT_TYPE=application/pdf PPD= /usr/lib/cups/filter/pdftopdf 1 user plan 1 "page-label=$label" plan.pdf > printed.pdf 2>log
  echo "$label: $(pdftotext printed.pdf - | tr -s '\n\f' ' ')"
done | tee seen
diff seen - <<'T'
内部资料: 777777457777760677777605777777517777760377777650777777507777766577777604777777467777762677777631 侧板 2400 777777457777760677777605777777517777760377777650777777507777766577777604777777467777762677777631 
Internal: Internal 侧板 2400 Internal 
T
