#!/bin/sh
# News of a portal in China, published on 5 January 2026 at half past midnight, half past seven and half past eight (lastmod 2026-01-05T00:30:00+08:00 and so on), in a site map with days alone (lastmodDateOnly) and with times.
# Guess: 2026-01-05 for all three, the day that stands in the value; with times the same moment.
# Seen: sitemap 9.0.1 gives 2026-01-04 for what was published before eight in the morning, the day in Greenwich, and 2026-01-05 for the rest; the moments with times are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export TZ=Asia/Shanghai
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact sitemap@9.0.1
cat > write.mjs <<'J'
import { SitemapStream, streamToPromise } from 'sitemap';

for (const lastmodDateOnly of [true, false]) {
  const stream = new SitemapStream({ hostname: 'https://example.com', lastmodDateOnly });
  for (const time of ['00:30', '07:30', '08:30']) stream.write({ url: `/news/${time.slice(0, 2)}`, lastmod: `2026-01-05T${time}:00+08:00` });
  stream.end();
  console.log(`${lastmodDateOnly ? 'days' : 'times'}: ${Array.from(String(await streamToPromise(stream)).matchAll(/<lastmod>([^<]*)/g), ([, day]) => day).join(', ')}`);
}
J
node write.mjs | tee seen
diff seen - <<'T'
days: 2026-01-04, 2026-01-04, 2026-01-05
times: 2026-01-04T16:30:00.000Z, 2026-01-04T23:30:00.000Z, 2026-01-05T00:30:00.000Z
T
