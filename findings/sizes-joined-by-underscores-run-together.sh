#!/bin/sh
# Sizes and colours joined by underscores, as in names of articles (18_22_25, E0_18 和 E1_22), and an address with some, made plain text by libraries of npm for Markdown.
# Guess: unchanged: underscores within words are no emphasis (CommonMark 6.2).
# Seen: markdown-to-text 0.1.1 takes them out: 182225, E018 和 E122, and the address is another one. remove-markdown 0.7.0 and markdown-to-txt 2.0.1 leave all as it is.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact remove-markdown@0.7.0 markdown-to-text@0.1.1 markdown-to-txt@2.0.1 lodash@4.17.21
cat > plain.cjs <<'J'
for (const name of ['markdown-to-text', 'remove-markdown', 'markdown-to-txt']) {
  const plain = require(name).default ?? require(name);
  for (const text of ['18_22_25 板', 'E0_18 和 E1_22', 'http://example.com/a_b_c']) console.log(`${name}: ${plain(text)}`);
}
J
node plain.cjs | tee seen
diff seen - <<'T'
markdown-to-text: 182225 板
markdown-to-text: E018 和 E122
markdown-to-text: http://example.com/abc
remove-markdown: 18_22_25 板
remove-markdown: E0_18 和 E1_22
remove-markdown: http://example.com/a_b_c
markdown-to-txt: 18_22_25 板
markdown-to-txt: E0_18 和 E1_22
markdown-to-txt: http://example.com/a_b_c
T
