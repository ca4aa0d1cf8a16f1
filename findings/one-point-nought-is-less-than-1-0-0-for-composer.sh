#!/bin/sh
# Versions of a program of machines compared by Composer's semver, by its Comparator and by constraints of the same library.
# Guess: 1.0 equals 1.0.0, as the library's own parser makes 1.0.0.0 of both; 1.0.0+b1 equals 1.0.0 (SemVer 10: build metadata is ignored).
# Seen (3.3.2): Comparator compares the texts as they are: 1.0 is less than 1.0.0, and so are v1.0.0 and 1.0.0+b1. Semver::satisfies of the same library finds all three equal.
set -eu
packages='php-cli php-composer-semver'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.php <<'P'
<?php
require 'Composer/Semver/autoload.php';
use Composer\Semver\{Comparator, Semver, VersionParser};
foreach ([['1.0', '1.0.0'], ['v1.0.0', '1.0.0'], ['1.0.0+b1', '1.0.0'], ['1.10.0', '1.9.0']] as [$one, $other]) {
    $order = Comparator::equalTo($one, $other) ? 'equal to' : (Comparator::lessThan($one, $other) ? 'less than' : 'greater than');
    echo "Comparator: $one is $order $other; satisfies: ", Semver::satisfies($one, "==$other") ? 'equal' : 'not equal', '; parsed: ', (new VersionParser)->normalize($one), "\n";
}
P
php run.php | tee seen
diff seen - <<'T'
Comparator: 1.0 is less than 1.0.0; satisfies: equal; parsed: 1.0.0.0
Comparator: v1.0.0 is less than 1.0.0; satisfies: equal; parsed: 1.0.0.0
Comparator: 1.0.0+b1 is less than 1.0.0; satisfies: equal; parsed: 1.0.0.0
Comparator: 1.10.0 is greater than 1.9.0; satisfies: not equal; parsed: 1.10.0.0
T
