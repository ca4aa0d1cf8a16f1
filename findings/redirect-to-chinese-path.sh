#!/bin/sh
# A redirect to a path in Chinese, set in the configuration of a proxy: nginx' `return 301 /资料/x` and `rewrite`, HAProxy's
# `http-request redirect location`.
# Guess: the header Location is ASCII, the path percent-encoded, as RFC 9110 asks for a URI.
# Seen (nginx 1.22.1, haproxy 2.6.12): both send the bytes of UTF-8 as they are. What nginx' rewrite takes over from the request it does encode, so
# that one address is half the one and half the other. A client that reads headers as Latin-1 goes elsewhere.
set -eu
for package in nginx-light haproxy curl; do
  dpkg -s "$package" >/dev/null 2>&1 || command -v "${package%-light}" >/dev/null || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
nginx -v 2>&1
haproxy -v | head -n 1
folder=$(mktemp -d)
trap 'kill "$(cat "$folder/nginx.pid")" "$(cat "$folder/haproxy.pid")" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
chmod 755 .
cat > nginx.conf <<N
pid $folder/nginx.pid; error_log stderr error; events {}
http {
  access_log off; proxy_temp_path $folder/proxy; client_body_temp_path $folder/body;
  fastcgi_temp_path $folder/fastcgi; uwsgi_temp_path $folder/uwsgi; scgi_temp_path $folder/scgi; absolute_redirect off;
  server { listen unix:$folder/nginx; location /a { return 301 /资料/x; } location /b/ { rewrite ^/b/(.*)$ /资料/\$1 redirect; } }
}
N
nginx -c "$folder/nginx.conf"
cat > haproxy.cfg <<H
defaults
  mode http
  timeout client 5s
  timeout connect 5s
  timeout server 5s
frontend all
  bind unix@$folder/haproxy
  http-request redirect location /资料/x code 301
H
haproxy -q -D -p "$folder/haproxy.pid" -f haproxy.cfg
location() { curl -si --retry 5 --unix-socket "$folder/$1" "http://a$2" | tr -d '\r' | sed -n "s/^[Ll]ocation: /$1 /p"; }
{
  location nginx /a
  location nginx /b/%E5%AE%B6
  location haproxy /a
} > seen
cat seen
printf '%s\n' 'nginx /资料/x' 'nginx /资料/%E5%AE%B6' 'haproxy /资料/x' > expected
cmp seen expected
