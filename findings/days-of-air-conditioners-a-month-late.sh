#!/bin/sh
# Days as a showroom's air conditioner tells them by BACnet: 4 January 2026, a Sunday; the 1st of May of any year, as its calendar has holidays (the year unspecified, 255); and a time of which the seconds are unspecified. Read by libraries of npm, and the first one written.
# Guess: the same day, and the same bytes; what is unspecified is said to be so, or refused.
# Seen: bacstack 0.0.1-beta.14 and node-bacnet 0.2.4 count months from nought: 4 January is read as 4 February, and written with a month 0, which no device knows. @bacnet-js/client 3.3.2 is right. Any year's 1 May is 1 June 2155 with the first two, 1 January 1900
# with the third. All take unspecified seconds for 255, so that 9:30 is 9:34:15.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact bacstack@0.0.1-beta.14 node-bacnet@0.2.4 @bacnet-js/client@3.3.2
cat > days.cjs <<'J'
const libraries = { bacstack: require('bacstack/lib/asn1'), 'node-bacnet': require('node-bacnet/lib/asn1'), '@bacnet-js/client': require('@bacnet-js/client/dist/lib/asn1') };
const two = (number) => String(number).padStart(2, '0');
const day = (date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const time = (date) => `${date.getHours()}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
for (const [name, library] of Object.entries(libraries)) {
  const read = (hex) => library.bacappDecodeApplicationData(Buffer.from(hex, 'hex'), 0, 5, 8, 28).value;
  const written = { buffer: Buffer.alloc(9), offset: 0 };
  library.encodeApplicationDate(written, new Date(2026, 0, 4));
  console.log(`${name}: 4 January is ${day(read('a47e010407'))}, written ${written.buffer.toString('hex', 0, written.offset)}; any year's 1 May is ${day(read('a4ff0501ff'))}; 9:30 is ${time(read('b4091effff'))}`);
}
process.exit(0);
J
TZ=Asia/Shanghai node days.cjs | tee seen
diff seen - <<'T'
bacstack: 4 January is 2026-02-04, written a47e000407; any year's 1 May is 2155-06-01; 9:30 is 9:34:15
node-bacnet: 4 January is 2026-02-04, written a47e000407; any year's 1 May is 2155-06-01; 9:30 is 9:34:15
@bacnet-js/client: 4 January is 2026-01-04, written a47e010407; any year's 1 May is 1900-01-01; 9:30 is 9:34:15
T
