#!/bin/sh
# Names of drawings matched with patterns by the libraries of npm that say they match as bash does, and by bash itself (extglob).
# Guess: the same names.
# Seen (minimatch 11.0.9, picomatch 4.0.7, micromatch 4.0.8, glob-to-regexp 0.4.1 with extended): only minimatch counts a rare character as one and has hanzi among [[:alpha:]]; picomatch and micromatch do not find "侧板 (2).dwg", as browsers name a second download, by "侧板 (2).*"; minimatch takes #1* for a remark and !(侧)板 for all but (侧)板; glob-to-regexp knows neither classes nor [!...].
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact minimatch@11.0.9 picomatch@4.0.7 micromatch@4.0.8 glob-to-regexp@0.4.1
cat > run.cjs <<'J'
const { spawnSync } = require('node:child_process');
const globToRegExp = require('glob-to-regexp');
const micromatch = require('micromatch');
const { minimatch } = require('minimatch');
const picomatch = require('picomatch');

const matchers = {
  bash: (pattern, name) => spawnSync('bash', ['-O', 'extglob', '-c', 'case $1 in $0) ;; *) false ;; esac', pattern, name], { env: { ...process.env, LC_ALL: 'C.UTF-8' } }).status === 0,
  minimatch: (pattern, name) => minimatch(name, pattern),
  picomatch: (pattern, name) => picomatch(pattern)(name),
  micromatch: (pattern, name) => micromatch.isMatch(name, pattern),
  'glob-to-regexp': (pattern, name) => globToRegExp(pattern, { extended: true }).test(name),
};
for (const [pattern, name] of [
  ['?板', '侧板'],
  ['?板', '𠮷板'],
  ['[侧𠮷]板', '𠮷板'],
  ['[!侧]板', '背板'],
  ['[[:alpha:]]板', '侧板'],
  ['侧板*[[:digit:]]', '侧板18'],
  ['侧板 (2).*', '侧板 (2).dwg'],
  ['#1*', '#1侧板'],
  ['!(侧)板', '侧板'],
  ['@(侧|背)板', '背板'],
]) {
  const names = Object.keys(matchers).filter((matcher) => matchers[matcher](pattern, name));
  console.log(`${pattern} finds ${name}: ${names.join(', ') || 'none'}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
?板 finds 侧板: bash, minimatch, picomatch, micromatch, glob-to-regexp
?板 finds 𠮷板: bash, minimatch
[侧𠮷]板 finds 𠮷板: bash, minimatch
[!侧]板 finds 背板: bash, minimatch
[[:alpha:]]板 finds 侧板: bash, minimatch
侧板*[[:digit:]] finds 侧板18: bash, minimatch, picomatch, micromatch
侧板 (2).* finds 侧板 (2).dwg: bash, minimatch, glob-to-regexp
#1* finds #1侧板: bash, picomatch, micromatch, glob-to-regexp
!(侧)板 finds 侧板: minimatch
@(侧|背)板 finds 背板: bash, minimatch, picomatch, micromatch
T
