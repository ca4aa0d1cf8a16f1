#!/bin/sh
# A statement as CSV in a page of Docutils (csv-table): a refund written as bookkeepers do, - 899.00 with a blank behind the minus, a part that begins with its number, 1. 侧板, and the grade E. 五金 of a list; beside them -899.00 without a blank.
# Guess: the cells as the CSV has them: data, and no text of a writer.
# Seen (Docutils 0.19): each cell is read as a text of its own: the refund is a point of a list with 899.00 in it, without its minus; 1. 侧板 and E. 五金 are lists that begin with 1 and E. The cell -899.00 stays.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-docutils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-docutils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-docutils
cd "$folder"
cat > make.py <<'P'
import re
import docutils.core
page = '''
.. csv-table::

   退款,"- 899.00"
   退款,"-899.00"
   部件,"1. 侧板"
   分类,"E. 五金"
'''
body = docutils.core.publish_parts(page, writer_name='html5')['body']
for name, cell in re.findall(r'<tr><td><p>(.*?)</p></td>\s*<td>(.*?)</td>', body, re.S):
    print('%s: %s' % (name, re.sub(r'\s+', ' ', re.sub(r' class="[^"]*"', '', cell)).strip()))
P
PYTHONIOENCODING=utf-8 /usr/bin/python3 make.py | tee seen
diff seen - <<'T'
退款: <ul> <li><p>899.00</p></li> </ul>
退款: <p>-899.00</p>
部件: <ol> <li><p>侧板</p></li> </ol>
分类: <ol start="5"> <li><p>五金</p></li> </ol>
T
