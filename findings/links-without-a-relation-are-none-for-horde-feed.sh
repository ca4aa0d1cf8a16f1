#!/bin/sh
# The page of a feed and of an entry in Atom, with rel="alternate" and without rel, as most feeds have it, and with a link to the feed itself before it; asked for by Horde_Feed of PHP: link("alternate"), and link() with what it gives then.
# Guess: the page each time: a link without rel is an alternate (RFC 4287, 4.2.7.2).
# Seen: found with rel alone. With two links, link() ends in an error on the PHP of Debian, as it calls create_function(), which PHP 8 no longer has.
set -eu
packages='php-cli php-horde-feed php-xml'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > read.php <<'H'
<?php
error_reporting(E_ERROR);
spl_autoload_register(fn ($class) => @include strtr($class, '_', '/') . '.php');
$self = '<link rel="self" href="http://shop.example/feed"/>';
foreach (['<link rel="alternate" href="http://shop.example/"/>', '<link href="http://shop.example/"/>', "$self<link href=\"http://shop.example/\"/>"] as $links) {
    $feed = Horde_Feed::read("<?xml version=\"1.0\"?><feed xmlns=\"http://www.w3.org/2005/Atom\"><title>a</title>$links<entry><title>b</title>$links</entry></feed>");
    echo "$links\n  feed ", json_encode($feed->link('alternate')), ', entry ';
    foreach ($feed as $entry) {
        echo json_encode($entry->link('alternate'));
    }
    try {
        echo ', all ', gettype($feed->link()), "\n";
    } catch (Error $error) {
        echo ', all ', $error->getMessage(), "\n";
    }
}
H
php read.php | tee seen
diff seen - <<'T'
<link rel="alternate" href="http://shop.example/"/>
  feed "http:\/\/shop.example\/", entry "http:\/\/shop.example\/", all string
<link href="http://shop.example/"/>
  feed null, entry null, all string
<link rel="self" href="http://shop.example/feed"/><link href="http://shop.example/"/>
  feed null, entry null, all , all Call to undefined function create_function()
T
