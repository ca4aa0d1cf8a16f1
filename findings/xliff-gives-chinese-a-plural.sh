#!/bin/sh
# A catalogue in Chinese, which has one form for all numbers (nplurals=1), turned to XLIFF for a translator's program, and back, by the Translate Toolkit.
# Guess: the catalogue comes back as it was, fit for msgfmt.
# Seen (3.8.4): the text has a second, empty form (msgstr[1]), and msgfmt -c, by which most builds check, refuses the file. The checks of the toolkit for zh_CN (pofilter) take （）, …… and “” for faults: no bracket, two sentences, other quotes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in translate-toolkit gettext; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' translate-toolkit gettext
cd "$folder"
cat > zh.po <<'P'
msgid ""
msgstr ""
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Language: zh_CN\n"
"Plural-Forms: nplurals=1; plural=0;\n"

msgid "%d file"
msgid_plural "%d files"
msgstr[0] "%d 个文件"

msgid "Confirm (E0)"
msgstr "确认（E0）"

msgid "Save…"
msgstr "保存……"

msgid "\"A\" only"
msgstr "“A”为限"
P
{
  msgfmt -c -o first.mo zh.po && echo 'msgfmt of the first: right'
  po2xliff --progress=none zh.po zh.xlf
  xliff2po --progress=none zh.xlf back.po
  msgattrib --no-obsolete back.po | grep '^msgstr\['
  LC_ALL=C msgfmt -c -o back.mo back.po 2>&1 | grep -o 'plural form [0-9].*\|nplurals = 1.*\|.*fatal error.*' || true
  pofilter --progress=none --language=zh_CN zh.po | grep '(pofilter)'
} 2>&1 | tee seen
diff seen - <<'T'
zh.po:2: warning: header field 'Project-Id-Version' missing in header
zh.po:2: warning: header field 'PO-Revision-Date' missing in header
zh.po:2: warning: header field 'Last-Translator' missing in header
zh.po:2: warning: header field 'Language-Team' missing in header
msgfmt of the first: right
msgstr[0] "%d 个文件"
msgstr[1] ""
nplurals = 1...
msgfmt: found 1 fatal error
# (pofilter) brackets: Missing '(', ')'
# (pofilter) endpunc: Different punctuation at the end
# (pofilter) sentencecount: Different number of sentences: 1 ≠ 2
# (pofilter) doublequoting: Different quotation marks
# (pofilter) startpunc: Different punctuation at the start
T
