#!/bin/sh
# The address book of mutt, alias zs Zhang San <a@example.com>, made cards with 2vcard, for which mutt is the default.
# Guess: FN is Zhang San and the mail address a@example.com: it is the form of mutt's manual (3.4, alias key address) and of what mutt writes itself.
# Seen (2vcard 0.6): the name is <a@example.com>, and the mail address Zhang San. A name in quotation marks with a comma becomes two addresses.
set -eu
packages='2vcard'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
printf '%s\n' 'alias zs Zhang San <a@example.com>' 'alias li "Li, Si" <b@example.com>' > aliases
2vcard -f mutt -i aliases -o a.vcf
grep -E '^(FN|EMAIL)' a.vcf | tee seen
diff seen - <<'T'
FN:<a@example.com>
EMAIL;INTERNET:Zhang San
FN:<b@example.com>
EMAIL;INTERNET:"Li
EMAIL;INTERNET: Si"
T
