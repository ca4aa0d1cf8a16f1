#!/bin/sh
# Rules for names (at most four characters) and sizes in GoRules' ZEN, an engine for business rules of npm.
# Guess: len of a text counts characters; 衣柜 has two.
# Seen (@gorules/zen-engine 0.54.0): it counts bytes: 衣柜 is 6, so that a name of two characters is too long for a rule of four. contains and matches take characters; a list of two has the length 2. Sums are exact decimals (0.1 + 0.2 is 0.3).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @gorules/zen-engine@0.54.0
cat > run.cjs <<'J'
const { evaluateExpressionSync } = require('@gorules/zen-engine');

for (const rule of ["len('E0')", "len('衣柜')", "len('陈𬱖')", "len('衣柜') <= 4", "len(['衣', '柜'])", "matches('衣柜', '^.{2}$')", "contains('衣柜', '柜')", "0.1 + 0.2 == 0.3", 'round(2.675, 2)']) {
  console.log(`${rule}: ${JSON.stringify(evaluateExpressionSync(rule, {}))}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
len('E0'): 2
len('衣柜'): 6
len('陈𬱖'): 7
len('衣柜') <= 4: false
len(['衣', '柜']): 2
matches('衣柜', '^.{2}$'): true
contains('衣柜', '柜'): true
0.1 + 0.2 == 0.3: true
round(2.675, 2): 2.68
T
