# Shared by the findings about caches in front of a server (RFC 9111), which source it: a server of which the address says
# the fields of its answer, behind each cache; ask CACHE PATH [OPTIONS OF CURL] prints the body, which counts what has reached the server.
set -eu
packages='apache2 curl haproxy nginx python3 squid varnish'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
. "$(dirname "$0")/shared/ports.sh"
folder=$(mktemp -d)
pids=
trap 'kill $pids 2>/dev/null || :; wait $pids 2>/dev/null || :; rm -rf "$folder"' EXIT
cd "$folder"
chmod a+rwx .
caches='Apache HAProxy nginx Squid Varnish'
port_of() {
  port=$((base + 1))
  for name in $caches; do
    [ "$name" = "$1" ] && echo "$port"
    port=$((port + 1))
  done
}
cat > origin.py <<'P'
import collections, email.utils, http.server, sys, time, urllib.parse
asked = collections.Counter()
class Origin(http.server.BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'
    def do_GET(self):
        address = urllib.parse.urlsplit(self.path)
        fields = urllib.parse.parse_qsl(address.query)
        asked[self.path, self.command] += 1
        body = f'{asked[self.path, self.command]}'.encode()
        self.rfile.read(int(self.headers.get('Content-Length', 0)))
        self.send_response_only(int(dict(fields).get('status', 200)))
        if 'Date' not in dict(fields):
            self.send_header('Date', self.date_time_string())
        for name, value in fields:
            if name != 'status':
                self.send_header(name, email.utils.formatdate(time.time() + int(value[1:]), usegmt=True) if value[0] == '+' else value)
        self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        if self.command != 'HEAD':
            self.wfile.write(body)
    do_HEAD = do_POST = do_GET
    log_message = lambda *_: None
http.server.ThreadingHTTPServer(('127.0.0.1', int(sys.argv[1])), Origin).serve_forever()
P
cat > apache.conf <<C
ServerName localhost
Listen 127.0.0.1:$(port_of Apache)
PidFile $folder/apache.pid
ErrorLog $folder/apache.log
LoadModule mpm_event_module /usr/lib/apache2/modules/mod_mpm_event.so
LoadModule authz_core_module /usr/lib/apache2/modules/mod_authz_core.so
LoadModule proxy_module /usr/lib/apache2/modules/mod_proxy.so
LoadModule proxy_http_module /usr/lib/apache2/modules/mod_proxy_http.so
LoadModule cache_module /usr/lib/apache2/modules/mod_cache.so
LoadModule cache_disk_module /usr/lib/apache2/modules/mod_cache_disk.so
User www-data
Group www-data
CacheRoot $folder/apache
CacheEnable disk /
ProxyPass / http://127.0.0.1:$base/
C
cat > haproxy.conf <<C
defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
cache pages
  total-max-size 4
  process-vary on
frontend front
  bind 127.0.0.1:$(port_of HAProxy)
  http-request cache-use pages
  http-response cache-store pages
  default_backend origin
backend origin
  server origin 127.0.0.1:$base
C
cat > nginx.conf <<C
daemon off;
user root;
pid $folder/nginx.pid;
error_log $folder/nginx.log;
events {}
http {
  access_log off;
  proxy_cache_path $folder/nginx keys_zone=pages:1m;
  proxy_temp_path $folder/nginx.tmp;
  client_body_temp_path $folder/nginx.tmp;
  server {
    listen 127.0.0.1:$(port_of nginx);
    location / {
      proxy_cache pages;
      proxy_cache_revalidate on;
      proxy_pass http://127.0.0.1:$base;
    }
  }
}
C
cat > squid.conf <<C
http_port 127.0.0.1:$(port_of Squid) accel defaultsite=localhost no-vhost
cache_peer 127.0.0.1 parent $base 0 no-query no-digest originserver
http_access allow all
access_log none
cache_log $folder/squid.log
pid_filename $folder/squid.pid
coredump_dir $folder
shutdown_lifetime 1 seconds
pinger_enable off
C
mkdir apache nginx
chmod a+rwx apache
python3 origin.py "$base" 2>/dev/null & pids=$!
apache2 -d "$folder" -f apache.conf -DFOREGROUND & pids="$pids $!"
haproxy -f haproxy.conf >haproxy.log 2>&1 & pids="$pids $!"
nginx -p "$folder" -c nginx.conf & pids="$pids $!"
squid -N -f squid.conf >/dev/null 2>&1 & pids="$pids $!"
varnishd -F -n "$folder/varnish" -a "127.0.0.1:$(port_of Varnish)" -b "127.0.0.1:$base" -s malloc,8m >varnish.log 2>&1 & pids="$pids $!"
for cache in $caches; do
  until curl -sf -o /dev/null "http://127.0.0.1:$(port_of "$cache")/up"; do sleep 0.2; done
done
ask() {
  cache=$1 path=$2
  shift 2
  curl -s "$@" "http://127.0.0.1:$(port_of "$cache")$path"
}
# For each cache, what of a page with these fields comes at the second time of asking; caches that agree on one line.
twice() {
  for cache in $caches; do
    ask "$cache" "/$cache?$1" >/dev/null
    echo "$(ask "$cache" "/$cache?$1"):$cache"
  done | LC_ALL=C sort -t: -k1,1 -s | awk -F: '{ if ($1 != last) printf "%s%s:", (NR > 1 ? "\n" : ""), ($1 == 1 ? "from the cache" : "from the server"); last = $1; printf " %s", $2 } END { print "" }'
}
