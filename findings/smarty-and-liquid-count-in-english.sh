#!/bin/sh
# Texts and prices in templates of shops: how many sentences a description has (Smarty's count_sentences), and a price with its separators plus freight (Liquid's plus).
# Guess: Chinese sentences are counted by 。？！ as English ones by .?!; "1,299.50" plus 1 is 1300.5, or 0 plus 1, as for what is no number ("abc").
# Seen (Smarty 4.3.0, Liquid 5.4.0): a text of two Chinese sentences has none, with English marks it has two; "1,299.50" plus 1 is 2, what stands before the comma.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in smarty4 php-cli ruby-liquid; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' smarty4 php-cli ruby-liquid
cd "$folder"
cat > count.php <<'P'
<?php
error_reporting(E_ALL & ~E_DEPRECATED);
require '/usr/share/php/smarty4/Smarty.class.php';
$smarty = new Smarty();
$smarty->setCompileDir(getcwd());
foreach (['Made to measure. In ten days?', '家居定制。十天交货？'] as $text) echo $text, ' ', $smarty->fetch("string:{'$text'|count_sentences}"), "\n";
P
{
  php count.php
  ruby -r liquid -e '["1299.50", "1,299.50", "abc"].each { |price| puts "#{price} + 1 = #{Liquid::Template.parse("{{ \"#{price}\" | plus: 1 }}").render}" }'
} | tee seen
diff seen - <<'T'
Made to measure. In ten days? 2
家居定制。十天交货？ 0
1299.50 + 1 = 1300.5
1,299.50 + 1 = 2
abc + 1 = 1
T
