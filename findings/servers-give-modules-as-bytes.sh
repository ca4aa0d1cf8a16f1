#!/bin/sh
# A folder with a built page: main.mjs (a module of JavaScript, as the worker of pdf.js is), app.webmanifest, font.woff2, model.glb and data.json, behind servers of Debian with the types that they come with.
# Guess: each knows .mjs as text/javascript or application/javascript, which browsers demand of modules (RFC 9239 registered .mjs in 2022), and the rest by name.
# Seen: lighttpd, caddy and webfs do. nginx 1.22 and h2o 2.2.5 give application/octet-stream, mini_httpd 1.30 text/plain; browsers refuse to run such a module. The manifest is known to lighttpd alone, glb to lighttpd,
# caddy and webfs; mini_httpd has text/plain for fonts and JSON, too.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in nginx-light lighttpd mini-httpd webfs caddy h2o curl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' nginx-light lighttpd mini-httpd webfs caddy h2o curl
cd "$folder"
mkdir files
for name in main.mjs app.webmanifest font.woff2 model.glb data.json; do
  echo x > "files/$name"
done
cat > nginx.conf <<C
daemon off;
pid $folder/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  server { listen 127.0.0.1:21981; root $folder/files; }
}
C
cat > lighttpd.conf <<C
server.document-root = "$folder/files"
server.bind = "127.0.0.1"
server.port = 21982
include_shell "/usr/share/lighttpd/create-mime.conf.pl"
C
printf '{\nadmin off\n}\nhttp://127.0.0.1:21985 {\nroot * %s/files\nfile_server\n}\n' "$folder" > Caddyfile
printf 'user: root\nlisten: {host: 127.0.0.1, port: 21986}\nhosts: {default: {paths: {/: {file.dir: %s/files}}}}\n' "$folder" > h2o.conf
chmod 755 "$folder"
all=
trap 'kill $all; rm -rf "$folder"' EXIT
run() { "$@" >>said 2>&1 & all="$all $!"; }
run nginx -c "$folder/nginx.conf" -e stderr
run lighttpd -D -f lighttpd.conf
run mini_httpd -D -h 127.0.0.1 -p 21983 -d "$folder/files" -u root
run webfsd -F -i 127.0.0.1 -p 21984 -r "$folder/files"
HOME=$folder run caddy run --config Caddyfile
run h2o -c h2o.conf
port=21981
for server in nginx lighttpd mini_httpd webfsd caddy h2o; do
  until curl -s -o page "http://127.0.0.1:$port/data.json"; do sleep 0.2; done
  echo "$server: $(for name in main.mjs app.webmanifest font.woff2 model.glb data.json; do curl -s -o page -w '%{content_type}\n' "http://127.0.0.1:$port/$name"; done | sed 's/^$/none/' | paste -sd, | sed 's/,/, /g')"
  port=$((port + 1))
done | tee seen
diff seen - <<'T'
nginx: application/octet-stream, application/octet-stream, font/woff2, application/octet-stream, application/json
lighttpd: text/javascript, application/manifest+json, font/woff2, model/gltf-binary, application/json
mini_httpd: text/plain; charset=UTF-8, text/plain; charset=UTF-8, text/plain; charset=UTF-8, text/plain; charset=UTF-8, text/plain; charset=UTF-8
webfsd: text/javascript, text/plain, font/woff2, model/gltf-binary, application/json
caddy: text/javascript; charset=utf-8, none, font/woff2, model/gltf-binary, application/json
h2o: application/octet-stream, application/octet-stream, font/woff2, application/octet-stream, application/json
T
