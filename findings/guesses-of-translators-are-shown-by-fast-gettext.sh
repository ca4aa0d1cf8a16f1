#!/bin/sh
# A catalogue in Chinese with a guess that nobody has looked at (fuzzy), and a text that is not translated, read straight from PO by FastGettext of Ruby, Gettext of PHP and Locale::Maketext::Lexicon of Perl, or by way of the MO that is made of it.
# Guess: as of msgfmt's MO: neither is used, so that the original is shown.
# Seen: FastGettext 2.0.3 takes the guess, with a warning, and Gettext 4.8.7 of PHP puts it into what it makes for PHP and into MO, where no mark tells it any more. Locale::Maketext::Lexicon 1.00, rmsgfmt of ruby-gettext 3.3.3, polib 1.1.1 and Babel 2.10.3 leave it out. What is not translated is so in all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='gettext liblocale-maketext-lexicon-perl php-cli php-oscarotero-gettext python3-babel python3-polib ruby-fast-gettext ruby-gettext'
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

#, fuzzy
msgid "top panel"
msgstr "侧板"

msgid "shelf"
msgstr ""
P
cat > shown.rb <<'R'
require 'fast_gettext'
require 'fast_gettext/po_file'
texts = FastGettext::PoFile.new('zh.po')
puts "FastGettext: #{ARGV.map { |text| texts[text] || text }.join(', ')}"
R
cat > shown.php <<'P'
<?php
require 'Gettext/autoloader.php';
$texts = Gettext\Translations::fromPoFile('zh.po');
$texts->toMoFile('php.mo');
$translator = (new Gettext\Translator())->loadTranslations($texts);
echo 'Gettext of PHP: ', implode(', ', array_map([$translator, 'gettext'], array_slice($argv, 1))), "\n";
P
cat > shown.pl <<'P'
package Texts; use Locale::Maketext; our @ISA = 'Locale::Maketext';
package Texts::zh; our @ISA = 'Texts';
package Texts; use Locale::Maketext::Lexicon { zh => [Gettext => 'zh.po'], _auto => 1 };
my $texts = Texts->get_handle('zh');
print 'Locale::Maketext::Lexicon: ', join(', ', map { $texts->maketext($_) } @ARGV), "\n";
P
mkdir -p zh/LC_MESSAGES
{
  ruby -W0 shown.rb door "top panel" shelf
  php shown.php door 'top panel' shelf
  perl shown.pl door 'top panel' shelf
  msgfmt -o msgfmt.mo zh.po
  rmsgfmt -o rmsgfmt.mo zh.po 2>/dev/null
  /usr/bin/python3 -c 'import polib; polib.pofile("zh.po").save_as_mofile("polib.mo")'
  /usr/bin/python3 -W ignore -c 'from babel.messages import mofile, pofile; mofile.write_mo(open("babel.mo", "wb"), pofile.read_po(open("zh.po", "rb"), locale="zh"))'
  for made in msgfmt rmsgfmt polib babel php; do
    cp $made.mo zh/LC_MESSAGES/boards.mo
    echo "MO of $made: $(gettext door), $(gettext 'top panel'), $(gettext shelf)"
  done
} | tee seen
diff seen - <<'T'
FastGettext: 柜门, 侧板, shelf
Gettext of PHP: 柜门, 侧板, shelf
Locale::Maketext::Lexicon: 柜门, top panel, shelf
MO of msgfmt: 柜门, top panel, shelf
MO of rmsgfmt: 柜门, top panel, shelf
MO of polib: 柜门, top panel, shelf
MO of babel: 柜门, top panel, shelf
MO of php: 柜门, 侧板, shelf
T
