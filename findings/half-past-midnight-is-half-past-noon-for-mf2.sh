#!/bin/sh
# An appointment in a page with microformats, its start as two values, 2026-03-15 and 12:30am, its end with 12:30pm and a second one with 2:30pm, read with php-mf2.
# Guess: 00:30, 12:30 and 14:30: the twelfth hour before noon is the hour 0 (value class pattern, "am/pm" times; as in date of PHP, shown beside it).
# Seen: php-mf2 of Debian reads 12:30am as 12:30, noon; the others are right.
set -eu
packages='php-cli php-mf2 php-xml php-mbstring'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >page.html <<'T'
<div class="h-event"><p class="dt-start"><span class="value">2026-03-15</span> <span class="value">12:30am</span></p></div>
<div class="h-event"><p class="dt-start"><span class="value">2026-03-15</span> <span class="value">12:30pm</span></p></div>
<div class="h-event"><p class="dt-start"><span class="value">2026-03-15</span> <span class="value">2:30pm</span></p></div>
T
php -d error_reporting=0 -r '
  require "/usr/share/php/Mf2/Parser.php";
  foreach (Mf2\parse(file_get_contents("page.html"))["items"] as $i => $item) {
    $written = ["12:30am", "12:30pm", "2:30pm"][$i];
    echo "$written: php-mf2 ", $item["properties"]["start"][0], ", date of PHP ", date("Y-m-d\\TH:i", strtotime("2026-03-15 $written")), "\n";
  }' | tee seen
diff seen - <<'T'
12:30am: php-mf2 2026-03-15T12:30, date of PHP 2026-03-15T00:30
12:30pm: php-mf2 2026-03-15T12:30, date of PHP 2026-03-15T12:30
2:30pm: php-mf2 2026-03-15T14:30, date of PHP 2026-03-15T14:30
T
