#!/bin/sh
# The code of Guangdong in ISO 3166-2, CN-GD since 2017 (before, CN-44, its number in GB/T 2260), looked up in libraries of npm.
# Guess: CN-GD is Guangdong, with the older code beside it or not; Hong Kong is CN-HK.
# Seen: iso-3166, country-state-city and country-region-data know GD. iso-3166-2 1.0.0 knows CN-44 only, and nothing of CN-GD or CN-HK, nine years later; Taiwan is CN-71.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact country-region-data@4.1.0 country-state-city@3.2.1 iso-3166-2@1.0.0 iso-3166@4.4.0
cat > run.cjs <<'J'
const { State } = require('country-state-city');
const { subdivision } = require('iso-3166-2');

(async () => {
  const { iso31662 } = await import('iso-3166');
  const { CN } = await import('country-region-data');
  for (const code of ['CN-GD', 'CN-44', 'CN-HK']) {
    console.log(`${code}, iso-3166-2: ${subdivision(code)?.name ?? 'unknown'}`);
    console.log(`${code}, iso-3166: ${iso31662.find((place) => place.code === code)?.name ?? 'unknown'}`);
    console.log(`${code}, country-state-city: ${State.getStateByCodeAndCountry(code.slice(3), 'CN')?.name ?? 'unknown'}`);
    console.log(`${code}, country-region-data: ${CN[2].find(([, short]) => short === code.slice(3))?.[0] ?? 'unknown'}`);
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
CN-GD, iso-3166-2: unknown
CN-GD, iso-3166: Guangdong Sheng
CN-GD, country-state-city: Guangdong
CN-GD, country-region-data: Guangdong
CN-44, iso-3166-2: Guangdong
CN-44, iso-3166: unknown
CN-44, country-state-city: unknown
CN-44, country-region-data: unknown
CN-HK, iso-3166-2: unknown
CN-HK, iso-3166: Hong Kong SAR
CN-HK, country-state-city: Hong Kong SAR
CN-HK, country-region-data: Hong Kong
T
