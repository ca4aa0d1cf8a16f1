#!/bin/sh
# Boards with a bar in the name, 橡木|胡桃木, and their price, in a table that tabulate writes for Markdown (github), reStructuredText (grid), Jira and MediaWiki; that of Markdown is made a page of by cmark-gfm, those of Jira and MediaWiki are read by Pandoc.
# Guess: two cells in each row, as tabulate escapes what it writes for HTML and LaTeX.
# Seen: the bar is written as it is. In Markdown and Jira 橡木 and 胡桃木 are two cells, and with Markdown the price falls off. In the grid and in MediaWiki one bar is no mark.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in cmark-gfm pandoc python3-lxml python3-tabulate; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' cmark-gfm pandoc python3-tabulate
cd "$folder"
export LC_ALL=C.UTF-8 PYTHONIOENCODING=utf-8
cat > write.py <<'P'
import sys
from tabulate import tabulate
print(tabulate([['橡木|胡桃木', 89.5]], headers=['name', 'price'], tablefmt=sys.argv[1]))
P
cat > cells.py <<'P'
import sys
import lxml.html
page = lxml.html.fromstring(sys.stdin.buffer.read().decode('utf-8'))
print(sys.argv[1], [cell.text_content().strip() for cell in page.iter('td')])
P
{
  /usr/bin/python3 write.py github | cmark-gfm -e table | /usr/bin/python3 cells.py Markdown
  /usr/bin/python3 write.py grid | pandoc -f rst -t html | /usr/bin/python3 cells.py grid
  /usr/bin/python3 write.py jira | pandoc -f jira -t html | /usr/bin/python3 cells.py Jira
  /usr/bin/python3 write.py mediawiki | pandoc -f mediawiki -t html | /usr/bin/python3 cells.py MediaWiki
} | tee seen
diff seen - <<'T'
Markdown ['橡木', '胡桃木']
grid ['橡木|胡桃木', '89.5']
Jira ['橡木', '胡桃木', '89.5']
MediaWiki ['橡木|胡桃木', '89.5']
T
