#!/bin/sh
# The clock of a printer as it tells it by IPP (printer-current-time, RFC 2579): 31 January 2026, 09:30:15.9 at +08:00, read and written by libraries of npm, here in Shanghai.
# Guess: each reads 01:30:15.9 of Greenwich and writes the same bytes.
# Seen: ipp 2.0.1 counts months from nought: it reads 3 March, 01:30 here, and writes month 0, and no sign before the hours from Greenwich; with tenths of a second it stops. @sealsystems/ipp 2.8.2, made of it, is right but for the
# tenths that it reads.
# ipp-encoder 5.0.0 reads 01:30 of the next day here, as if the printer stood west of Greenwich; what it writes itself says +F8, 248 hours, and is read back rightly by itself alone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ipp@2.0.1 ipp-encoder@5.0.0 @sealsystems/ipp@2.8.2
cat > clock.cjs <<'J'
const encoder = require('ipp-encoder');
const libraries = { ipp: require('ipp'), '@sealsystems/ipp': require('@sealsystems/ipp') };
const name = 'printer-current-time';
const time = Buffer.of(0x07, 0xea, 1, 31, 9, 30, 15, 9, 0x2b, 8, 0);
const bytes = Buffer.concat([Buffer.of(2, 0, 0, 0, 0, 0, 0, 1, 1, 0x47, 0, 18), Buffer.from('attributes-charset'), Buffer.of(0, 5), Buffer.from('utf-8'), Buffer.of(4, 0x31, 0, name.length), Buffer.from(name), Buffer.of(0, 11), time, Buffer.of(3)]);
const shown = (written) => written.subarray(written.indexOf(name) + name.length + 2, -1).toString('hex');
const whole = new Date('2026-01-31T09:30:15+08:00');
console.log(`the printer: ${time.toString('hex')}`);
for (const [library, { parse, serialize }] of Object.entries(libraries)) {
  const write = (date) => shown(serialize({ version: '2.0', statusCode: 'successful-ok', id: 1, 'operation-attributes-tag': { 'attributes-charset': 'utf-8' }, 'printer-attributes-tag': { [name]: date } }));
  console.log(`${library}: reads ${parse(bytes)['printer-attributes-tag'][name].toISOString()}, writes ${write(whole)}`);
  try { console.log(`${library}: with tenths ${write(new Date(+whole + 900))}`); } catch (error) { console.log(`${library}: with tenths ${error.code}`); }
}
const written = encoder.response.encode({ statusCode: 0, requestId: 1, groups: [{ tag: 4, attributes: [{ tag: 0x31, name, value: [whole] }] }] });
console.log(`ipp-encoder: reads ${encoder.response.decode(bytes).groups[1].attributes[0].value[0].toISOString()}, writes ${shown(written)}`);
J
TZ=Asia/Shanghai node clock.cjs | tee seen
diff seen - <<'T'
the printer: 07ea011f091e0f092b0800
ipp: reads 2026-03-02T17:30:15.009Z, writes 07ea001f091e0f00000800
ipp: with tenths ERR_OUT_OF_RANGE
@sealsystems/ipp: reads 2026-01-31T01:30:15.009Z, writes 07ea011f091e0f002b0800
@sealsystems/ipp: with tenths 07ea011f091e0f092b0800
ipp-encoder: reads 2026-01-31T17:30:15.900Z, writes 07ea011f091e0f002bf800
T
