#!/bin/sh
# Sums of sizes as people and programs write them, 1e3+1, 1e-3*1000, 2.5e2/2, with plain ones beside them, reckoned by libraries of npm.
# Guess: 1001, 1 and 125, or an error, as of a library that knows no such numbers.
# Seen: nerdamer 1.1.13 and bigeval 3.2.3 reckon them, with a small e, and string-math 1.2.2 refuses 1e3 and makes 25 of the third. math-expression-evaluator 2.0.7 takes the e for Euler's number between two factors: 1e3+1 is 9.15, 1e-3*1000 is -2997.28, without an error; plain sums are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact math-expression-evaluator@2.0.7 nerdamer@1.1.13 string-math@1.2.2 bigeval@3.2.3
cat > run.cjs <<'J'
const BigEval = require('bigeval').default ?? require('bigeval');
const Mexp = require('math-expression-evaluator').default ?? require('math-expression-evaluator');
const nerdamer = require('nerdamer');
const stringMath = require('string-math');

const libraries = {
  'math-expression-evaluator': (sum) => new Mexp().eval(sum),
  nerdamer: (sum) => nerdamer(sum).evaluate().text(),
  'string-math': (sum) => stringMath(sum),
  bigeval: (sum) => new BigEval().exec(sum),
};
for (const sum of ['1e3+1', '1e-3*1000', '2.5e2/2', '1E3+1', '600-2*18', '1000+1'])
  console.log(`${sum}: ${Object.entries(libraries).map(([name, reckon]) => {
    try {
      return `${name} ${reckon(sum)}`;
    } catch {
      return `${name} error`;
    }
  }).join('; ')}`);
J
node run.cjs | tee seen
diff seen - <<'T'
1e3+1: math-expression-evaluator 9.154845485377136; nerdamer 1001; string-math error; bigeval 1001
1e-3*1000: math-expression-evaluator -2997.281718171541; nerdamer 1; string-math 1; bigeval 1
2.5e2/2: math-expression-evaluator 6.795704571147613; nerdamer 125; string-math 25; bigeval 125
1E3+1: math-expression-evaluator error; nerdamer 1001; string-math error; bigeval ERROR
600-2*18: math-expression-evaluator 564; nerdamer 564; string-math 564; bigeval 564
1000+1: math-expression-evaluator 1001; nerdamer 1001; string-math 1001; bigeval 1001
T
