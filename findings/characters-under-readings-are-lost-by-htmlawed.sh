#!/bin/sh
# A name with a reading above its first character (ruby) in a notice, cleaned by PHP's htmLawed, in the form of HTML and in that of XHTML 1.1.
# Guess: all stays, or the words do: ruby is among the elements that it lets pass (HTML, 4.5.10: the text stands in ruby itself).
# Seen (1.1.20): in the form of HTML the character is dropped and its reading stays, 柜门 is guì门; in that of XHTML with rb all stays.
set -eu
packages='php-cli php-htmlawed'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.php <<'P'
<?php
require 'php-htmlawed/htmLawed.php';
foreach (['<p><ruby>柜<rt>guì</rt></ruby>门</p>', '<p><ruby>柜<rp>(</rp><rt>guì</rt><rp>)</rp></ruby>门</p>', '<p><ruby><rb>柜</rb><rt>guì</rt></ruby>门</p>'] as $page) {
    $clean = htmLawed($page);
    echo "$page\n  $clean\n  as text: ", strip_tags($clean), "\n";
}
P
php run.php | tee seen
diff seen - <<'T'
<p><ruby>柜<rt>guì</rt></ruby>门</p>
  <p><ruby><rt>guì</rt></ruby>门</p>
  as text: guì门
<p><ruby>柜<rp>(</rp><rt>guì</rt><rp>)</rp></ruby>门</p>
  <p><ruby><rp>(</rp><rt>guì</rt><rp>)</rp></ruby>门</p>
  as text: (guì)门
<p><ruby><rb>柜</rb><rt>guì</rt></ruby>门</p>
  <p><ruby><rb>柜</rb><rt>guì</rt></ruby>门</p>
  as text: 柜guì门
T
