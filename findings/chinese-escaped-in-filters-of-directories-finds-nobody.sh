#!/bin/sh
# A filter of a directory for somebody named 张, with the name as it is and with its bytes escaped, (cn=\e5\bc\a0), as many programs write it; and for an empty list of conditions, (&); read by ldap-filter of npm, and by Net::LDAP of Perl and net-ldap of Ruby.
# Guess: both find him: the escaped bytes are those of UTF-8 (RFC 4515, 3). (&) is true for all (RFC 4526).
# Seen: Net::LDAP sends the bytes as they are. ldap-filter 0.3.3 makes a character of each byte and finds nobody; net-ldap 0.17.0 sends each byte as a character of its own, c3a5c2bcc2a0. Both refuse (&), which Net::LDAP takes.
set -eu
packages='libnet-ldap-perl ruby ruby-net-ldap'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ldap-filter@0.3.3
cat > ask.cjs <<'J'
const { parse } = require('ldap-filter');

for (const filter of ['(cn=张)', '(cn=\\e5\\bc\\a0)', '(cn=\\e5\\bc\\a0*)', '(&)']) {
  let found;
  try {
    found = parse(filter).matches({ cn: '张' });
  } catch (error) {
    found = error.message;
  }
  console.log(`ldap-filter ${filter}: ${found}`);
}
J
{
node ask.cjs
for filter in '(cn=\e5\bc\a0)' '(&)'; do
  perl -MNet::LDAP::Filter -MNet::LDAP::ASN=Filter -e 'my $filter = Net::LDAP::Filter->new($ARGV[0]); print "Net::LDAP $ARGV[0]: ", unpack("H*", $Filter->encode($filter)), "\n"' "$filter"
  ruby -rnet/ldap -e 'begin; puts "net-ldap #{ARGV[0]}: #{Net::LDAP::Filter.from_rfc4515(ARGV[0]).to_ber.unpack1("H*")}"; rescue Net::LDAP::Error => error; puts "net-ldap #{ARGV[0]}: #{error.message}"; end' "$filter"
done
} | tee seen
diff seen - <<'T'
ldap-filter (cn=张): true
ldap-filter (cn=\e5\bc\a0): false
ldap-filter (cn=\e5\bc\a0*): false
ldap-filter (&): missing paren
Net::LDAP (cn=\e5\bc\a0): a3090402636e0403e5bca0
net-ldap (cn=\e5\bc\a0): a30c0402636e0406c3a5c2bcc2a0
Net::LDAP (&): a000
net-ldap (&): Invalid filter syntax.
T
