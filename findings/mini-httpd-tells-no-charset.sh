#!/bin/sh
# A folder with a page and a drawing with Chinese names, served by mini_httpd: the page, the listing of the folder, and the page for what is not there (404), with the charset for pages by default (UTF-8) and by -T gb18030.
# Guess: Content-Type: text/html; charset=UTF-8 for each, or gb18030 with -T.
# Seen: mini_httpd 1.30 says charset=%s for the listing and for 404, the placeholder itself; no browser knows it, and what programs guess is their own. The page has UTF-8, and with -T gb18030.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in mini-httpd curl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' mini-httpd curl
cd "$folder"
mkdir files
echo '<p>侧板</p>' > files/page.html
: > files/侧板.pdf
chmod 755 "$folder"
mini_httpd -D -h 127.0.0.1 -p 22081 -d "$folder/files" -u root >said 2>&1 &
first=$!
mini_httpd -D -h 127.0.0.1 -p 22082 -d "$folder/files" -u root -T gb18030 >>said 2>&1 &
second=$!
trap 'kill "$first" "$second"; rm -rf "$folder"' EXIT
for port in 22081 22082; do
  until curl -s -o page "http://127.0.0.1:$port/page.html"; do sleep 0.2; done
  for path in page.html '' none; do
    echo "$port /$path: $(curl -s -o page -w '%{http_code} %{content_type}' "http://127.0.0.1:$port/$path")"
  done
done | sed 's/^22081/default/;s/^22082/-T gb18030/' | tee seen
diff seen - <<'T'
default /page.html: 200 text/html; charset=UTF-8
default /: 200 text/html; charset=%s
default /none: 404 text/html; charset=%s
-T gb18030 /page.html: 200 text/html; charset=gb18030
-T gb18030 /: 200 text/html; charset=%s
-T gb18030 /none: 404 text/html; charset=%s
T
