#!/bin/sh
# A form with two fields, wood and width, sent as multipart/form-data with a blank behind each boundary, as mail gateways and older programs leave it, read by libraries of npm, Ruby, Perl and Python.
# Guess: wood is oak, width is 600: blanks may stand behind a boundary and are passed over (RFC 2046, 5.1.1, transport-padding; RFC 7578 goes by it).
# Seen: Python does so. Rack of Debian gives one field whose value has the second in it; Mojolicious and parse-multipart-data 1.5.0 give nothing.
set -eu
packages='libmojolicious-perl python3 ruby ruby-rack'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact parse-multipart-data@1.5.0
cat > read.pl <<'P'
use Mojo::Message::Request;
my $body = do { local (@ARGV, $/) = ('form.bin'); <> };
my $request = Mojo::Message::Request->new;
$request->parse("POST / HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: " . length($body) . "\r\n\r\n$body");
print "Mojolicious ", join(', ', @{$request->body_params->pairs}), "\n";
P
{
for blank in '' ' '; do
  printf -- '--x%s\r\nContent-Disposition: form-data; name="wood"\r\n\r\noak\r\n--x%s\r\nContent-Disposition: form-data; name="width"\r\n\r\n600\r\n--x--\r\n' "$blank" "$blank" > form.bin
  node -p '`parse-multipart-data ${require("parse-multipart-data").parse(require("fs").readFileSync("form.bin"), "x").map(({ name, data }) => [name, String(data)])}`'
  perl read.pl
  ruby -rrack -rstringio -e 'body = File.binread("form.bin"); puts "Rack #{Rack::Request.new("REQUEST_METHOD" => "POST", "CONTENT_TYPE" => "multipart/form-data; boundary=x", "CONTENT_LENGTH" => body.bytesize.to_s, "rack.input" => StringIO.new(body)).POST}"'
  /usr/bin/python3 -c 'import email; print("Python", [part.get_payload() for part in email.message_from_bytes(b"Content-Type: multipart/form-data; boundary=x\n\n" + open("form.bin", "rb").read()).get_payload()])'
done
} | tee seen
diff seen - <<'T'
parse-multipart-data wood,oak,width,600
Mojolicious wood, oak, width, 600
Rack {"wood"=>"oak", "width"=>"600"}
Python ['oak', '600']
parse-multipart-data 
Mojolicious 
Rack {"wood"=>"oak\r\n--x \r\nContent-Disposition: form-data; name=\"width\"\r\n\r\n600"}
Python ['oak', '600']
T
