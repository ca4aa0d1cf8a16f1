#!/bin/sh
# Shares of a discount as PHP writes them with serialize(): 0.1, 0.001, 0.00005 and the large total 1.0e25; read by PHP::Serialization of Perl and by php-serialize of npm.
# Guess: each comes as it is; PHP has written floating numbers with an exponent always, as d:5.0E-5;.
# Seen: php-serialize 5.1.3 reads them. PHP::Serialization of Debian 12 reads those without an exponent and stops at the E, and so loses the whole order of which the share is a part.
set -eu
packages='libphp-serialization-perl php-cli'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact php-serialize@5.1.3
for share in 0.1 0.001 0.00005 1.0e25; do
  php -r '$value = (float) $argv[1]; echo serialize(["name" => "侧板", "share" => $value]);' "$share" > order
  cat order
  echo
  perl -MPHP::Serialization -e 'local $/; my $read = eval { PHP::Serialization::unserialize(<>) }; print "  Perl: ", $read ? "$read->{share}\n" : $@ =~ s/ at position.*//sr . "\n"' order
  node -e "console.log('  npm:', require('php-serialize').unserialize(require('fs').readFileSync('order', 'utf8')).share)"
done | tee seen
diff seen - <<'T'
a:2:{s:4:"name";s:6:"侧板";s:5:"share";d:0.1;}
  Perl: 0.1
  npm: 0.1
a:2:{s:4:"name";s:6:"侧板";s:5:"share";d:0.001;}
  Perl: 0.001
  npm: 0.001
a:2:{s:4:"name";s:6:"侧板";s:5:"share";d:5.0E-5;}
  Perl: ERROR: Wrong char E, expected ;
  npm: 0.00005
a:2:{s:4:"name";s:6:"侧板";s:5:"share";d:1.0E+25;}
  Perl: ERROR: Wrong char E, expected ;
  npm: 1e+25
T
