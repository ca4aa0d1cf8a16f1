# Shared by the findings about servers of WebDAV (RFC 4918), which source it: each serves an empty folder of its own;
# dav SERVER METHOD PATH [OPTIONS OF CURL] prints the status, and leaves the answer in the file got and its headers in headers.
set -eu
packages='apache2 curl libnginx-mod-http-dav-ext lighttpd-mod-webdav nginx php-cli php-sabre-dav php-xml python3 rclone'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
. "$(dirname "$0")/shared/ports.sh"
folder=$(mktemp -d)
pids=
trap 'kill $pids 2>/dev/null || :; wait $pids 2>/dev/null || :; rm -rf "$folder"' EXIT
cd "$folder"
echo "{}" > package.json
npm i --no-audit --no-fund --ignore-scripts webdav-server@2.6.3 >/dev/null 2>&1
servers='Apache lighttpd nginx rclone SabreDAV webdav-server'
port_of() {
  port=$base
  for name in $servers; do
    [ "$name" = "$1" ] && echo "$port"
    port=$((port + 1))
  done
}
for server in $servers; do
  mkdir "$server"
done
mkdir state
chmod -R a+rwx "$folder"
cat > apache.conf <<C
ServerName localhost
Listen 127.0.0.1:$(port_of Apache)
PidFile $folder/apache.pid
ErrorLog $folder/apache.log
LoadModule mpm_event_module /usr/lib/apache2/modules/mod_mpm_event.so
LoadModule authz_core_module /usr/lib/apache2/modules/mod_authz_core.so
LoadModule mime_module /usr/lib/apache2/modules/mod_mime.so
LoadModule dav_module /usr/lib/apache2/modules/mod_dav.so
LoadModule dav_fs_module /usr/lib/apache2/modules/mod_dav_fs.so
TypesConfig /etc/mime.types
DavLockDB $folder/state/locks
DocumentRoot $folder/Apache
User www-data
Group www-data
<Directory $folder/Apache>
  Dav On
  DavDepthInfinity On
</Directory>
C
cat > lighttpd.conf <<C
server.modules = ("mod_webdav")
server.bind = "127.0.0.1"
server.port = $(port_of lighttpd)
server.document-root = "$folder/lighttpd"
webdav.activate = "enable"
webdav.sqlite-db-name = "$folder/state/lighttpd.db"
webdav.opts = ("propfind-depth-infinity" => "enable")
mimetype.assign = (".pdf" => "application/pdf", ".txt" => "text/plain")
C
cat > nginx.conf <<C
load_module /usr/lib/nginx/modules/ngx_http_dav_ext_module.so;
daemon off;
pid $folder/nginx.pid;
error_log $folder/nginx.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path $folder/state/body;
  dav_ext_lock_zone zone=locks:1m;
  server {
    listen 127.0.0.1:$(port_of nginx);
    root $folder/nginx;
    dav_methods PUT DELETE MKCOL COPY MOVE;
    dav_ext_methods PROPFIND OPTIONS LOCK UNLOCK;
    dav_ext_lock zone=locks;
  }
}
C
cat > sabre.php <<'P'
<?php
error_reporting(0);
require 'Sabre/autoload.php';
$server = new Sabre\DAV\Server(new Sabre\DAV\FSExt\Directory(getcwd() . '/SabreDAV'));
$server->setBaseUri('/');
$server->addPlugin(new Sabre\DAV\Locks\Plugin(new Sabre\DAV\Locks\Backend\File(getcwd() . '/state/sabre')));
$server->addPlugin(new Sabre\DAV\Browser\GuessContentType());
$server->exec();
P
echo "const { v2 } = require('webdav-server');
const server = new v2.WebDAVServer({ hostname: '127.0.0.1', port: +process.argv[2] });
server.setFileSystem('/', new v2.PhysicalFileSystem('webdav-server'), () => server.start(() => {}));" > serve.js
for server in $servers; do
  port=$(port_of "$server")
  case $server in
    Apache) apache2 -d "$folder" -f apache.conf -DFOREGROUND ;;
    lighttpd) lighttpd -D -f lighttpd.conf ;;
    nginx) nginx -p "$folder" -c nginx.conf -g 'user root;' ;;
    rclone) rclone --config state/none serve webdav --addr "127.0.0.1:$port" --vfs-cache-mode off rclone ;;
    SabreDAV) php -S "127.0.0.1:$port" sabre.php ;;
    webdav-server) node serve.js "$port" ;;
  esac >"$server.out" 2>&1 &
  pids="$pids $!"
done
for server in $servers; do
  until curl -s -o /dev/null "http://127.0.0.1:$(port_of "$server")/"; do sleep 0.2; done
done
dav() {
  server=$1 method=$2 path=$3
  shift 3
  : > got
  curl -s -m 9 -g --path-as-is -o got -D headers -w '%{http_code}' -X "$method" "$@" "http://127.0.0.1:$(port_of "$server")$path" || echo failed
}
# Those that answer alike on one line: takes lines of answer:server.
gather() {
  LC_ALL=C sort -t: -k1,1 -s | awk -F: '{ if ($1 != last) printf "%s%s:", (NR > 1 ? "\n" : ""), last = $1; printf " %s", $2 } END { print "" }'
}
