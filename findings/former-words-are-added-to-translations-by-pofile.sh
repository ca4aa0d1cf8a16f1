#!/bin/sh
# Translations of a catalogue of parts in PO, one with the words that it had before (#| msgid, as msgmerge --previous writes), a guess (fuzzy), and a text in pieces on one line, read by libraries of npm and by msgfmt (gettext 0.21).
# Guess: the same translations; guesses are left out or told by a mark.
# Seen: pofile 1.1.4 adds the words from before to the translation of the message above, and keeps the quotes of the pieces. gettext-parser 10.0.0 reads it rightly, but puts the guess into MO, where no mark is left, which msgfmt does not.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact pofile@1.1.4 gettext-parser@10.0.0
command -v msgfmt >/dev/null || { apt-get update && apt-get install -y --no-install-recommends gettext; } >/dev/null
cat > zh.po <<'P'
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\n"

msgid "door"
msgstr "柜门"

#| msgid "slide"
msgid "side panel"
msgstr "侧板"

#, fuzzy
msgid "top panel"
msgstr "猜：顶板"

msgid "back" " panel"
msgstr "背" "板"
P
cat > run.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mo, po } from 'gettext-parser';
import PO from 'pofile';

const show = (name, list) => console.log(`${name}: ${list.map(([id, text]) => `${id} = ${text}`).sort().join('; ')}`);
const ofMo = (name) => Object.values(mo.parse(readFileSync(name)).translations['']).filter(({ msgid }) => msgid).map(({ msgid, msgstr }) => [msgid, msgstr[0]]);
execFileSync('msgfmt', ['-o', 'msgfmt.mo', 'zh.po']);
show('msgfmt', ofMo('msgfmt.mo'));
const parsed = po.parse(readFileSync('zh.po'));
writeFileSync('parser.mo', mo.compile(parsed));
show('gettext-parser', ofMo('parser.mo'));
show('pofile', PO.parse(readFileSync('zh.po', 'utf8')).items.map(({ msgid, msgstr, flags }) => [msgid, `${msgstr[0]}${flags.fuzzy ? ' (fuzzy)' : ''}`]));
J
node run.mjs | tee seen
diff seen - <<'T'
msgfmt: back panel = 背板; door = 柜门; side panel = 侧板
gettext-parser: back panel = 背板; door = 柜门; side panel = 侧板; top panel = 猜：顶板
pofile: back" " panel = 背" "板; door = 柜门slide; side panel = 侧板; top panel = 猜：顶板 (fuzzy)
T
