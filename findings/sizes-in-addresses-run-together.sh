#!/bin/sh
# Addresses of pages made of names of boards with sizes: 600×400, 3½", 1.5-2 m, 18mm/25mm, by libraries of npm for it.
# Guess: signs between digits become a hyphen, or an x, so that the numbers stay apart.
# Seen: slugify 1.6.9 leaves the signs out: 600400, 18mm25mm, 2400 of 2,400, and keeps * and ". Of 3½ limax 4.2.3 and transliteration 2.6.1 make 31-2, speakingurl 14.0.1, slugify and @sindresorhus/slugify 3.0.1 make 3: boards of other sizes share an address. The others are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact slugify@1.6.9 limax@4.2.3 transliteration@2.6.1 speakingurl@14.0.1 @sindresorhus/slugify@3.0.1
cat > run.mjs <<'J'
import sindre from '@sindresorhus/slugify';
import limax from 'limax';
import slugify from 'slugify';
import speaking from 'speakingurl';
import { slugify as transliterated } from 'transliteration';

for (const name of ['Board 600×400', 'Board 600*400', 'Rail 3½"', 'Rail 1.5-2 m', 'Board 18mm/25mm', 'Shelf 18|25', 'Door 2,400'])
  console.log(`${name} | slugify: ${slugify(name)}; limax: ${limax(name)}; transliteration: ${transliterated(name)}; speakingurl: ${speaking(name)}; @sindresorhus/slugify: ${sindre(name)}`);
J
node run.mjs | tee seen
diff seen - <<'T'
Board 600×400 | slugify: Board-600400; limax: board-600-400; transliteration: board-600x400; speakingurl: board-600-400; @sindresorhus/slugify: board-600-400
Board 600*400 | slugify: Board-600*400; limax: board-600-400; transliteration: board-600-400; speakingurl: board-600-400; @sindresorhus/slugify: board-600-400
Rail 3½" | slugify: Rail-3"; limax: rail-31-2; transliteration: rail-31-2; speakingurl: rail-3; @sindresorhus/slugify: rail-3
Rail 1.5-2 m | slugify: Rail-1.5-2-m; limax: rail-1-5-2-m; transliteration: rail-1.5-2-m; speakingurl: rail-1-5-2-m; @sindresorhus/slugify: rail-1-5-2-m
Board 18mm/25mm | slugify: Board-18mm25mm; limax: board-18mm-25mm; transliteration: board-18mm-25mm; speakingurl: board-18mm-25mm; @sindresorhus/slugify: board-18mm-25mm
Shelf 18|25 | slugify: Shelf-18or25; limax: shelf-18-or-25; transliteration: shelf-18-25; speakingurl: shelf-18-or-25; @sindresorhus/slugify: shelf-18-25
Door 2,400 | slugify: Door-2400; limax: door-2-400; transliteration: door-2-400; speakingurl: door-2-400; @sindresorhus/slugify: door-2-400
T
