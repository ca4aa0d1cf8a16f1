#!/bin/sh
# Prices of boards by thickness in a template, {'18': 89.5} with {'25': 120} merged into it, the same by article (YG-18), and towns by area code (0757 and 20), by Twig of PHP; the first by Jinja.
# Guess: 18 and 25, as for the articles: the keys are written as texts.
# Seen (Twig 3.5.1): a thickness becomes a number of PHP's lists, and merge counts these anew: 0=89.5 1=120; of the codes 0757 stays, and 20 is 0. Articles stay, and Jinja keeps all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in php-cli php-twig python3-jinja2; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-twig python3-jinja2
cd "$folder"
cat > merge.php <<'P'
<?php
require 'Twig/autoload.php';
$twig = new Twig\Environment(new Twig\Loader\ArrayLoader());
foreach ([["'18': 89.5", "'25': 120"], ["'YG-18': 89.5", "'YG-25': 120"], ["'0757': 'Foshan'", "'20': 'Guangzhou'"]] as [$one, $other]) {
    echo $twig->createTemplate("Twig:{% for key, value in {" . "$one}|merge({" . "$other}) %} {{ key }}={{ value }}{% endfor %}")->render(), "\n";
}
P
{
  php -d error_reporting=0 merge.php
  /usr/bin/python3 -c '
from jinja2 import Template
print(Template("Jinja:{% for key, value in dict({\"18\": 89.5}, **{\"25\": 120}).items() %} {{ key }}={{ value }}{% endfor %}").render())'
} | tee seen
diff seen - <<'T'
Twig: 0=89.5 1=120
Twig: YG-18=89.5 YG-25=120
Twig: 0757=Foshan 0=Guangzhou
Jinja: 18=89.5 25=120
T
