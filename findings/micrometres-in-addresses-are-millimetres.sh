#!/bin/sh
# Addresses of pages made of coats of lacquer and foils in micrometres, with the sign µ of Latin-1 and the Greek letter μ, and of resistances and angles, by libraries of npm for it.
# Guess: 60um or 60m (the sign left out); ohm and deg or nothing.
# Seen: limax 4.2.3 writes 60mm for both, a thousand times as thick; slugify 1.6.9 60m for the sign and 60mm for the letter, speakingurl 14.0.1 60-m and 60mm, transliteration 2.6.1 60um and 60mm. 4Ω is 4W, a watt, for slugify, and 4o for the others.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact slugify@1.6.9 limax@4.2.3 transliteration@2.6.1 speakingurl@14.0.1
cat > run.mjs <<'J'
import limax from 'limax';
import slugify from 'slugify';
import speaking from 'speakingurl';
import { slugify as transliterated } from 'transliteration';

for (const [label, name] of [['Latin-1', '60\u00B5m'], ['Greek', '60\u03BCm'], ['ohm', '4Ω'], ['degree', '90°'], ['minus', '−5°']])
  console.log(`${label} ${name} | slugify: ${slugify(name)}; limax: ${limax(name)}; transliteration: ${transliterated(name)}; speakingurl: ${speaking(name)}`);
J
node run.mjs | tee seen
diff seen - <<'T'
Latin-1 60µm | slugify: 60m; limax: 60mm; transliteration: 60um; speakingurl: 60-m
Greek 60μm | slugify: 60mm; limax: 60mm; transliteration: 60mm; speakingurl: 60mm
ohm 4Ω | slugify: 4W; limax: 4o; transliteration: 4o; speakingurl: 4o
degree 90° | slugify: 90; limax: 90; transliteration: 90deg; speakingurl: 90
minus −5° | slugify: 5; limax: 5; transliteration: 5deg; speakingurl: 5
T
