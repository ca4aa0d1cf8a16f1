#!/bin/sh
# Lines of commands for cutting boards, with names in Chinese, divided into words by libraries of npm and by bash.
# Guess: the same words.
# Seen (shell-quote 1.12.0, shlex 3.0.0, shellwords 1.1.1): shell-quote and shellwords divide at the blank of Chinese (U+3000), too, which is a character like others for a shell; shellwords loses backslashes within quotes; shell-quote begins a remark within 侧板#2; shlex keeps the backslash of \$.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact shell-quote@1.12.0 shlex@3.0.0 shellwords@1.1.1
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');

const dividers = {
  bash: (line) => execFileSync('bash', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } }).split('\0').slice(0, -1),
  'shell-quote': require('shell-quote').parse,
  shlex: require('shlex').split,
  shellwords: require('shellwords').split,
};
for (const line of ["切 '侧板 2'", '切 侧\\ 板', '切 何　工', "切 '' 18", "切 'D:\\图纸'", '切 侧板#2', '切 "\\$18"', '切 "18\\""']) {
  const seen = new Map();
  for (const [name, divide] of Object.entries(dividers)) {
    const words = JSON.stringify(divide(line));
    seen.set(words, [...(seen.get(words) ?? []), name]);
  }
  for (const [words, names] of seen) console.log(`${line} is ${words}: ${names.join(', ')}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
切 '侧板 2' is ["切","侧板 2"]: bash, shell-quote, shlex, shellwords
切 侧\ 板 is ["切","侧 板"]: bash, shell-quote, shlex, shellwords
切 何　工 is ["切","何　工"]: bash, shlex
切 何　工 is ["切","何","工"]: shell-quote, shellwords
切 '' 18 is ["切","","18"]: bash, shell-quote, shlex, shellwords
切 'D:\图纸' is ["切","D:\\图纸"]: bash, shell-quote, shlex
切 'D:\图纸' is ["切","D:图纸"]: shellwords
切 侧板#2 is ["切","侧板#2"]: bash, shlex, shellwords
切 侧板#2 is ["切","侧板",{"comment":"2"}]: shell-quote
切 "\$18" is ["切","$18"]: bash, shell-quote, shellwords
切 "\$18" is ["切","\\$18"]: shlex
切 "18\"" is ["切","18\""]: bash, shell-quote, shlex, shellwords
T
