#!/bin/sh
# The beginning of a notice for a list, cut by libraries of npm that end it between two words: twelve characters of a Chinese sentence, or three words of it.
# Guess: Chinese, which has no blanks, is cut between characters; what is left has something of the notice in it, and is not the whole of it.
# Seen: smart-truncate 1.0.1 and text-clipper 2.2.0 do that. prune of voca 1.4.1 and of underscore.string 3.3.6 leave nothing but the dots, as their first word is longer than that. Counted in words, truncatise 0.0.8 and truncate-html 1.2.2
# give all of the sentence for three: it has no blank.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact smart-truncate@1.0.1 text-clipper@2.2.0 truncate-html@1.2.2 truncatise@0.0.8 underscore.string@3.3.6 voca@1.4.1
cat > cut.cjs <<'J'
const smartTruncate = require('smart-truncate');
const { default: clip } = require('text-clipper');
const truncateHtml = require('truncate-html');
const truncatise = require('truncatise');
const underscore = require('underscore.string');
const voca = require('voca');

const text = '家居定制供应链平台服务顺德家具企业的数字化转型。';
const english = 'Platform of a supply chain for furniture.';
const cutters = {
  'smart-truncate': (notice) => smartTruncate(notice, 12),
  'text-clipper': (notice) => clip(notice, 12),
  'voca, prune': (notice) => voca.prune(notice, 12),
  'underscore.string, prune': (notice) => underscore.prune(notice, 12),
  'truncatise, three words': (notice) => truncatise(notice, { TruncateLength: 3, TruncateBy: 'words', StripHTML: true }),
  'truncate-html, three words': (notice) => (truncateHtml.default ?? truncateHtml)(notice, 3, { byWords: true }),
};
for (const [name, cut] of Object.entries(cutters)) console.log(`${name}: ${cut(text)} | ${cut(english)}`);
J
node cut.cjs | tee seen
diff seen - <<'T'
smart-truncate: 家居定制供应链平台服务… | Platform of…
text-clipper: 家居定制供应链平台服务… | Platform …
voca, prune: ... | Platform...
underscore.string, prune: ... | Platform of...
truncatise, three words: 家居定制供应链平台服务顺德家具企业的数字化转型。 | Platform of a...
truncate-html, three words: 家居定制供应链平台服务顺德家具企业的数字化转型。 | Platform of a...
T
