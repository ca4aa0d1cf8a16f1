#!/bin/sh
# Sums of sizes with slips of the hand: two sizes with a blank between them, none at all, a half as .5, a size with a comma for thousands, reckoned by libraries of npm.
# Guess: an error for all but .5, which is a half.
# Seen: nerdamer 1.1.13 multiplies 18 18 to 324 and 600 400-18 to 239982, makes 0 of nothing, and refuses .5*2 as the name of a variable; math-expression-evaluator 2.0.7, string-math 1.2.2 and bigeval 3.2.3 refuse the slips and reckon .5 (bigeval tells ERROR as its answer).
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
for (const sum of ['18 18', '600 400-18', '', '.5*2', '1,299+1', '600-2*18'])
  console.log(`${sum || 'nothing'}: ${Object.entries(libraries).map(([name, reckon]) => {
    try {
      return `${name} ${reckon(sum)}`;
    } catch {
      return `${name} error`;
    }
  }).join('; ')}`);
J
node run.cjs | tee seen
diff seen - <<'T'
18 18: math-expression-evaluator error; nerdamer 324; string-math error; bigeval ERROR
600 400-18: math-expression-evaluator error; nerdamer 239982; string-math error; bigeval ERROR
nothing: math-expression-evaluator error; nerdamer 0; string-math error; bigeval ERROR
.5*2: math-expression-evaluator 1; nerdamer error; string-math 1; bigeval 1
1,299+1: math-expression-evaluator error; nerdamer error; string-math error; bigeval ERROR
600-2*18: math-expression-evaluator 564; nerdamer 564; string-math 564; bigeval 564
T
