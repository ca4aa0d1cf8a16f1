#!/bin/sh
# A telephone as a text of digits, packed for sending by Data::MessagePack of Perl with nothing set and with utf8, and read by Python's msgpack and by @msgpack/msgpack of npm.
# Guess: a text in both, and its key as well: MessagePack has a type for texts (str) and one for bytes (bin), and a Perl string of digits is a text for JSON::PP, too.
# Seen: with nothing set Data::MessagePack 1.02 writes key and value as bytes (bin), b'phone' for Python, so that order['phone'] is not found, and npm's refuses the key. With utf8 both are texts.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='libdata-messagepack-perl python3-msgpack'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts @msgpack/msgpack@3.1.2 >/dev/null 2>&1
perl -MData::MessagePack -e '
  my $order = { phone => "13800138000" };
  for (["plain", Data::MessagePack->new], ["utf8", Data::MessagePack->new->utf8]) {
    open my $file, ">:raw", $_->[0]; print $file $_->[1]->pack($order);
  }'
cat > run.js <<'J'
const { decode } = require('@msgpack/msgpack');
for (const name of ['plain', 'utf8']) {
  try {
    console.log(`${name} npm:`, decode(require('fs').readFileSync(name)));
  } catch (error) {
    console.log(`${name} npm: ${error.message}`);
  }
}
J
echo --
{ /usr/bin/python3 -c 'import msgpack
for name in ("plain", "utf8"): print(name, "Python:", msgpack.unpackb(open(name, "rb").read()))'; node run.js; } | tee seen
diff seen - <<'T'
plain Python: {b'phone': b'13800138000'}
utf8 Python: {'phone': '13800138000'}
plain npm: The type of key must be string or number but object
utf8 npm: { phone: '13800138000' }
T
