# Shared by the findings about .3ds, which source it: makes boards.mjs, whose board() writes a board of 600 by 400 by 18 as .3ds (with a scale of the whole file, a name, and the places of its instances, if there are any), and whose
# seen() tells how three.js and assimp read it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s assimp-utils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends assimp-utils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0 iconv-lite@0.7.0
cat > boards.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import iconv from 'iconv-lite';
import { Box3, Texture, TextureLoader } from 'three';
import { TDSLoader } from 'three/examples/jsm/loaders/TDSLoader.js';

const numbers = (method, size) => (...values) => { const bytes = Buffer.alloc(values.length * size); values.forEach((value, at) => bytes[method](value, at * size)); return bytes; };
const short = numbers('writeUInt16LE', 2);
const long = numbers('writeUInt32LE', 4);
const float = numbers('writeFloatLE', 4);
const text = (words) => Buffer.concat([iconv.encode(words, 'gbk'), Buffer.of(0)]);
const chunk = (id, ...parts) => { const data = Buffer.concat(parts); return Buffer.concat([short(id), long(6 + data.length), data]); };
const sides = [[0, 2, 1], [1, 2, 3], [4, 5, 6], [5, 7, 6], [0, 1, 4], [1, 5, 4], [2, 6, 3], [3, 6, 7], [0, 4, 2], [2, 4, 6], [1, 3, 5], [3, 7, 5]];
export const board = ({ scale, name = 'side', places = [] }) => {
  const points = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((corner) => [(corner & 1) * 600, ((corner >> 1) & 1) * 400, (corner >> 2) * 18]);
  const mesh = chunk(0x4100, chunk(0x4110, short(8), float(...points)), chunk(0x4120, short(12), ...sides.map((side) => short(...side, 7)), chunk(0x4130, text('oak'), short(12), short(...sides.keys()))));
  const oak = chunk(0xafff, chunk(0xa000, text('oak')), chunk(0xa200, chunk(0xa300, text('橡木.JPG'))));
  const nodes = places.map((place, at) => chunk(0xb002, chunk(0xb030, short(at)), chunk(0xb010, text(name), short(0, 0, 0xffff)), chunk(0xb013, float(0, 0, 0)), chunk(0xb020, short(0), long(0, 0, 1, 0), short(0), float(...place))));
  const frames = places.length ? chunk(0xb000, chunk(0xb00a, short(5), text('M'), long(100)), chunk(0xb008, long(0, 100)), ...nodes) : Buffer.alloc(0);
  writeFileSync('board.3ds', chunk(0x4d4d, chunk(2, long(3)), chunk(0x3d3d, chunk(0x3d3e, long(3)), oak, scale ? chunk(0x100, float(scale)) : Buffer.alloc(0), chunk(0x4000, text(name), mesh)), frames));
};
export const seen = () => {
  const pictures = [];
  TextureLoader.prototype.load = (url) => { pictures.push(url); return new Texture(); };
  const group = new TDSLoader().parse(Uint8Array.from(readFileSync('board.3ds')).buffer, '');
  group.updateMatrixWorld(true);
  execFileSync('assimp', ['export', 'board.3ds', 'board.assxml', '-fassxml'], { stdio: 'ignore' });
  const told = execFileSync('assimp', ['info', 'board.3ds'], { encoding: 'utf8' });
  const width = (value) => String(Number(Number(value).toPrecision(4)));
  const xml = readFileSync('board.assxml', 'latin1');
  return {
    'three.js': { width: width(new Box3().setFromObject(group).max.x), name: group.children[0].name, picture: pictures[0] },
    assimp: { width: width(/^Maximum point *\(([^ ]*)/m.exec(told)[1]), name: [...xml.matchAll(/<Node name="([^"]*)"/g)].at(-1)[1], picture: /"\$tex.file"[^>]*>\s*"([^"]*)"/.exec(xml)?.[1] },
  };
};
J
