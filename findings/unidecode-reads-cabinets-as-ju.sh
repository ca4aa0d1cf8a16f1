#!/bin/sh
# Addresses and short names of products in Latin letters, by the tables that go back to Perl's Text::Unidecode and their like: 橱柜, 衣柜 (cabinets, guì), and a price in yuan.
# Guess: yi gui, whatever they do with readings that depend on the word, for 柜 has this one in all furniture; ¥ becomes Y, CNY, yuan or nothing.
# Seen: Text::Unidecode 1.30, Python's Unidecode 1.3.6, Ruby's Stringex 2.8.5 and PHP's portable-ascii (Laravel's Str::ascii) all say "yi ju", the reading of another character that 柜 stands for elsewhere; and
# ¥89 is "Y=89", in an address of Stringex "89-yen", in PHP "YEN89", and by Symfony String 5.4 "JPY89", money of Japan.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libtext-unidecode-perl python3-unidecode ruby-stringex php-illuminate-support php-symfony-string php-intl php-cli; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libtext-unidecode-perl python3-unidecode ruby-stringex php-illuminate-support php-symfony-string php-intl php-cli
cd "$folder"
cat > write.php <<'P'
<?php
require '/usr/share/php/Illuminate/Support/autoload.php';
require '/usr/share/php/Symfony/Component/String/autoload.php';
foreach (['衣柜', '¥89'] as $text) {
    echo 'Laravel ', trim(Illuminate\Support\Str::ascii($text, 'zh')), "\n";
    echo 'Symfony ', (new Symfony\Component\String\Slugger\AsciiSlugger('zh'))->slug($text), "\n";
}
P
{
  perl -CO -Mutf8 -MText::Unidecode -e 'print "Perl ", unidecode("衣柜"), ", ", unidecode("¥89"), "\n"'
  /usr/bin/python3 -c 'from unidecode import unidecode; print("Python", unidecode("衣柜"), unidecode("¥89"))'
  ruby -r stringex -e 'puts "Ruby #{"衣柜".to_url} #{"¥89".to_url}"'
  php write.php
} | tee seen
diff seen - <<'T'
Perl Yi Ju , Y=89
Python Yi Ju  Y=89
Ruby yi-ju 89-yen
Laravel Yi Ju
Symfony yi-gui
Laravel YEN89
Symfony JPY89
T
