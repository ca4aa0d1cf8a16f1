#!/bin/sh
# Sums and numbers of orders written by what stands for printf of C in npm, and by printf of gawk.
# Guess: what they know of it they write as C.
# Seen (sprintf-js 1.1.3, fast-printf 1.6.10, printf 0.6.1, voca 1.4.1): with noughts in front, fast-printf and voca put the minus behind them, and printf writes one digit too many; 100000 as %g is 1 in voca; fast-printf forgets a plus that is asked for, does not shorten texts and refuses %g; no one fills up by %.3d but printf; 12345.678 as %e has all its digits and a short exponent in two; halves go up.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact sprintf-js@1.1.3 fast-printf@1.6.10 printf@0.6.1 voca@1.4.1
command -v gawk >/dev/null || { apt-get update && apt-get install -y --no-install-recommends gawk; } >/dev/null
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');

const writers = {
  gawk: (...words) => execFileSync('gawk', [`BEGIN { printf ${words.map((word) => JSON.stringify(word)).join(', ')} }`], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } }),
  'sprintf-js': require('sprintf-js').sprintf,
  'fast-printf': require('fast-printf').printf,
  printf: require('printf'),
  voca: require('voca').sprintf,
};
for (const words of [['%8.2f', -89.5], ['%08.2f', -89.5], ['%05d', -7], ['%05d', 7], ['%+d', 5], ['%g', 1299.5], ['%g', 100000], ['%e', 12345.678], ['%.3d', 7], ['%.3s', '柜门侧板'], ['%.0f', 2.5]]) {
  const seen = new Map();
  for (const [name, write] of Object.entries(writers)) {
    let text;
    try {
      text = write(...words);
    } catch {
      text = 'refused';
    }
    seen.set(text, [...(seen.get(text) ?? []), name]);
  }
  console.log(`${words.join(' ')}: ${[...seen].map(([text, names]) => `"${text}" ${names.join(', ')}`).join('; ')}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
%8.2f -89.5: "  -89.50" gawk, sprintf-js, fast-printf, printf, voca
%08.2f -89.5: "-0089.50" gawk, sprintf-js; "00-89.50" fast-printf, voca; "-00089.50" printf
%05d -7: "-0007" gawk, sprintf-js; "000-7" fast-printf, voca; "-00007" printf
%05d 7: "00007" gawk, sprintf-js, fast-printf, printf, voca
%+d 5: "+5" gawk, sprintf-js, printf, voca; "5" fast-printf
%g 1299.5: "1299.5" gawk, sprintf-js, voca; "refused" fast-printf; "1299.50" printf
%g 100000: "100000" gawk, sprintf-js, printf; "refused" fast-printf; "1" voca
%e 12345.678: "1.234568e+04" gawk, printf; "1.2345678e+4" sprintf-js, fast-printf; "1.234568e+4" voca
%.3d 7: "007" gawk, printf; "7" sprintf-js, fast-printf, voca
%.3s 柜门侧板: "柜门侧" gawk, sprintf-js, printf, voca; "柜门侧板" fast-printf
%.0f 2.5: "2" gawk; "3" sprintf-js, fast-printf, printf, voca
T
