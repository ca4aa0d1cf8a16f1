#!/bin/sh
# News of a portal as an event stream (text/event-stream, chunked, an event each second, four of them), asked for through Privoxy, the filtering proxy of offices and homes, as Debian sets it up.
# Guess: each event passes as it comes, as through tinyproxy 1.11.1 and as RFC 9112 says of proxies: with no waiting for the end.
# Seen: privoxy 3.0.34 holds back what is text/* until the server has said all, since its filters want the whole: the four events come at once after the last, and of a stream that never ends none would come
# before its buffer is full. With "-filter" for the address, or X-Filter: No from a client (if allowed), they pass.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in privoxy python3 curl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' privoxy python3 curl
cd "$folder"
cat > serve.py <<'P'
import socket, time
server = socket.create_server(('127.0.0.1', 21901))
while True:
    client = server.accept()[0]
    asked = b''
    while b'\r\n\r\n' not in asked:
        asked += client.recv(4096)
    client.sendall(b'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-cache\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n')
    for number in range(4):
        client.sendall(b'9\r\ndata: %d\n\n\r\n' % number)
        time.sleep(1)
    client.sendall(b'0\r\n\r\n')
    client.close()
P
/usr/bin/python3 serve.py &
served=$!
cp -r /etc/privoxy "$folder/etc"
sed "s:^confdir .*:confdir $folder/etc:;s:^logdir .*:logdir $folder:;s/^listen-address .*//" /etc/privoxy/config > filtering
echo 'listen-address 127.0.0.1:21902' >> filtering
sed 's/21902/21903/' filtering > plain
privoxy --no-daemon filtering >said 2>&1 &
filtering=$!
mkdir other
cp -r etc other
sed -i "s:^confdir .*:confdir $folder/other/etc:;s:^logdir .*:logdir $folder/other:" plain
printf '{ -filter -deanimate-gifs }\n127.0.0.1:21901\n' >> other/etc/user.action
privoxy --no-daemon plain >said-2 2>&1 &
plain=$!
trap 'kill "$served" "$filtering" "$plain"; rm -rf "$folder"' EXIT
for port in 21902 21903; do
  until curl -s -o page "http://127.0.0.1:$port/"; do sleep 0.2; done
done
show() {
  name=$1
  shift
  started=$(date +%s)
  curl -sN --noproxy '' "$@" http://127.0.0.1:21901/ | while read -r line; do
    [ -z "$line" ] || echo "$(($(date +%s) - started))" >> "times-$name"
  done
  echo "$name: the first event comes $([ "$(head -1 "times-$name")" -lt 2 ] && echo at once || echo after the last), $(wc -l < "times-$name") in all"
}
{
  show direct
  show privoxy -x http://127.0.0.1:21902
  show no-filter -x http://127.0.0.1:21903
} | tee seen
diff seen - <<'T'
direct: the first event comes at once, 4 in all
privoxy: the first event comes after the last, 4 in all
no-filter: the first event comes at once, 4 in all
T
