#!/bin/sh
# An arch for a door as an SVG path made small, its flags without blanks, M0 0a25 25 0 0150 0, as several tools write it and the grammar of SVG allows, read by libraries of npm for paths.
# Guess: the arch, 50 wide, or an error.
# Seen: svg-path-parser 1.1.0, svg-pathdata 7.2.0 and svgpath 2.6.0 read it, and parse-svg-path 0.2.0 refuses it as malformed. Maker.js 0.19.2 makes a model of it whose extents are no numbers, without an error; with blanks it is 50 wide.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact makerjs@0.19.2 parse-svg-path@0.2.0 svg-path-parser@1.1.0 svg-pathdata@7.2.0 svgpath@2.6.0
cat > read.cjs <<'J'
const makerjs = require('makerjs');
const parse = require('parse-svg-path');
const { parseSVG } = require('svg-path-parser');
const { SVGPathData } = require('svg-pathdata');
const svgpath = require('svgpath');

const libraries = {
  'svg-path-parser': (path) => parseSVG(path)[1].x,
  'svg-pathdata': (path) => new SVGPathData(path).toAbs().commands[1].x,
  svgpath: (path) => svgpath(path).abs().segments[1][6],
  'parse-svg-path': (path) => parse(path)[1][6],
  makerjs: (path) => {
    const { low, high } = makerjs.measure.modelExtents(makerjs.importer.fromSVGPathData(path));
    return high[0] - low[0];
  },
};
for (const path of ['M0 0a25 25 0 0 1 50 0', 'M0 0a25 25 0 0150 0'])
  for (const [name, width] of Object.entries(libraries)) {
    let seen;
    try {
      seen = width(path);
    } catch (error) {
      seen = `error ${error.message}`;
    }
    console.log(`${path}, ${name}: ${seen}`);
  }
J
node read.cjs | tee seen
diff seen - <<'T'
M0 0a25 25 0 0 1 50 0, svg-path-parser: 50
M0 0a25 25 0 0 1 50 0, svg-pathdata: 50
M0 0a25 25 0 0 1 50 0, svgpath: 50
M0 0a25 25 0 0 1 50 0, parse-svg-path: 50
M0 0a25 25 0 0 1 50 0, makerjs: 50
M0 0a25 25 0 0150 0, svg-path-parser: 50
M0 0a25 25 0 0150 0, svg-pathdata: 50
M0 0a25 25 0 0150 0, svgpath: 50
M0 0a25 25 0 0150 0, parse-svg-path: error malformed path data
M0 0a25 25 0 0150 0, makerjs: NaN
T
