#!/bin/sh
# Prices in RTF, one struck out ({\strike 89} 79), one in bold and one in italics, made pages of by the library that Roundcube takes for mails in RTF (php-roundcube-rtf-html-php), with the PHP of Debian 12.
# Guess: a page with the old price struck out.
# Seen: a TypeError for the struck and for a hidden one (\v): implode() is given its parts in the order that PHP 8 took out. Bold and italics are as guessed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in php-cli php-mbstring php-roundcube-rtf-html-php; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-cli php-roundcube-rtf-html-php
cd "$folder"
cat > show.php <<'P'
<?php
error_reporting(E_ALL & ~E_DEPRECATED & ~E_WARNING);
require 'RtfHtmlPhp/autoload.php';
foreach (['{\b 89} 79', '{\i 89} 79', '{\ul 89} 79', '{\strike 89} 79', '{\v 89} 79'] as $text) {
    try {
        $page = (new RtfHtmlPhp\Html\HtmlFormatter('UTF-8'))->Format(new RtfHtmlPhp\Document('{\rtf1\ansi ' . $text . '\par}'));
    } catch (TypeError $error) {
        $page = 'TypeError';
    }
    echo $text, ': ', $page, "\n";
}
P
{
  php show.php
} | tee seen
diff seen - <<'T'
{\b 89} 79: <p><span style="font-weight:bold;">89</span><span> 79</span></p>
{\i 89} 79: <p><span style="font-style:italic;">89</span><span> 79</span></p>
{\ul 89} 79: <p><span style="text-decoration:underline;">89</span><span> 79</span></p>
{\strike 89} 79: TypeError
{\v 89} 79: TypeError
T
