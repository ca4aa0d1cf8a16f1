#!/bin/sh
# A folder named 2" board on a server of FTP, which doubles the quotation mark in its answer, 257 "/doors/2"" board"; the current folder asked of six clients and libraries.
# Guess: /doors/2" board: within the name a quotation mark is doubled (RFC 959, appendix II).
# Seen: Perl's Net::FTP, Python's ftplib and Ruby's net-ftp say so. PHP 8.2 and basic-ftp 6.2.6 of npm leave both marks, and Tcllib 1.21 says " board".
set -eu
packages='perl php-cli python3 ruby tcllib'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
server=
trap 'kill $server 2>/dev/null || :; rm -rf "$folder"' EXIT
cd "$folder"
echo "{}" > package.json
npm i --no-audit --no-fund --ignore-scripts basic-ftp@6.2.6 >/dev/null 2>&1
cat > server.py <<'P'
import socketserver
class Talk(socketserver.StreamRequestHandler):
    def handle(self):
        say = lambda text: self.wfile.write(f'{text}\r\n'.encode())
        say('220 ready')
        for line in self.rfile:
            verb = line.split()[0].upper()
            say({b'USER': '331 password', b'PASS': '230 in', b'PWD': '257 "/doors/2"" board" is current', b'QUIT': '221 bye'}.get(verb, '200 ok' if verb in (b'TYPE', b'OPTS', b'STRU', b'MODE') else '502 no'))
socketserver.ThreadingTCPServer.daemon_threads = True
server = socketserver.ThreadingTCPServer(('127.0.0.1', 0), Talk)
print(server.server_address[1], flush=True)
server.serve_forever()
P
/usr/bin/python3 server.py > port 2>/dev/null & server=$!
until [ -s port ]; do sleep 0.2; done
port=$(cat port)
{
  perl -MNet::FTP -e '$ftp = Net::FTP->new("127.0.0.1", Port => $ARGV[0]); $ftp->login("a", "a"); print "Net::FTP: ", $ftp->pwd, "\n"' "$port"
  /usr/bin/python3 -c 'import ftplib, sys; ftp = ftplib.FTP(); ftp.connect("127.0.0.1", int(sys.argv[1])); ftp.login(); print("ftplib:", ftp.pwd())' "$port"
  /usr/bin/ruby -rnet/ftp -e 'ftp = Net::FTP.new; ftp.connect("127.0.0.1", ARGV[0].to_i); ftp.login; puts "net-ftp: #{ftp.pwd}"' "$port"
  php -r '$ftp = ftp_connect("127.0.0.1", $argv[1]); ftp_login($ftp, "a", "a"); echo "PHP: ", ftp_pwd($ftp), "\n";' "$port"
  node -e 'const ftp = new (require("basic-ftp").Client)(); ftp.access({ host: "127.0.0.1", port: +process.argv[1] }).then(() => ftp.pwd()).then((path) => { console.log(`basic-ftp: ${path}`); ftp.close(); })' "$port"
  echo 'package require ftp; set ftp [ftp::Open 127.0.0.1 a a -port [lindex $argv 0]]; puts "Tcllib: [ftp::Pwd $ftp]"' > ask.tcl
  tclsh ask.tcl "$port"
} | tee seen
diff seen - <<'T'
Net::FTP: /doors/2" board
ftplib: /doors/2" board
net-ftp: /doors/2" board
PHP: /doors/2"" board
basic-ftp: /doors/2"" board
Tcllib:  board
T
