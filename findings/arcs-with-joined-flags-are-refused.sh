#!/bin/sh
# Round corners of boards as paths of SVG whose arcs have their flags joined, a10 10 0 01-10 10, as svgo writes them (noSpaceAfterFlags) to save room, read by libraries of npm; beside them the same with blanks.
# Guess: the same corner, as the grammar of SVG gives each flag one character.
# Seen: svg-path-parser 1.1.0 and svgpath 2.6.0 read both. parse-svg-path 0.2.0 (malformed path data) and path-data-parser 0.1.0 of rough.js (Param not a number) refuse the joined ones.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact svg-path-parser@1.1.0 svgpath@2.6.0 parse-svg-path@0.2.0 path-data-parser@0.1.0 svgo@4.0.0
cat > run.mjs <<'J'
import parse from 'parse-svg-path';
import { absolutize, parsePath } from 'path-data-parser';
import pathParser from 'svg-path-parser';
import { optimize } from 'svgo';
import svgpath from 'svgpath';

const attempt = (read) => {
  try {
    return read();
  } catch (error) {
    return error.message;
  }
};
const drawn = 'M600 10a10 10 0 0 1-10 10H10A10 10 0 0 1 0 10V0h600z';
const short = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${drawn}"/></svg>`, { plugins: [{ name: 'convertPathData', params: { noSpaceAfterFlags: true } }] }).data.match(/ d="([^"]*)"/)[1];
for (const path of [drawn, short])
  console.log(`${path} | ${Object.entries({
    'svg-path-parser': attempt(() => pathParser.makeAbsolute(pathParser.parseSVG(path)).map(({ code, x, y }) => `${code} ${x} ${y}`)[1]),
    svgpath: attempt(() => svgpath(path).abs().segments[1].join(' ')),
    'parse-svg-path': attempt(() => parse(path)[1].join(' ')),
    'path-data-parser': attempt(() => absolutize(parsePath(path)).map(({ key, data }) => `${key} ${data.join(' ')}`)[1]),
  }).map(([name, arc]) => `${name}: ${arc}`).join('; ')}`);
J
node run.mjs | tee seen
diff seen - <<'T'
M600 10a10 10 0 0 1-10 10H10A10 10 0 0 1 0 10V0h600z | svg-path-parser: A 590 20; svgpath: A 10 10 0 0 1 590 20; parse-svg-path: a 10 10 0 0 1 -10 10; path-data-parser: A 10 10 0 0 1 590 20
M600 10a10 10 0 01-10 10H10A10 10 0 010 10V0h600z | svg-path-parser: A 590 20; svgpath: A 10 10 0 0 1 590 20; parse-svg-path: malformed path data; path-data-parser: Param not a number: a,H
T
