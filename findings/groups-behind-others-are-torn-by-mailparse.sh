#!/bin/sh
# The recipients of an inquiry, a name with a comma in quotation marks and a group with two addresses behind it or before it, taken apart with mailparse_rfc822_parse_addresses of PHP.
# Guess: the group as one entry with its name, which is_group tells, wherever it stands (RFC 5322, 3.4: a group is a name, a colon, its members and a semicolon).
# Seen (php-mailparse 3.1.4): so where it stands first. Behind another, Buyers:b@example.com, its name and the colon with the first member, is given as an address, to which no mail can go, and an empty entry follows. Python and Horde give the three addresses.
set -eu
packages='php-cli php-horde-mail php-mailparse'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
cat > a.php <<'P'
<?php
error_reporting(0);
require_once 'Horde/Autoloader/Default.php';
echo "{$argv[1]}\nmailparse:";
foreach (mailparse_rfc822_parse_addresses($argv[1]) as $entry) echo $entry['is_group'] ? " group {$entry['display']} {$entry['address']}" : " <{$entry['address']}>";
echo "\nHorde:";
foreach ((new Horde_Mail_Rfc822())->parseAddressList($argv[1])->raw_addresses as $entry) echo " <{$entry->bare_address}>";
echo "\n";
P
cat > a.py <<'P'
import email.policy, sys
print('Python:', *(f'<{entry.addr_spec}>' for entry in email.policy.default.header_factory('To', sys.argv[1]).addresses))
P
for line in 'Buyers: b@example.com, c@example.com;, "Zhang, San" <a@example.com>' '"Zhang, San" <a@example.com>, Buyers: b@example.com, c@example.com;'; do
  php a.php "$line"
  /usr/bin/python3 a.py "$line"
done | tee seen
diff seen - <<'T'
Buyers: b@example.com, c@example.com;, "Zhang, San" <a@example.com>
mailparse: group Buyers :b@example.com,c@example.com; <a@example.com>
Horde: <b@example.com> <c@example.com> <a@example.com>
Python: <b@example.com> <c@example.com> <a@example.com>
"Zhang, San" <a@example.com>, Buyers: b@example.com, c@example.com;
mailparse: <a@example.com> <Buyers:b@example.com> <c@example.com> <>
Horde: <a@example.com> <b@example.com> <c@example.com>
Python: <a@example.com> <b@example.com> <c@example.com>
T
