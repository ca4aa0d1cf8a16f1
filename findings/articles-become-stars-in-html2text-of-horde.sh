#!/bin/sh
# Articles of a contract as an ordered list that begins with the third, made text by html2text of Horde's Text_Filter, which writes the plain part of its mails, and by Debian's html2text.
# Guess: 3. and 4. before them, or at least numbers (HTML, 4.4.5: ol is a list whose order matters, start its first number).
# Seen (php-horde-text-filter 2.3.7): stars, as for any list; what refers to article 4 finds none. html2text 1.3.2 writes numbers, though from 1.
set -eu
packages='php-cli php-horde-text-filter html2text'
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
$list = '<ol start="3"><li>Delivery</li><li>Payment as in article 3</li></ol>';
echo Horde_Text_Filter::filter($list, 'html2text', ['width' => 0]), "\n";
file_put_contents('list.html', $list);
echo shell_exec('html2text -ascii list.html');
P
php run.php | tee seen
diff seen - <<'T'
  * Delivery
  * Payment as in article 3
   1. Delivery
   2. Payment as in article 3
T
