#!/bin/sh
# Words of translations between English and Chinese, counted by pocount of the Translate Toolkit, by which work is estimated and paid.
# Guess: Chinese is counted by characters or by words, as word processors count it (LibreOffice: each character is a word); the toolkit has rules for Chinese.
# Seen (translate-toolkit 3.8.4): blanks alone part words, whatever Language the catalogue tells: a translation of two Chinese sentences is one word, and a catalogue whose originals are Chinese has as many words as texts.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s translate-toolkit >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends translate-toolkit; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' translate-toolkit
cd "$folder"
export LC_ALL=C.UTF-8
cat > zh.po <<'P'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Language: zh_CN\n"

msgid "The side panel is 18 mm thick. Check the sizes before you order."
msgstr "侧板厚18毫米，请在下单前核对尺寸。如有疑问，请致电客服！"

msgid "door"
msgstr "柜门"
P
cat > en.po <<'P'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Language: en\n"

msgid "侧板厚18毫米，请在下单前核对尺寸。如有疑问，请致电客服！"
msgstr "The side panel is 18 mm thick. Check the sizes before you order."
P
for catalogue in zh en; do
  pocount --csv $catalogue.po | awk -F', *' -v name=$catalogue 'NR == 2 { print name ": " $2 " texts, " $3 " words of the original, " $4 " of the translation" }'
done | tee seen
diff seen - <<'T'
zh: 2 texts, 14 words of the original, 2 of the translation
en: 1 texts, 1 words of the original, 13 of the translation
T
