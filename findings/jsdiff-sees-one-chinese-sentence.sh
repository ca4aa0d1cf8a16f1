#!/bin/sh
# Two versions of a notice in Chinese, compared sentence by sentence by jsdiff, to show which sentence of a policy was changed.
# Guess: a sentence ends with 。, ！ or ？ as with a point; diffWords treats Chinese characters one by one already.
# Seen (diff 9.0.0): only with . ! and ? of English, so that the whole paragraph is struck and written again, whether or not a blank follows 。.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact diff@9.0.0
cat > compare.mjs <<'J'
import { diffSentences, diffWords } from 'diff';

const show = (parts) => parts.map(({ added, removed, value }) => `${added ? '+' : removed ? '-' : '='}${value}`).join(' | ');
console.log(show(diffWords('最高三百万元。', '最高五百万元。')));
console.log(show(diffSentences('First one. Second one. Last.', 'First one. Other one. Last.')));
console.log(show(diffSentences('第一句。第二句。最后。', '第一句。另一句。最后。')));
console.log(show(diffSentences('第一句。 第二句！ 最后？', '第一句。 另一句！ 最后？')));
J
node compare.mjs | tee seen
diff seen - <<'T'
=最高 | -三 | +五 | =百万元。
=First one.  | -Second one. | +Other one. | = Last.
-第一句。第二句。最后。 | +第一句。另一句。最后。
-第一句。 第二句！ 最后？ | +第一句。 另一句！ 最后？
T
