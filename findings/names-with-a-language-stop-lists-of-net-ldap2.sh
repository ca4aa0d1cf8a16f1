#!/bin/sh
# A list of staff as LDIF with a name in two languages, cn: Zhang San and cn;lang-zh in Base64, read by Net_LDAP2 of PHP, Net::LDAP of Perl and net-ldap of Ruby.
# Guess: both names, since options may stand behind the name of an attribute (RFC 2849, attribute-description; RFC 3866 for languages).
# Seen: Perl and Ruby give both. Net_LDAP2 2.2.1 calls the line invalid and goes on without it.
set -eu
packages='libnet-ldap-perl php-cli php-net-ldap2 ruby ruby-net-ldap'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > read.php <<'H'
<?php
error_reporting(E_ERROR);
require 'Net/LDAP2/LDIF.php';
$list = new Net_LDAP2_LDIF('list.ldif', 'r', ['onerror' => 'undef']);
$entry = $list->read_entry();
echo 'PHP ', json_encode($entry->getValues(), JSON_UNESCAPED_UNICODE), "\n", $list->error(true), "\n";
H
{
printf 'version: 1\n\ndn: cn=a,dc=example\ncn: Zhang San\ncn;lang-zh:: 5byg5LiJ\nsn: Zhang\n' > list.ldif
php read.php
perl -MNet::LDAP::LDIF -e 'my $entry = Net::LDAP::LDIF->new("list.ldif")->read_entry; print "Perl ", join(", ", map { "$_=" . $entry->get_value($_) } $entry->attributes), "\n"'
ruby -rnet/ldap -e 'Net::LDAP::Dataset.read_ldif(File.open("list.ldif")).each { |_, entry| puts "Ruby #{entry.map { |name, values| "#{name}=#{values[0]}" }.join(", ")}" }'
} | tee seen
diff seen - <<'T'
PHP {"cn":"Zhang San","sn":"Zhang"}
Net_LDAP2_LDIF error: invalid syntax at input line 5: Unknown Net_LDAP2 Error
Perl cn=Zhang San, cn;lang-zh=张三, sn=Zhang
Ruby cn=Zhang San, cn;lang-zh=张三, sn=Zhang
T
