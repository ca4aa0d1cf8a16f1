#!/bin/sh
# Debian's SimplePie under Debian's PHP, by which sites show the news of others.
# Guess: it reads a feed of one item with its day, since the packages are of one release and say that they fit.
# Seen (libphp-simplepie 1.3.1 with PHP 8.2): the first item with a day ends in a TypeError, as the reader of days calls implode() with the list first, which PHP 8 no longer takes; without days feeds are read.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libphp-simplepie php-cli php-xml; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libphp-simplepie php-cli php-xml
cd "$folder"
cat > read.php <<'P'
<?php
error_reporting(E_ERROR);
require '/usr/share/php/simplepie/autoloader.php';
foreach (['', '<pubDate>Mon, 05 Jan 2026 09:30:00 +0800</pubDate>'] as $day) {
    $feed = new SimplePie();
    $feed->enable_cache(false);
    $feed->set_raw_data("<rss version=\"2.0\"><channel><title>a</title><item><title>b</title>$day</item></channel></rss>");
    try {
        $feed->init();
        echo $feed->get_item(0)->get_title(), "\n";
    } catch (TypeError $error) {
        echo $error->getMessage(), "\n";
    }
}
P
php read.php | tee seen
diff seen - <<'T'
b
implode(): Argument #2 ($array) must be of type ?array, string given
T
