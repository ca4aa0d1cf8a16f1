#!/bin/sh
# A rule of orders, not count > 2, for one piece, and a power, -2 ** 2, in Symfony's ExpressionLanguage; beside it Python, Jinja and SQLite, which have the same words.
# Guess: true, since not is of the whole comparison, as in those three; and -4, as in mathematics, Python and PHP, whose sign ** is.
# Seen: ExpressionLanguage 5.4.53 takes not of the count alone, and false is not above 2, so that the answer is false. The power is 4.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='php-cli php-symfony-expression-language python3-jinja2'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
cat > run.php <<'P'
<?php
require 'Symfony/Component/ExpressionLanguage/autoload.php';
$language = new Symfony\Component\ExpressionLanguage\ExpressionLanguage();
foreach (['not count > 2', 'not (count > 2)', '-2 ** 2'] as $rule) {
    echo $rule, ': ', json_encode($language->evaluate($rule, ['count' => 1])), "\n";
}
echo 'PHP: ', json_encode(-2 ** 2), "\n";
P
{
  php run.php
  /usr/bin/python3 -c "
import jinja2, sqlite3
print('Jinja:', jinja2.Environment().compile_expression('not count > 2')(count=1))
print('SQLite:', sqlite3.connect(':memory:').execute('select not 1 > 2').fetchone()[0])
print('Python:', not 1 > 2, -2 ** 2)"
} > seen
cat seen
diff seen - <<'T'
not count > 2: false
not (count > 2): true
-2 ** 2: 4
PHP: -4
Jinja: True
SQLite: 1
Python: True -4
T
