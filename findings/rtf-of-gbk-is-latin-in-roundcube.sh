#!/bin/sh
# A text in RTF of an older Chinese Word, 门板 18mm in GBK (\ansicpg936, a font of charset 134, \'c3\'c5\'b0\'e5), as mails of Outlook carry it, made a page of by the library that Roundcube takes for them (php-roundcube-rtf-html-php), beside LibreOffice's way of writing the same (\u38376).
# Guess: 门板 18mm of both, as the file says its charset twice.
# Seen: ÃÅ°å 18mm of the one in GBK: each byte is taken for Latin-1. The other is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in php-cli php-mbstring php-roundcube-rtf-html-php; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-roundcube-rtf-html-php
cd "$folder"
cat > gbk.rtf <<'T'
{\rtf1\ansi\ansicpg936\deff0{\fonttbl{\f0\fnil\fcharset134 SimSun;}}\f0 \'c3\'c5\'b0\'e5 18mm\par}
T
cat > unicode.rtf <<'T'
{\rtf1\ansi\ansicpg936\uc1\deff0{\fonttbl{\f0\fnil\fcharset134 SimSun;}}\f0 \u38376?\u26495? 18mm\par}
T
cat > show.php <<'P'
<?php
error_reporting(E_ALL & ~E_DEPRECATED & ~E_NOTICE);
require 'RtfHtmlPhp/autoload.php';
foreach (['gbk', 'unicode'] as $name) {
    $html = (new RtfHtmlPhp\Html\HtmlFormatter('UTF-8'))->Format(new RtfHtmlPhp\Document(file_get_contents("$name.rtf")));
    echo $name, ': ', html_entity_decode(strip_tags($html)), "\n";
}
P
{
  php show.php
} | tee seen
diff seen - <<'T'
gbk: ÃÅ°å 18mm
unicode: 门板 18mm
T
