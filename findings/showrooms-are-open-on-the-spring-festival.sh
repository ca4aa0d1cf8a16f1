#!/bin/sh
# A showroom in Shunde, Mo-Su 09:00-18:00; PH off, as OpenStreetMap writes opening hours, asked whether it is open at ten on the public holidays of China in 2026.
# Guess: closed on each, New Year, the Spring Festival, Qingming, Labour Day, Dragon Boat, Mid-Autumn and the National Day, or a warning that some are not known.
# Seen (opening_hours 3.15.0 with the place in cn): closed on New Year, Labour Day and the National Day, and open on every holiday by the moon or the sun, the Spring Festival before all, without a warning.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact opening_hours@3.15.0
cat > ask.cjs <<'J'
const OpeningHours = require('opening_hours');

const place = { lat: 22.84, lon: 113.25, address: { country_code: 'cn', state: '广东省' } };
const hours = new OpeningHours('Mo-Su 09:00-18:00; PH off', place);
const holidays = { 'New Year': '01-01', 'Spring Festival': '02-17', Qingming: '04-05', 'Labour Day': '05-01', 'Dragon Boat': '06-19', 'Mid-Autumn': '09-25', 'National Day': '10-01' };
for (const [name, day] of Object.entries(holidays)) console.log(`${name}, ${day}: ${hours.getState(new Date(`2026-${day}T10:00:00`)) ? 'open' : 'closed'}`);
console.log(`warnings: ${hours.getWarnings().length}`);
J
TZ=Asia/Shanghai node ask.cjs | tee seen
diff seen - <<'T'
New Year, 01-01: closed
Spring Festival, 02-17: open
Qingming, 04-05: open
Labour Day, 05-01: closed
Dragon Boat, 06-19: open
Mid-Autumn, 09-25: open
National Day, 10-01: closed
warnings: 0
T
