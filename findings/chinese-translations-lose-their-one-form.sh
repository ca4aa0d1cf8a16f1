#!/bin/sh
# Translations into Chinese as gettext's PO, with one form for all numbers, and with an entry that msgmerge has guessed and marked fuzzy for a translator to look at, turned into JSON for pages or used at once by libraries of npm.
# Guess: the guess is left out, as msgfmt leaves it out, and the one form is shown for 1 and 5.
# Seen: po2json 0.4.5 with Jed 1.1.1 does both. node-gettext 3.0.1, fed by gettext-parser 10.0.0, shows the guess. i18next-conv 16.0.0 and gettext-converter 1.3.4 write it among the rest, and the form as board_0, of i18next's first years: i18next 26.7.2 asks
# for board_other and shows the key.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact gettext-converter@1.3.4 gettext-parser@10.0.0 i18next@26.7.2 i18next-conv@16.0.0 jed@1.1.1 node-gettext@3.0.1 po2json@0.4.5
cat > zh.po <<'T'
msgid ""
msgstr ""
"Language: zh_CN\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=1; plural=0;\n"

msgid "board"
msgid_plural "boards"
msgstr[0] "张板"

#, fuzzy
msgid "door"
msgstr "门板？"
T
cat > show.mjs <<'J'
import { readFileSync } from 'node:fs';
import po2i18next from 'gettext-converter/po2i18next';
import { po } from 'gettext-parser';
import i18next from 'i18next';
import { gettextToI18next } from 'i18next-conv';
import Jed from 'jed';
import Gettext from 'node-gettext';
import po2json from 'po2json';

const text = readFileSync('zh.po', 'utf8');
const show = (name, number, word) => console.log(`${name}: 1 ${number(1)}, 5 ${number(5)}; door ${word('door')}`);
const jed = new Jed(po2json.parse(text, { format: 'jed1.x' }));
show('po2json, Jed', (n) => jed.ngettext('board', 'boards', n), (key) => jed.gettext(key));
const gettext = new Gettext();
gettext.addTranslations('zh_CN', 'messages', po.parse(text));
gettext.setLocale('zh_CN');
show('gettext-parser, node-gettext', (n) => gettext.ngettext('board', 'boards', n), (key) => gettext.gettext(key));
for (const [name, json] of [['i18next-conv', JSON.parse(await gettextToI18next('zh-CN', text))], ['gettext-converter', po2i18next(text)]]) {
  const translator = i18next.createInstance();
  await translator.init({ lng: 'zh-CN', resources: { 'zh-CN': { translation: json } } });
  show(`${name} ${Object.keys(json)}`, (count) => translator.t('board', { count }), (key) => translator.t(key));
}
J
node show.mjs 2>/dev/null | tee seen
diff seen - <<'T'
po2json, Jed: 1 张板, 5 张板; door door
gettext-parser, node-gettext: 1 张板, 5 张板; door 门板？
i18next-conv board_0,door: 1 board, 5 board; door 门板？
gettext-converter board_0,door: 1 board, 5 board; door 门板？
T
