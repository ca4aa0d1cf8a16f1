#!/bin/sh
# A visitor's certificate of O=顺德家居, CN=王伟, in UTF-8 as certificates have it today; the proxy in front of a server writes the name into a header.
# Guess: nginx, HAProxy, Apache and Caddy, each by the variable that its manual has for it, write the characters in UTF-8, so that a server reads the
# same name behind each.
# Seen (nginx 1.22.1, haproxy 2.6.12, apache2 2.4, caddy 2.6.2): Apache and Caddy do. nginx writes each byte as an escape, \E7\8E\8B for 王, and with
# its older variable as \xE7; HAProxy writes UTF-8 in an order and form of its own, and in that of RFC 2253 the escapes. RFC 2253 has both forms for one
# name: who compares has to undo the escapes.
set -eu
folder=$(mktemp -d)
started=
trap 'kill $started $(cat "$folder"/*.pid 2>/dev/null) 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in nginx-light haproxy apache2-bin caddy curl openssl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' nginx-light haproxy apache2-bin caddy openssl
cd "$folder"
chmod 755 .
export HOME="$folder"
for name in authority server; do
  openssl req -x509 -newkey rsa:2048 -nodes -keyout $name.key -out $name.pem -days 30 -subj "/CN=$name" 2>/dev/null
done
openssl req -new -utf8 -newkey rsa:2048 -nodes -keyout visitor.key -out visitor.csr -subj /O=顺德家居/CN=王伟 2>/dev/null
openssl x509 -req -in visitor.csr -CA authority.pem -CAkey authority.key -CAcreateserial -days 30 -out visitor.pem 2>/dev/null
cat server.pem server.key > both.pem
cat > serve.cjs <<'J'
const fs = require('node:fs');
const http = require('node:http');
const answer = ({ headers }, response) => {
  const names = Object.keys(headers).filter((name) => /^n\d/.test(name));
  response.end(names.map((name) => `${name.slice(3)}: ${Buffer.from(headers[name], 'latin1')}\n`).join(''));
};
const listen = (handler) => new Promise((done) => { const server = http.createServer(handler).listen(0, '127.0.0.1', () => done(server)); });
(async () => {
  const server = await listen(answer);
  const free = await Promise.all([listen(), listen(), listen(), listen()]);
  const ports = [server, ...free].map((one) => one.address().port);
  await Promise.all(free.map((one) => new Promise((done) => one.close(done))));
  fs.writeFileSync('ports', `${ports.join(' ')}\n`);
})();
J
node serve.cjs & started=$!
while ! test -s ports; do sleep 0.1; done
read -r origin nginx haproxy apache caddy < ports
cat > nginx.conf <<N
pid $folder/nginx.pid;
error_log $folder/nginx.log;
events {}
http {
  access_log off;
  client_body_temp_path $folder/body; proxy_temp_path $folder/proxy; fastcgi_temp_path $folder/fastcgi; uwsgi_temp_path $folder/uwsgi; scgi_temp_path $folder/scgi;
  server {
    listen 127.0.0.1:$nginx ssl;
    ssl_certificate $folder/server.pem; ssl_certificate_key $folder/server.key;
    ssl_client_certificate $folder/authority.pem; ssl_verify_client on;
    location / { proxy_pass http://127.0.0.1:$origin; proxy_set_header N1-nginx \$ssl_client_s_dn; proxy_set_header N2-nginx-legacy \$ssl_client_s_dn_legacy; }
  }
}
N
nginx -c "$folder/nginx.conf"
cat > haproxy.cfg <<H
defaults
  mode http
  timeout connect 5s
  timeout client 5s
  timeout server 5s
frontend front
  bind 127.0.0.1:$haproxy ssl crt $folder/both.pem ca-file $folder/authority.pem verify required
  http-request set-header N1-haproxy %[ssl_c_s_dn]
  http-request set-header N2-haproxy-CN %[ssl_c_s_dn(CN)]
  http-request set-header N3-haproxy-rfc2253 %[ssl_c_s_dn(,0,rfc2253)]
  default_backend back
backend back
  server origin 127.0.0.1:$origin
H
haproxy -f haproxy.cfg -D -p "$folder/haproxy.pid"
{
  for module in mpm_event authz_core proxy proxy_http headers ssl; do echo "LoadModule ${module}_module /usr/lib/apache2/modules/mod_$module.so"; done
  cat <<A
ServerRoot $folder
ServerName localhost
PidFile $folder/apache.pid
ErrorLog $folder/apache.log
User www-data
Group www-data
Listen 127.0.0.1:$apache
SSLEngine on
SSLCertificateFile $folder/server.pem
SSLCertificateKeyFile $folder/server.key
SSLCACertificateFile $folder/authority.pem
SSLVerifyClient require
RequestHeader set N1-apache "%{SSL_CLIENT_S_DN}s"
RequestHeader set N2-apache-CN "%{SSL_CLIENT_S_DN_CN}s"
ProxyPass / http://127.0.0.1:$origin/
ProxyAddHeaders Off
A
} > apache.conf
apache2 -f "$folder/apache.conf"
cat > Caddyfile <<C
{
  admin off
  auto_https off
}
https://localhost:$caddy {
  bind 127.0.0.1
  tls $folder/server.pem $folder/server.key {
    client_auth {
      mode require_and_verify
      trusted_ca_cert_file $folder/authority.pem
    }
  }
  reverse_proxy 127.0.0.1:$origin {
    header_up N1-caddy {http.request.tls.client.subject}
  }
}
C
caddy run --config Caddyfile --adapter caddyfile >caddy.log 2>&1 & started="$started $!"
for port in $nginx $haproxy $apache $caddy; do
  curl -sk --retry 50 --retry-delay 1 --retry-connrefused --cert visitor.pem --key visitor.key --resolve "localhost:$port:127.0.0.1" "https://localhost:$port/"
done | tee seen
diff seen - <<'T'
nginx: CN=\E7\8E\8B\E4\BC\9F,O=\E9\A1\BA\E5\BE\B7\E5\AE\B6\E5\B1\85
nginx-legacy: /O=\xE9\xA1\xBA\xE5\xBE\xB7\xE5\xAE\xB6\xE5\xB1\x85/CN=\xE7\x8E\x8B\xE4\xBC\x9F
haproxy: /O=顺德家居/CN=王伟
haproxy-cn: 王伟
haproxy-rfc2253: CN=\E7\8E\8B\E4\BC\9F,O=\E9\A1\BA\E5\BE\B7\E5\AE\B6\E5\B1\85
apache: CN=王伟,O=顺德家居
apache-cn: 王伟
caddy: CN=王伟,O=顺德家居
T
