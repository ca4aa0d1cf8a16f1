#!/bin/sh
# An article with an inner one (甲 with 乙 in it, then 丙) and a line break, as HTML made Markdown by h2m, breakdance and to-markdown of npm, and shown by commonmark.
# Guess: 乙 stays in a list of its own within 甲: what is in an item of "1. " stands three places in (CommonMark 0.31, 5.2); and the line break stays.
# Seen: h2m 0.7.0 and breakdance 3.0.1 make 乙 the second of three articles: h2m does not move it in at all, breakdance by two places. h2m makes one line of two. to-markdown keeps all.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts breakdance@3.0.1 commonmark@0.31.2 h2m@0.7.0 to-markdown@3.1.1 >/dev/null 2>&1
cat > run.js <<'J'
const { HtmlRenderer, Parser } = require('commonmark');
const libraries = { h2m: require('h2m'), breakdance: require('breakdance'), 'to-markdown': require('to-markdown') };
for (const html of ['<ol><li>甲<ol><li>乙</li></ol></li><li>丙</li></ol>', '<p>甲<br>乙</p>']) {
  for (const [name, convert] of Object.entries(libraries)) {
    const shown = new HtmlRenderer().render(new Parser().parse(convert(html)));
    console.log(name, html.startsWith('<ol>') ? `${shown.match(/<ol>/g).length} lists` : `line break: ${/<br/.test(shown)}`);
  }
}
J
echo --
node run.js | tee seen
diff seen - <<'T'
h2m 1 lists
breakdance 1 lists
to-markdown 2 lists
h2m line break: false
breakdance line break: true
to-markdown line break: true
T
