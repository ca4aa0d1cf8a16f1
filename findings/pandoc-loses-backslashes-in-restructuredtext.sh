#!/bin/sh
# Places of drawings, C:\图纸\柜 and \\服务器\图纸, and C:\share\new, in a text that Pandoc writes as reStructuredText and docutils makes a page of (and Pandoc itself reads again).
# Guess: the same places: a writer escapes what its format takes for a mark, as Pandoc does with * there.
# Seen: C:图纸柜, \服务器图纸 and C:sharenew: the backslashes are not doubled, and readers take each for an escape. The asterisk before 18 is escaped.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in pandoc python3-docutils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' pandoc python3-docutils
cd "$folder"
export LC_ALL=C.UTF-8 PYTHONIOENCODING=utf-8
printf '<p>C:\\图纸\\柜</p><p>\\\\服务器\\图纸</p><p>C:\\share\\new</p><p>*18</p>\n' > text.html
pandoc -f html -t rst text.html > text.rst
{
  rst2html text.rst 2>/dev/null | sed -n 's/^<p>\(.*\)<\/p>$/docutils: \1/p'
  pandoc -f rst -t plain text.rst | sed -n 's/^./Pandoc: &/p'
} | tee seen
diff seen - <<'T'
docutils: C:图纸柜
docutils: \服务器图纸
docutils: C:sharenew
docutils: *18
Pandoc: C:图纸柜
Pandoc: \服务器图纸
Pandoc: C:sharenew
Pandoc: *18
T
