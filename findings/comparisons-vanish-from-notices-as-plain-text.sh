#!/bin/sh
# A sentence of a notice in Markdown, 厚度 < 18 且 > 5, made plain text by libraries of npm, for previews and lists.
# Guess: the same sentence: < with a blank behind it begins no tag (CommonMark 6.6: the name of a tag begins with a letter).
# Seen: remove-markdown 0.7.0 and markdown-to-text 0.1.1 take everything from < to > for a tag: 厚度  5. markdown-to-txt 2.0.1 and mdast-util-to-string 4.0.0 keep it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact remove-markdown@0.7.0 markdown-to-text@0.1.1 markdown-to-txt@2.0.1 lodash@4.17.21 mdast-util-to-string@4.0.0 mdast-util-from-markdown@2.0.2
cat > plain.mjs <<'J'
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const unwrap = (name) => require(name).default ?? require(name);
const ways = {
  'remove-markdown': unwrap('remove-markdown'),
  'markdown-to-text': unwrap('markdown-to-text'),
  'markdown-to-txt': unwrap('markdown-to-txt'),
  'mdast-util-to-string': (text) => toString(fromMarkdown(text)),
};
for (const [name, plain] of Object.entries(ways)) console.log(`${name}: ${plain('厚度 < 18 且 > 5')}`);
J
node plain.mjs | tee seen
diff seen - <<'T'
remove-markdown: 厚度  5
markdown-to-text: 厚度  5
markdown-to-txt: 厚度 < 18 且 > 5
mdast-util-to-string: 厚度 < 18 且 > 5
T
