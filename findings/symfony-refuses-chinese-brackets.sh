#!/bin/sh
# Addresses of drawings as people copy them, with names in Chinese, checked by Symfony's constraint Url: a name, one with a number in Chinese brackets, in quotation marks, with a comma or a dot of Chinese, with full-width digits; and the same percent-encoded.
# Guess: valid, all of them, or none that is in Chinese; as URL of browsers takes all.
# Seen (php-symfony-validator 5.4.23): Chinese characters, full-width digits and signs such as ㎡ are valid, brackets （）, quotation marks, the comma and the dot of names (·) are not: 衣柜.pdf is an address, 衣柜（1）.pdf is none. Percent-encoded, it is.
set -eu
for package in php-cli php-symfony-validator; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-symfony-validator
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > read.php <<'P'
<?php
require '/usr/share/php/Symfony/Component/Validator/autoload.php';
$validator = Symfony\Component\Validator\Validation::createValidator();
foreach (['衣柜.pdf', '衣柜（1）.pdf', '衣柜(1).pdf', '“平开”门.pdf', '门，柜.pdf', '１８板.pdf', '2㎡.pdf', '橡木·浅色.pdf', rawurlencode('衣柜（1）.pdf')] as $name) {
    echo $name, ': ', count($validator->validate("http://portal.example/$name", new Symfony\Component\Validator\Constraints\Url())) ? 'not valid' : 'valid', "\n";
}
P
php -d error_reporting=0 read.php | tee seen
diff seen - <<'T'
衣柜.pdf: valid
衣柜（1）.pdf: not valid
衣柜(1).pdf: valid
“平开”门.pdf: not valid
门，柜.pdf: not valid
１８板.pdf: valid
2㎡.pdf: valid
橡木·浅色.pdf: not valid
%E8%A1%A3%E6%9F%9C%EF%BC%881%EF%BC%89.pdf: valid
T
