#!/bin/sh
# Lines of notices with what is no sentence in them, an address with a word of Chinese, the name of a drawing, the number of a standard, a range of temperatures, put in order by what sets blanks and marks of Chinese texts right.
# Guess: blanks between Chinese and Latin are all that is added; marks within an address, a name of a file or a number stay, or else a link or name is no longer one.
# Seen: none leaves the address. autocorrect-node 2.14.0, lint-md 2.4.0, zhlint 0.8.2 and copywriting-correct 1.0.7 make its question mark a full-width one, pangu 7.2.1 puts blanks around it and tears the
# standard apart: 资料? x = 1, GB / T. Of 图纸.pdf lint-md, zhlint and copywriting-correct make 图纸。pdf, the last with PDF in capitals; zhlint writes another sign for the range.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps --save-exact @lint-md/core@2.4.0 autocorrect-node@2.14.0 copywriting-correct@1.0.7 pangu@7.2.1 zhlint@0.8.2
cat > tidy.mjs <<'J'
import { lintMarkdown } from '@lint-md/core';
import autocorrect from 'autocorrect-node';
import copywriting from 'copywriting-correct';
import { pangu } from 'pangu';
import { run } from 'zhlint';

const Correct = copywriting.default ?? copywriting;
const corrector = Correct.correct ? Correct : new Correct();
const tidiers = {
  'autocorrect-node': (text) => autocorrect.format(text),
  'lint-md': (text) => lintMarkdown(text, {}, true).fixedResult.result,
  zhlint: (text) => run(text, { rules: { preset: 'default' } }).result,
  'copywriting-correct': (text) => corrector.correct(text),
  pangu: (text) => pangu.spacingText(text),
};
for (const [name, tidy] of Object.entries(tidiers)) {
  console.log(`${name}: ${['见http://a.example/资料?x=1下载', '见图纸.pdf第3页', 'GB/T 18580-2017标准', '-5℃～40℃'].map((text) => tidy(text).trim()).join(' | ')}`);
}
J
node tidy.mjs | tee seen
diff seen - <<'T'
autocorrect-node: 见 http://a.example/资料？x=1 下载 | 见图纸.pdf 第 3 页 | GB/T 18580-2017 标准 | -5℃～40℃
lint-md: 见http://a.example/资料？x=1 下载 | 见图纸。pdf 第 3 页 | GB/T 18580-2017 标准 | -5℃～40℃
zhlint: 见 http://a.example/资料？x=1 下载 | 见图纸。pdf 第 3 页 | GB/T 18580-2017 标准 | -5℃~40℃
copywriting-correct: 见 http://a.example/资料？x=1 下载 | 见图纸。PDF 第 3 页 | GB/T 18580-2017 标准 | -5℃～40℃
pangu: 见 http://a.example/资料? x = 1 下载 | 见图纸.pdf 第 3 页 | GB / T 18580-2017 标准 | -5℃～40℃
T
