#!/bin/sh
# The formula of a price as staff write it, 宽*高/1000000*单价, with Chinese names for its parts, given to evaluators of expressions; and width*height/1000000*price for comparison. 600 x 720 mm at 300 yuan are 129.60.
# Guess: names of letters as in JavaScript, whose letters have Chinese among them: 129.6.
# Seen: jsonata 2.2.2 and expression-eval 5.0.1 do. mathjs 15.2.0, expr-eval 2.0.2, jexl 2.3.0, filtrex 3.1.0 and hot-formula-parser 4.0.0 do not know such letters (mathjs knows Greek ones): an error at 宽.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact expr-eval@2.0.2 expression-eval@5.0.1 filtrex@3.1.0 hot-formula-parser@4.0.0 jexl@2.3.0 jsonata@2.2.2 mathjs@15.2.0
cat > price.mjs <<'J'
import { Parser } from 'expr-eval';
import expressionEval from 'expression-eval';
import { compileExpression } from 'filtrex';
import { Parser as HotParser } from 'hot-formula-parser';
import jexl from 'jexl';
import jsonata from 'jsonata';
import { evaluate } from 'mathjs';

const known = { 宽: 600, 高: 720, 单价: 300, width: 600, height: 720, price: 300 };
const hotParser = new HotParser();
for (const [name, value] of Object.entries(known)) {
  try {
    hotParser.setVariable(name, value);
  } catch {}
}
const ways = {
  jsonata: (text) => jsonata(text).evaluate(known),
  'expression-eval': (text) => expressionEval.eval(expressionEval.parse(text), known),
  mathjs: (text) => evaluate(text, { ...known }),
  'expr-eval': (text) => Parser.evaluate(text, known),
  jexl: (text) => jexl.eval(text, known),
  filtrex: (text) => compileExpression(text)(known),
  'hot-formula-parser': (text) => hotParser.parse(text).result ?? hotParser.parse(text).error,
};
for (const [name, price] of Object.entries(ways)) {
  const seen = [];
  for (const text of ['width*height/1000000*price', '宽*高/1000000*单价']) {
    try {
      seen.push(await price(text));
    } catch (error) {
      seen.push(error.message.split('\n')[0].trim());
    }
  }
  console.log(`${name}: ${seen.join(', ')}`);
}
J
node price.mjs | tee seen
diff seen - <<'T'
jsonata: 129.6, 129.6
expression-eval: 129.6, 129.6
mathjs: 129.6, Syntax error in part "宽*高/1000000*单价" (char 1)
expr-eval: 129.6, parse error [1:1]: Unknown character "宽"
jexl: 129.6, Invalid expression token: 宽
filtrex: 129.6, Lexical error on line 1. Unrecognized text.
hot-formula-parser: 129.6, #ERROR!
T
