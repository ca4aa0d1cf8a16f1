#!/bin/sh
# Drawings chosen by their names for a build or an upload: one character and 板 (?板.dwg), among them one with a rare character, 𬱖板.dwg, and all but 侧板, [!侧]板.dwg, by libraries of npm for such patterns and by bash.
# Guess: as bash: ? is one character, rare or not, and [!侧] is any but 侧.
# Seen: minimatch 11.0.9 does so. picomatch 4.0.7 and micromatch 4.0.8 take [!侧] for ! or 侧, as they do of letters: of all drawings 侧板 alone is chosen, the one that should not be. With them zeptomatch 2.1.0, outmatch 1.0.0 and globrex 0.1.2 find no rare character by ?, nor by [!侧].
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact globrex@0.1.2 micromatch@4.0.8 minimatch@11.0.9 outmatch@1.0.0 picomatch@4.0.7 zeptomatch@2.1.0
mkdir drawings
touch drawings/侧板.dwg drawings/背板.dwg drawings/𬱖板.dwg
cat > choose.mjs <<'J'
import { readdirSync } from 'node:fs';
import globrex from 'globrex';
import micromatch from 'micromatch';
import { minimatch } from 'minimatch';
import outmatch from 'outmatch';
import picomatch from 'picomatch';
import zeptomatch from 'zeptomatch';

const names = readdirSync('drawings').sort();
const libraries = {
  minimatch: (pattern) => (name) => minimatch(name, pattern),
  picomatch: (pattern) => (name) => picomatch.isMatch(name, pattern),
  micromatch: (pattern) => (name) => micromatch.isMatch(name, pattern),
  zeptomatch: (pattern) => (name) => zeptomatch(pattern, name),
  outmatch: (pattern) => outmatch(pattern),
  globrex: (pattern) => (name) => globrex(pattern, { extended: true }).regex.test(name),
};
for (const pattern of ['?板.dwg', '[!侧]板.dwg']) for (const [name, matcher] of Object.entries(libraries)) console.log(`${pattern}, ${name}: ${names.filter(matcher(pattern)).join(' ') || 'none'}`);
J
{
  (cd drawings && LC_ALL=C.UTF-8 bash -c 'echo "?板.dwg, bash:" ?板.dwg; echo "[!侧]板.dwg, bash:" [!侧]板.dwg')
  node choose.mjs
} | tee seen
diff seen - <<'T'
?板.dwg, bash: 侧板.dwg 背板.dwg 𬱖板.dwg
[!侧]板.dwg, bash: 背板.dwg 𬱖板.dwg
?板.dwg, minimatch: 侧板.dwg 背板.dwg 𬱖板.dwg
?板.dwg, picomatch: 侧板.dwg 背板.dwg
?板.dwg, micromatch: 侧板.dwg 背板.dwg
?板.dwg, zeptomatch: 侧板.dwg 背板.dwg
?板.dwg, outmatch: 侧板.dwg 背板.dwg
?板.dwg, globrex: 侧板.dwg 背板.dwg
[!侧]板.dwg, minimatch: 背板.dwg 𬱖板.dwg
[!侧]板.dwg, picomatch: 侧板.dwg
[!侧]板.dwg, micromatch: 侧板.dwg
[!侧]板.dwg, zeptomatch: 背板.dwg
[!侧]板.dwg, outmatch: 背板.dwg
[!侧]板.dwg, globrex: 背板.dwg
T
