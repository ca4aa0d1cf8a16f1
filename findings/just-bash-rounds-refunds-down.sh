#!/bin/sh
# Sums of orders in just-bash, which runs shell scripts (its own sort, awk, printf, date) within JavaScript for agents and tests, and in bash with GNU's tools and mawk.
# Guess: where just-bash answers, it answers as the real tools.
# Seen (just-bash 3.4.2): int(-2.5) of awk is -3; texts are compared as numbers; 2.5 as %.0f is 3; beyond 2^63 the shell stops at 9007199254740992; sort knows no order of bytes (a A b B in the C locale); the 30th of February is 2 March, and %-m is not known.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact just-bash@3.4.2
command -v mawk >/dev/null || { apt-get update && apt-get install -y --no-install-recommends mawk; } >/dev/null
cat > run.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { Bash } from 'just-bash';

const env = { LC_ALL: 'C', TZ: 'Asia/Shanghai' };
for (const command of [
  "awk 'BEGIN { print int(-2.5) }'",
  `awk 'BEGIN { print ("10" < "9") }'`,
  "awk 'BEGIN { s = 89.5 + 1299.5; printf \"%.2f\\n\", s }'",
  "printf '%.0f %.0f\\n' 2.5 3.5",
  'echo $((9223372036854775807 + 1))',
  'echo $((-7 / 2)) $((-7 % 2)) $((010))',
  "printf 'b\\na\\nB\\nA\\n' | sort | tr '\\n' ' '",
  "date -d '2026-02-30' +%F",
  "date -d '2026-01-05' '+%Y年%-m月%-d日'",
  "date -d '2026-01-05' +%V",
]) {
  let told;
  try {
    told = execFileSync('bash', ['-c', command.replace(/^awk/, 'mawk')], { encoding: 'utf8', env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    told = 'refused';
  }
  const { stdout, exitCode } = await new Bash({ env }).exec(command);
  const seen = exitCode ? 'refused' : stdout.trim();
  console.log(seen === told ? `${command}: ${seen}` : `${command}: just-bash ${seen}; bash ${told}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
awk 'BEGIN { print int(-2.5) }': just-bash -3; bash -2
awk 'BEGIN { print ("10" < "9") }': just-bash 0; bash 1
awk 'BEGIN { s = 89.5 + 1299.5; printf "%.2f\n", s }': 1389.00
printf '%.0f %.0f\n' 2.5 3.5: just-bash 3 4; bash 2 4
echo $((9223372036854775807 + 1)): just-bash 9007199254740992; bash -9223372036854775808
echo $((-7 / 2)) $((-7 % 2)) $((010)): -3 -1 8
printf 'b\na\nB\nA\n' | sort | tr '\n' ' ': just-bash a A b B; bash A B a b
date -d '2026-02-30' +%F: just-bash 2026-03-02; bash refused
date -d '2026-01-05' '+%Y年%-m月%-d日': just-bash 2026年%-m月%-d日; bash 2026年1月5日
date -d '2026-01-05' +%V: 02
T
