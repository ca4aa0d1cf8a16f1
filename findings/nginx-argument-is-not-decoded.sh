#!/bin/sh
# Guess: nginx decodes the query as it decodes the path: as `location /资料/` takes the request for /%E8%B5%84%E6%96%99/, so does
# a map of $arg_kind with the key 资料.
# Seen (nginx 1.22.1): the location does; $arg_kind is %E8%B5%84%E6%96%99, and a map has to have both that and its small letters.
set -eu
command -v nginx >/dev/null || { apt-get update && apt-get install -y --no-install-recommends nginx-light; } >/dev/null
command -v curl >/dev/null || { apt-get update && apt-get install -y --no-install-recommends curl; } >/dev/null
nginx -v 2>&1
folder=$(mktemp -d)
trap 'kill "$(cat "$folder/nginx.pid")" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
chmod 755 .
cat > nginx.conf <<N
pid $folder/nginx.pid; error_log stderr error; events {}
http {
  access_log off; proxy_temp_path $folder/proxy; client_body_temp_path $folder/body;
  fastcgi_temp_path $folder/fastcgi; uwsgi_temp_path $folder/uwsgi; scgi_temp_path $folder/scgi;
  map \$arg_kind \$kind { default other; 资料 papers; }
  server { listen unix:$folder/socket; location /资料/ { return 200 "path known, argument \$kind\n"; } }
}
N
nginx -c "$folder/nginx.conf"
seen=$(curl -s --retry 5 --unix-socket "$folder/socket" 'http://a/%E8%B5%84%E6%96%99/?kind=%E8%B5%84%E6%96%99')
echo "$seen"
[ "$seen" = 'path known, argument other' ]
