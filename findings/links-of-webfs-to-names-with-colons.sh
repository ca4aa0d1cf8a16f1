#!/bin/sh
# A folder of drawings and notes with colons in their names, K1:左门.pdf, 9:30送货.pdf, 图:3.pdf and 侧板.pdf, listed by webfsd, nginx and http.server of Python; fetched by its links as a browser resolves them, and by rclone.
# Guess: each link leads to its file: a name with a colon needs ./ before it or %3A (RFC 3986, 4.2), since K1: would be a scheme.
# Seen: nginx 1.22 and Python 3.11 write %3A. webfsd 1.21 writes K1:... as it is: a browser takes it for an address of scheme k1 and opens nothing; rclone 1.60.1 leaves out all three with a colon, without a word at its
# default of messages. 侧板.pdf is there.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in webfs nginx-light python3 curl rclone; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' webfs nginx-light python3 curl rclone
cd "$folder"
mkdir files
for name in K1:左门 9:30送货 图:3 侧板; do
  echo "$name" > "files/$name.pdf"
done
chmod 755 "$folder"
cat > nginx.conf <<C
daemon off;
pid $folder/nginx.pid;
events {}
http {
  access_log off;
  server { listen 127.0.0.1:22111; root $folder/files; autoindex on; }
}
C
nginx -c "$folder/nginx.conf" -e stderr >said 2>&1 &
first=$!
/usr/bin/python3 -m http.server -b 127.0.0.1 -d files 22112 >>said 2>&1 &
second=$!
webfsd -F -i 127.0.0.1 -p 22113 -r "$folder/files" >>said 2>&1 &
third=$!
trap 'kill "$first" "$second" "$third"; rm -rf "$folder"' EXIT
cat > follow.mjs <<'J'
const base = process.argv[2];
const page = await (await fetch(base)).text();
const seen = [];
for (const [, href] of page.matchAll(/href="([^"?]*\.pdf)"/gi)) {
  const url = new URL(href, base);
  seen.push(url.protocol === 'http:' ? (await (await fetch(url)).text()).trim() : `an address of ${url.protocol}`);
}
console.log(seen.sort().join(', '));
J
port=22111
for server in nginx python webfsd; do
  until curl -s -o page "http://127.0.0.1:$port/"; do sleep 0.2; done
  echo "$server, links: $(node follow.mjs "http://127.0.0.1:$port/")"
  HOME="$folder" rclone copy :http: "$server" --http-url "http://127.0.0.1:$port/" 2>>said
  echo "$server, rclone: $(ls "$server" | LC_ALL=C sort | paste -sd,)"
  port=$((port + 1))
done | tee seen
diff seen - <<'T'
nginx, links: 9:30送货, K1:左门, 侧板, 图:3
nginx, rclone: 9:30送货.pdf,K1:左门.pdf,侧板.pdf,图:3.pdf
python, links: 9:30送货, K1:左门, 侧板, 图:3
python, rclone: 9:30送货.pdf,K1:左门.pdf,侧板.pdf,图:3.pdf
webfsd, links: 9:30送货, an address of k1:, 侧板, 图:3
webfsd, rclone: 侧板.pdf
T
