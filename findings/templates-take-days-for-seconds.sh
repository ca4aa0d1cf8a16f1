#!/bin/sh
# The day of an invoice or a bank's list, 20260105, as GB/T 7408 and ISO 8601 write it without hyphens, and a year, 2026, in templates of PHP and Ruby that format dates.
# Guess: 2026-01-05 and 2026, as PHP's and Ruby's own parsers read the day; or an error.
# Seen (Twig 3.5.1, Smarty 4.3.0, Liquid 5.4.0): all three take a text of digits only for seconds since 1970, and show 1970-08-23 and 1970. Only with a time, of 14 digits, Smarty reads
# it; of 12, 202601050930, it shows the year 8390. Liquid takes 18mm for the 18th of this month.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in php-twig smarty4 ruby-liquid php-cli; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-twig smarty4 ruby-liquid php-cli
cd "$folder"
cat > show.php <<'P'
<?php
error_reporting(E_ALL & ~E_DEPRECATED);
date_default_timezone_set('Asia/Shanghai');
require '/usr/share/php/Twig/autoload.php';
require '/usr/share/php/smarty4/Smarty.class.php';
$twig = new Twig\Environment(new Twig\Loader\ArrayLoader([]));
$smarty = new Smarty();
$smarty->setCompileDir(getcwd());
foreach (['2026-01-05', '20260105', '2026', '20260105093000', '202601050930'] as $day) {
    $shown = strlen($day) > 10 ? '-' : $twig->createTemplate("{{ '$day'|date('Y-m-d') }}")->render();
    echo "$day: Twig $shown, Smarty ", $smarty->fetch("string:{'$day'|date_format:'%Y-%m-%d'}"), "\n";
}
echo 'strtotime 20260105: ', date('Y-m-d', strtotime('20260105')), "\n";
P
cat > show.rb <<'R'
require 'date'
require 'liquid'
%w[2026-01-05 20260105 2026].each { |day| puts "#{day}: Liquid " + Liquid::Template.parse("{{ '#{day}' | date: '%Y-%m-%d' }}").render }
puts 'Date.parse 20260105: ' + Date.parse('20260105').to_s
puts '18mm is the 18th: ' + (Liquid::Template.parse("{{ '18mm' | date: '%Y-%m-%d' }}").render == Date.today.strftime('%Y-%m-18')).to_s
R
{
  php show.php
  TZ=Asia/Shanghai ruby show.rb
} | tee seen
diff seen - <<'T'
2026-01-05: Twig 2026-01-05, Smarty 2026-01-05
20260105: Twig 1970-08-23, Smarty 1970-08-23
2026: Twig 1970-01-01, Smarty 1970-01-01
20260105093000: Twig -, Smarty 2026-01-05
202601050930: Twig -, Smarty 8390-03-04
strtotime 20260105: 2026-01-05
2026-01-05: Liquid 2026-01-05
20260105: Liquid 1970-08-23
2026: Liquid 1970-01-01
Date.parse 20260105: 2026-01-05
18mm is the 18th: true
T
