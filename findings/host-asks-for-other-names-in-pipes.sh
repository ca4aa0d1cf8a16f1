#!/bin/sh
# A script that checks the address of a Chinese domain, 例子.中国, with the tools of DNS, their output in a pipe; the server here writes down for which name it is asked.
# Guess: xn--fsqu00a.xn--fiqs8s, as getaddrinfo, curl and browsers ask.
# Seen: kdig of knot 3.2.6 asks so. dig, host, nslookup and delv of BIND 9.18 and drill of ldns 1.8.3 ask for the bytes of UTF-8, a name which the registry has not. dig's manual says that it converts for terminals alone,
# host's says that it accepts such names; at a terminal (script) both do.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in bind9-dnsutils ldnsutils knot-dnsutils python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' bind9-dnsutils ldnsutils knot-dnsutils python3
cd "$folder"
export LC_ALL=C.UTF-8
cat > serve.py <<'P'
import socket
server = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
server.bind(('127.0.0.1', 21953))
while True:
    asked, client = server.recvfrom(2000)
    at, labels = 12, []
    while asked[at]:
        labels.append(asked[at + 1:at + 1 + asked[at]])
        at += asked[at] + 1
    print(b'.'.join(labels), file=open('asked', 'a'), flush=True)
    server.sendto(asked[:2] + b'\x81\x80\0\1\0\1\0\0\0\0' + asked[12:at + 5] + b'\xc0\x0c\0\1\0\1\0\0\0\x3c\0\4\x7f\0\0\1', client)
P
/usr/bin/python3 serve.py &
served=$!
trap 'kill "$served"; rm -rf "$folder"' EXIT
until dig +short +tries=1 +time=1 -p 21953 @127.0.0.1 ready | grep -q 127; do sleep 0.2; done
show() {
  : > asked
  name=$1
  shift
  "$@" 2>&1 </dev/null | cat >said
  echo "$name: $(sort -u asked)"
}
{
  show dig dig +short -p 21953 @127.0.0.1 例子.中国 A
  show host host -p 21953 -t A 例子.中国 127.0.0.1
  show nslookup nslookup -port=21953 -type=A 例子.中国 127.0.0.1
  show delv delv -p 21953 @127.0.0.1 +noroot -i 例子.中国 A
  show drill drill -p 21953 @127.0.0.1 例子.中国 A
  show kdig kdig -p 21953 @127.0.0.1 例子.中国 A
  show 'host at a terminal' script -qec 'host -p 21953 -t A 例子.中国 127.0.0.1' /dev/null
} | tee seen
diff seen - <<'T'
dig: b'\xe4\xbe\x8b\xe5\xad\x90.\xe4\xb8\xad\xe5\x9b\xbd'
host: b'\xe4\xbe\x8b\xe5\xad\x90.\xe4\xb8\xad\xe5\x9b\xbd'
nslookup: b'\xe4\xbe\x8b\xe5\xad\x90.\xe4\xb8\xad\xe5\x9b\xbd'
delv: b'\xe4\xbe\x8b\xe5\xad\x90.\xe4\xb8\xad\xe5\x9b\xbd'
drill: b'\xe4\xbe\x8b\xe5\xad\x90.\xe4\xb8\xad\xe5\x9b\xbd'
kdig: b'xn--fsqu00a.xn--fiqs8s'
host at a terminal: b'xn--fsqu00a.xn--fiqs8s'
T
