#!/bin/sh
# Guess: LibreOffice, opening HTML, leaves out what `display:none` or `hidden` hides, as browsers do; office people print
# and convert pages by it.
# Version: libreoffice-writer 7.4.7.
# Behaviour: it shows all of it: a span in a line, a paragraph, a division, a row, a cell, and what has the attribute.
# Output: see the end of this script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s libreoffice-writer >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends libreoffice-writer; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' libreoffice-writer
cd "$folder"
cat > page.html <<'H'
<!doctype html><html><head><title>page</title></head><body>
<p>begin <span style="display:none">span</span></p><p style="display:none">paragraph</p><div style="display:none">division</div>
<table><tr><td>table</td><td style="display:none">cell</td></tr><tr style="display:none"><td>row</td></tr></table>
<p hidden>attribute</p><p>end</p></body></html>
H
HOME="$folder" soffice --headless --convert-to 'txt:Text (encoded):UTF8' page.html >/dev/null 2>&1
tr -s ' \t\n\f' '\n' < page.txt | sed 's/^\xef\xbb\xbf//;/^$/d' > seen
cat seen
printf '%s\n' begin span paragraph division table cell row attribute end > expected
cmp seen expected
