#!/bin/sh
# Templates of offers with refunds, shares and names, filled in by @huggingface/jinja and by Jinja2 of Python.
# Guess: where @huggingface/jinja answers, it answers as Jinja2; it knows fewer filters, and says so.
# Seen (@huggingface/jinja 0.5.11; Jinja2 3.1.2): -2.5 as int is -3 (-2); -7 % 3 is -1 (2), while -7 // 3 is rounded down in both; a text and a number are joined (an error); 陈𬱖 has the length 3, and its second character is half of one; numbers beyond 2^53 lose their end; capitalize leaves MDF as it is.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @huggingface/jinja@0.5.11
dpkg -s python3-jinja2 >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-jinja2; } >/dev/null
cat > run.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { Template } from '@huggingface/jinja';

for (const text of ['-2.5 | int', '-7 % 3', '-7 // 3', '7 // 2', "'5' + 5", "'陈𬱖' | length", "'陈𬱖'[1]", "'衣柜门板'[1:3]", '12345678901234567890', "'MDF' | capitalize", "'mdf board' | title", "'0757' | int", "missing | default('无')", "['b', 'A', 'a'] | sort | join"]) {
  let seen;
  try {
    seen = new Template(`{{ ${text} }}`).render({}).toWellFormed();
  } catch {
    seen = 'refused';
  }
  const told = execFileSync('/usr/bin/python3', ['-c', "import sys, jinja2\ntry: print(jinja2.Environment().from_string('{{ ' + sys.argv[1] + ' }}').render())\nexcept Exception: print('refused')", text], { encoding: 'utf8' }).trim();
  console.log(seen === told ? `${text}: ${seen}` : `${text}: @huggingface/jinja ${seen}; Jinja2 ${told}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
-2.5 | int: @huggingface/jinja -3; Jinja2 -2
-7 % 3: @huggingface/jinja -1; Jinja2 2
-7 // 3: -3
7 // 2: 3
'5' + 5: @huggingface/jinja 55; Jinja2 refused
'陈𬱖' | length: @huggingface/jinja 3; Jinja2 2
'陈𬱖'[1]: @huggingface/jinja �; Jinja2 𬱖
'衣柜门板'[1:3]: 柜门
12345678901234567890: @huggingface/jinja 12345678901234567000; Jinja2 12345678901234567890
'MDF' | capitalize: @huggingface/jinja MDF; Jinja2 Mdf
'mdf board' | title: Mdf Board
'0757' | int: 757
missing | default('无'): 无
['b', 'A', 'a'] | sort | join: Aab
T
