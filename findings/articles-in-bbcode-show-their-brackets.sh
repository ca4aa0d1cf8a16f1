#!/bin/sh
# A list of two articles and a struck price as HTML, made BBCode for a forum by html2bbcode of npm, and made HTML again by ya-bbcode.
# Guess: an ordered list of two, and the price struck: lists of BBCode are [list=1] with [*], as phpBB has them.
# Seen: html2bbcode 1.2.6 writes [ol][li], which ya-bbcode 4.0.0 shows as it stands, brackets and all. Of [list=1] it makes a list without numbers. The price is struck.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts html2bbcode@1.2.6 ya-bbcode@4.0.0 >/dev/null 2>&1
cat > run.js <<'J'
const { HTML2BBCode } = require('html2bbcode');
const YaBbcode = require('ya-bbcode');
const parser = new (YaBbcode.default ?? YaBbcode)();
const text = new HTML2BBCode().feed('<ol><li>甲</li><li>乙</li></ol><p>原价<del>1280</del></p>').toString();
for (const one of [text, '[list=1][*]甲[*]乙[/list]']) console.log(JSON.stringify(one), JSON.stringify(parser.parse(one)));
J
echo --
node run.js | tee seen
diff seen - <<'T'
"[ol][li]甲[/li]\n[li]乙[/li]\n[/ol]\n原价[s]1280[/s]\n" "[ol][li]甲[/li]<br/>[li]乙[/li]<br/>[/ol]<br/>原价[s]1280[/s]<br/>"
"[list=1][*]甲[*]乙[/list]" "<ul><li>甲<li>乙</ul>"
T
