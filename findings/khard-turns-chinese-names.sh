#!/bin/sh
# A contact of a Chinese address book: N:王;伟;;; and FN:王伟, which RFC 6350 has for the name as it is to be shown.
# Guess: khard and abook show 王伟.
# Seen: abook 0.6.1 does. khard 0.18.0 puts a name of its own together from N, given name first, with a blank, and shows 伟 王 in its lists and as
# "Full name"; only `display = formatted_name` makes its lists show what the file says.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in khard abook; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' khard abook
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
mkdir book
printf '%s\r\n' BEGIN:VCARD VERSION:3.0 UID:1 'N:王;伟;;;' FN:王伟 TEL:13800000001 END:VCARD > book/1.vcf
settings() { printf '[addressbooks]\n[[a]]\npath = %s/book\n[general]\neditor = vi\nmerge_editor = vi\n%b' "$folder" "$1" > khard.conf; }
{
  settings ''
  khard -c khard.conf phone -p | cut -f 2
  khard -c khard.conf show 王伟 | grep '^Full name'
  settings '[contact table]\ndisplay = formatted_name\n'
  khard -c khard.conf phone -p | cut -f 2
  abook --convert --infile book/1.vcf --informat vcard --outformat csv | cut -d, -f 1
} > seen
cat seen
diff seen - <<'T'
伟 王
Full name: 伟 王
王伟
"王伟"
T
