#!/bin/sh
# A notice of Editor.js with its own tool for lists (@editorjs/list, version 2): articles that go on at five, a list of points to tick of which one is ticked, made into HTML by editorjs-html as it comes.
# Guess: <ol start="5">, and the ticked point is told from the other; what it has no form for it leaves out and says so, as it does with tables.
# Seen (editorjs-html 4.0.5): the articles begin at one again; the points to tick are an ordered list, 1. and 2., neither ticked. Nothing is said of either.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact editorjs-html@4.0.5
cat > make.cjs <<'J'
const edjsHTML = require('editorjs-html');

const list = (style, meta, items) => ({ type: 'list', data: { style, meta, items: items.map(([content, itemMeta]) => ({ content, meta: itemMeta, items: [] })) } });
const blocks = [list('ordered', { start: 5, counterType: 'numeric' }, [['验收', {}], ['质保', {}]]), list('checklist', {}, [['门板已到', { checked: true }], ['五金已到', { checked: false }]])];
for (const block of blocks) console.log(edjsHTML().parse({ blocks: [block] }));
J
node make.cjs 2>&1 | tee seen
diff seen - <<'T'
<ol><li>验收</li><li>质保</li></ol>
<ol><li>门板已到</li><li>五金已到</li></ol>
T
