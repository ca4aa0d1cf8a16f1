#!/bin/sh
# A login that sets two cookies, as many do (a session and a token), each with its own Set-Cookie, as RFC 6265 wants; and an answer with two links and two WWW-Authenticate; through tinyproxy.
# Guess: both pass; RFC 9110 lets a proxy join lines of most fields, never of Set-Cookie.
# Seen: tinyproxy 1.11.1 of Debian 12 passes the first line of each name and drops the rest: the second cookie is gone, and so are the second link and the second way to log in.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in tinyproxy python3 curl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' tinyproxy python3 curl
cd "$folder"
cat > serve.py <<'P'
import socket
server = socket.create_server(('127.0.0.1', 21911))
while True:
    client = server.accept()[0]
    asked = b''
    while b'\r\n\r\n' not in asked:
        asked += client.recv(4096)
    client.sendall(b'HTTP/1.1 200 OK\r\nSet-Cookie: session=1; Path=/\r\nSet-Cookie: token=2; Path=/\r\nLink: </a.css>; rel=preload\r\nLink: </b.js>; rel=preload\r\nWWW-Authenticate: Bearer\r\nWWW-Authenticate: Basic realm="x"\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok')
    client.close()
P
/usr/bin/python3 serve.py &
served=$!
printf 'Port 21912\nListen 127.0.0.1\nTimeout 60\nAllow 127.0.0.1\n' > conf
tinyproxy -d -c conf >said 2>&1 &
proxy=$!
trap 'kill "$served" "$proxy"; rm -rf "$folder"' EXIT
until curl -sf -o page -x http://127.0.0.1:21912 http://127.0.0.1:21911/; do sleep 0.2; done
for way in direct proxy; do
  curl -s -D - -o page --noproxy '' $([ "$way" = direct ] || echo -x http://127.0.0.1:21912) http://127.0.0.1:21911/ | tr -d '\r' | grep -E '^(Set-Cookie|Link|WWW-Authenticate)' | sort | sed "s/^/$way: /"
done | tee seen
diff seen - <<'T'
direct: Link: </a.css>; rel=preload
direct: Link: </b.js>; rel=preload
direct: Set-Cookie: session=1; Path=/
direct: Set-Cookie: token=2; Path=/
direct: WWW-Authenticate: Basic realm="x"
direct: WWW-Authenticate: Bearer
proxy: Link: </a.css>; rel=preload
proxy: Set-Cookie: session=1; Path=/
proxy: WWW-Authenticate: Bearer
T
