#!/bin/sh
# The recipients of an inquiry, a name with a comma in quotation marks, a group with two addresses, and an address with the name in a comment, taken apart with mailparse_rfc822_parse_addresses of PHP.
# Guess: the group as one entry with its name, or its two addresses (RFC 5322, 3.4: a group is a name, a colon, its members and a semicolon).
# Seen (php-mailparse 3.1.4): Buyers:b@example.com, the group's name and the colon with the first member, is given as an address, to which no mail can go. Python and Horde give the four addresses.
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
line='"Zhang, San" <a@example.com>, Buyers: b@example.com, c@example.com;, d@example.com (Wang)'
cat > a.php <<'P'
<?php
error_reporting(0);
require_once 'Horde/Autoloader/Default.php';
echo 'mailparse:';
foreach (mailparse_rfc822_parse_addresses($argv[1]) as $entry) echo " <{$entry['address']}>";
echo "\nHorde:";
foreach ((new Horde_Mail_Rfc822())->parseAddressList($argv[1])->raw_addresses as $entry) echo " <{$entry->bare_address}>";
echo "\n";
P
cat > a.py <<'P'
import email.policy, sys
print('Python:', *(f'<{entry.addr_spec}>' for entry in email.policy.default.header_factory('To', sys.argv[1]).addresses))
P
{
  php a.php "$line"
  /usr/bin/python3 a.py "$line"
} | tee seen
diff seen - <<'T'
mailparse: <a@example.com> <Buyers:b@example.com> <c@example.com> <d@example.com>
Horde: <a@example.com> <b@example.com> <c@example.com> <d@example.com>
Python: <a@example.com> <b@example.com> <c@example.com> <d@example.com>
T
