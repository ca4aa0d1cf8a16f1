#!/bin/sh
# The list of a folder of a server of FTP that writes where its data is without brackets, 227 Entering Passive Mode. 127,0,0,1,h,l, as some in machines and on mainframes do; by three clients.
# Guess: the list: a client must not rely on brackets, and looks for the first digit of the address (RFC 1123, 4.1.2.6).
# Seen: curl and Python's ftplib list doors.pdf. Ruby's net-ftp 0.1.3 raises Net::FTPProtoError.
set -eu
packages='curl python3 ruby'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
server=
trap 'kill $server 2>/dev/null || :; rm -rf "$folder"' EXIT
cd "$folder"
cat > server.py <<'P'
import socket, socketserver
class Talk(socketserver.StreamRequestHandler):
    def handle(self):
        say = lambda text: self.wfile.write(f'{text}\r\n'.encode())
        say('220 ready')
        for line in self.rfile:
            verb = line.split()[0].upper()
            if verb == b'PASV':
                data = socket.create_server(('127.0.0.1', 0))
                say('227 Entering Passive Mode. 127,0,0,1,%d,%d' % divmod(data.getsockname()[1], 256))
            elif verb in (b'NLST', b'LIST'):
                say('150 here')
                with data.accept()[0] as there:
                    there.sendall(b'doors.pdf\r\n')
                say('226 done')
            else:
                say({b'USER': '331 password', b'PASS': '230 in', b'PWD': '257 "/"', b'QUIT': '221 bye'}.get(verb, '200 ok' if verb in (b'TYPE', b'CWD') else '502 no'))
socketserver.ThreadingTCPServer.daemon_threads = True
server = socketserver.ThreadingTCPServer(('127.0.0.1', 0), Talk)
print(server.server_address[1], flush=True)
server.serve_forever()
P
/usr/bin/python3 server.py > port 2>/dev/null & server=$!
until [ -s port ]; do sleep 0.2; done
port=$(cat port)
{
  echo "curl: $(curl -s -l "ftp://127.0.0.1:$port/")"
  /usr/bin/python3 -c 'import ftplib, sys; ftp = ftplib.FTP(); ftp.connect("127.0.0.1", int(sys.argv[1])); ftp.login(); print("ftplib:", *ftp.nlst())' "$port"
  /usr/bin/ruby -rnet/ftp -e 'ftp = Net::FTP.new; ftp.connect("127.0.0.1", ARGV[0].to_i); ftp.login; ftp.passive = true; puts "net-ftp: #{begin ftp.nlst rescue $!.class end}"' "$port"
} | tee seen
diff seen - <<'T'
curl: doors.pdf
ftplib: doors.pdf
net-ftp: Net::FTPProtoError
T
