#!/bin/sh
# A catalogue in Chinese with messages that count (msgid_plural), compiled by rmsgfmt of ruby-gettext, pybabel, polib, Locale::Msgfmt and gettext's own msgfmt, and asked by ngettext of the C library, which most programs use.
# Guess: those in Chinese from each, for the format of MO is one.
# Seen: from rmsgfmt's (ruby-gettext 3.3.3) two of three messages that count come in English, for in its table the place of each is reckoned from both forms together, where the C library looks by the first; msgunfmt calls the file no MO. Others, and its own other messages, as guessed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='gettext liblocale-msgfmt-perl python3-babel python3-polib ruby-gettext'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export LC_ALL=C.UTF-8 LANGUAGE=zh TEXTDOMAINDIR="$folder" TEXTDOMAIN=boards
cat > zh.po <<'P'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=1; plural=0;\n"

msgid "door"
msgstr "柜门"

msgid "one board"
msgid_plural "%d boards"
msgstr[0] "%d块板"

msgid "one shelf"
msgid_plural "%d shelves"
msgstr[0] "%d块层板"

msgid "one handle"
msgid_plural "%d handles"
msgstr[0] "%d个拉手"
P
mkdir -p zh/LC_MESSAGES
for compiler in msgfmt rmsgfmt pybabel polib Locale::Msgfmt; do
  case $compiler in
    msgfmt | rmsgfmt) $compiler -o made.mo zh.po ;;
    pybabel) /usr/bin/python3 -W ignore -c 'from babel.messages import mofile, pofile; mofile.write_mo(open("made.mo", "wb"), pofile.read_po(open("zh.po", "rb"), locale="zh"))' ;;
    polib) /usr/bin/python3 -c 'import polib; polib.pofile("zh.po").save_as_mofile("made.mo")' ;;
    Locale::Msgfmt) perl -MLocale::Msgfmt -e 'msgfmt({ in => "zh.po", out => "made.mo", verbose => 0 })' ;;
  esac
  cp made.mo zh/LC_MESSAGES/boards.mo
  echo "$compiler: $(gettext door), $(ngettext 'one board' '%d boards' 3), $(ngettext 'one shelf' '%d shelves' 3), $(ngettext 'one handle' '%d handles' 3), msgunfmt: $(msgunfmt made.mo 2>&1 >/dev/null | sed 's/.*file "made.mo" //' | grep . || echo reads it)"
done | tee seen
diff seen - <<'T'
msgfmt: 柜门, %d块板, %d块层板, %d个拉手, msgunfmt: reads it
rmsgfmt: 柜门, %d boards, %d shelves, %d个拉手, msgunfmt: is not in GNU .mo format: Some messages are at a wrong index in the hash table.
pybabel: 柜门, %d块板, %d块层板, %d个拉手, msgunfmt: reads it
polib: 柜门, %d块板, %d块层板, %d个拉手, msgunfmt: reads it
Locale::Msgfmt: 柜门, %d块板, %d块层板, %d个拉手, msgunfmt: reads it
T
