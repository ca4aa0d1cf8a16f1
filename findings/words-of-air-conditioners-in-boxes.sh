#!/bin/sh
# Words as devices of a building tell them by BACnet, 报警 in UTF-8, in UCS-2 and in the code page of Chinese Windows (DBCS, page 936, as the standard lets them), and a notice of 90 characters in UTF-8; read by libraries of npm.
# Guess: the words, or an error for the code page.
# Seen: bacstack 0.0.1-beta.14, node-bacnet 0.2.4 and @bacnet-js/client 3.3.2 read both of Unicode. With the code page all take no notice of its number, nor pass over it, and read signs of the page of Western DOS. The notice, which they write themselves, bacstack and node-bacnet do
# not read: nothing comes back of it, without an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact bacstack@0.0.1-beta.14 node-bacnet@0.2.4 @bacnet-js/client@3.3.2
cat > words.cjs <<'J'
const libraries = { bacstack: require('bacstack/lib/asn1'), 'node-bacnet': require('node-bacnet/lib/asn1'), '@bacnet-js/client': require('@bacnet-js/client/dist/lib/asn1') };
for (const [name, library] of Object.entries(libraries)) {
  const read = (bytes) => library.bacappDecodeApplicationData(bytes, 0, bytes.length, 8, 28)?.value;
  const words = ['750700e68aa5e8ada6', '75050462a58b66', '75070103a8b1a8beaf'].map((hex) => read(Buffer.from(hex, 'hex')));
  const notice = { buffer: Buffer.alloc(300), offset: 0 };
  library.encodeApplicationCharacterString(notice, '门'.repeat(90));
  console.log(`${name}: UTF-8 ${words[0]}, UCS-2 ${words[1]}, page 936 ${JSON.stringify(words[2])}, the notice: ${read(notice.buffer.subarray(0, notice.offset))?.length} characters`);
}
process.exit(0);
J
node words.cjs | tee seen
diff seen - <<'T'
bacstack: UTF-8 报警, UCS-2 报警, page 936 "\u0003¿▒¿¥»", the notice: undefined characters
node-bacnet: UTF-8 报警, UCS-2 报警, page 936 "\u0003¿▒¿¥»", the notice: undefined characters
@bacnet-js/client: UTF-8 报警, UCS-2 报警, page 936 "\u0003¿▒¿¥»", the notice: 90 characters
T
