#!/bin/sh
# Remarks of customers with an address and a mail address, made HTML by Horde's Text_Filter: by its filter text2html, which its own programs use for plain text, as its manual shows it, and with a key; and by its filter linkurls.
# Guess: <a href="https://example.com/?a=1&amp;b=2"> in all, and what stands around it (the class: "Turn text into HTML with varying levels of parsing").
# Seen (php-horde-text-filter 2.3.7): with text2html the address and the mail address are gone, and only the words around them are left. With secretKey, an option that the class does not describe, they are there, as they are with linkurls alone.
set -eu
packages='php-cli php-horde-text-filter php-horde-secret'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.php <<'P'
<?php
error_reporting(E_ERROR);
spl_autoload_register(fn($name) => require_once strtr($name, ['_' => '/', '\\' => '/']) . '.php');
foreach (['see https://example.com/?a=1&b=2 please', 'write to zhang@example.com please'] as $text) {
    echo "$text\n";
    foreach ([[], ['secretKey' => '0123456789']] as $key) {
        echo $key ? '  with a key: ' : '  without a key: ', Horde_Text_Filter::filter($text, 'text2html', ['parselevel' => Horde_Text_Filter_Text2html::MICRO] + $key), "\n";
    }
}
echo 'linkurls: ', Horde_Text_Filter::filter('see https://example.com/?a=1&b=2 please', 'linkurls'), "\n";
P
php run.php | tee seen
diff seen - <<'T'
see https://example.com/?a=1&b=2 please
  without a key: see&nbsp; please
  with a key: see <a href="https://example.com/?a=1&amp;b=2" target="_blank">https://example.com/?a=1&amp;b=2</a> please
write to zhang@example.com please
  without a key: write to&nbsp; please
  with a key: write to <a href="mailto:zhang@example.com">zhang@example.com</a> please
linkurls: see <a href="https://example.com/?a=1&amp;b=2" target="_blank">https://example.com/?a=1&amp;b=2</a> please
T
