#!/bin/sh
# Times in ASN.1, as contracts are stamped: GeneralizedTime of 5 January 2026, 9:30 in China (+0800), in New York (-0500) and without a zone, and UTCTime without seconds and with a zone, read by asn1js and asn1-ts.
# Guess: 01:30, 14:30 and 09:30 UTC (on a machine in UTC), 09:30 and 01:30: X.680, 46 and 47.3, allow all of them in BER.
# Seen: asn1js 4.0.0 turns the sign of the zone round and goes a day back: 17:30 and 04:30 of 4 January; without a zone 09:30 of 4 January. Of UTCTime it reads only the form with seconds and Z, else 30 November 1899. asn1-ts is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo "{}" > package.json
npm i --no-audit --no-fund --ignore-scripts asn1js@4.0.0 asn1-ts@11.1.0 >/dev/null 2>&1
cat > read.mjs <<'J'
import { fromBER } from 'asn1js';
import { BERElement } from 'asn1-ts';
for (const [tag, time] of [[24, '20260105013000Z'], [24, '20260105093000+0800'], [24, '20260105093000-0500'], [24, '20260105093000'], [23, '260105013000Z'], [23, '2601050930Z'], [23, '260105093000+0800']]) {
  const bytes = new Uint8Array([tag, time.length, ...Buffer.from(time)]);
  const element = new BERElement();
  element.fromBytes(bytes);
  const other = tag === 24 ? element.generalizedTime : element.utcTime;
  console.log(time, fromBER(bytes).result.toDate().toISOString(), other.toISOString());
}
J
TZ=UTC node read.mjs | tee seen
diff seen - <<'T'
20260105013000Z 2026-01-05T01:30:00.000Z 2026-01-05T01:30:00.000Z
20260105093000+0800 2026-01-04T17:30:00.000Z 2026-01-05T01:30:00.000Z
20260105093000-0500 2026-01-04T04:30:00.000Z 2026-01-05T14:30:00.000Z
20260105093000 2026-01-04T09:30:00.000Z 2026-01-05T09:30:00.000Z
260105013000Z 2026-01-05T01:30:00.000Z 2026-01-05T01:30:00.000Z
2601050930Z 1899-11-30T00:00:00.000Z 2026-01-05T09:30:00.000Z
260105093000+0800 1899-11-30T00:00:00.000Z 2026-01-05T01:30:00.000Z
T
