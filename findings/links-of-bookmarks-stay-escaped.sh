#!/bin/sh
# Links of a supplier's list as browsers export their bookmarks (NETSCAPE-Bookmark-file-1), https://example.com/list?a=1&b=2 with the name 门 & 柜 <600, read by the parser of Shaarli (php-netscape-bookmark-parser), and by python3-lxml.
# Guess: the link and the name as they are in the browser: the file is HTML, and browsers escape & and < in it.
# Seen: a=1&amp;b=2, and 门 &amp; 柜 &lt;600: nothing is decoded, and the link leads elsewhere. A folder named "家居 定制" becomes two tags.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in php-cli php-netscape-bookmark-parser python3-lxml; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-netscape-bookmark-parser
cd "$folder"
export LC_ALL=C.UTF-8 PYTHONIOENCODING=utf-8
cat > bookmarks.html <<'B'
<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<DL><p>
<DT><H3>家居 定制</H3>
<DL><p>
<DT><A HREF="https://example.com/list?a=1&amp;b=2" ADD_DATE="1767576600">门 &amp; 柜 &lt;600</A>
</DL><p>
</DL><p>
B
cat > read.php <<'P'
<?php
error_reporting(E_ALL & ~E_DEPRECATED & ~E_WARNING);
require 'Shaarli/NetscapeBookmarkParser/autoload.php';
$link = (new Shaarli\NetscapeBookmarkParser\NetscapeBookmarkParser())->parseString(file_get_contents('bookmarks.html'))[0];
echo 'Shaarli: ', $link['uri'], ' ', $link['title'], ' ', json_encode($link['tags'], JSON_UNESCAPED_UNICODE), "\n";
P
{
  php read.php
  /usr/bin/python3 -c "import lxml.html; link = lxml.html.parse('bookmarks.html', lxml.html.HTMLParser(encoding='utf-8')).find('.//a'); print('lxml:', link.get('href'), link.text)"
} | tee seen
diff seen - <<'T'
Shaarli: https://example.com/list?a=1&amp;b=2 门 &amp; 柜 &lt;600 ["家居","定制"]
lxml: https://example.com/list?a=1&b=2 门 & 柜 <600
T
