#!/bin/sh
# A list of staff as LDIF with a remark that goes on in a second line, with a value in Base64, and with an attribute whose value is empty, read by ldif of npm and by Net::LDAP::LDIF of Perl.
# Guess: both are read: a remark may be folded as any line is, and a value may be empty (RFC 2849, notes 2 and 3, and value-spec).
# Seen: Net::LDAP::LDIF reads all. ldif 0.5.1 refuses the list with the folded remark and that with the empty value, and reads the others.
set -eu
packages='libnet-ldap-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ldif@0.5.1
cat > read.cjs <<'J'
const ldif = require('ldif');

for (const lines of ['# the shop\nCN', '# the staff of\n  the shop\nCN', 'CNsn:\n', 'CNcn:: 5byg5LiJ\n']) {
  const text = 'version: 1\n' + lines.replace('CN', 'dn: cn=a,dc=example\n') + (lines.endsWith('CN') ? 'cn: a\n' : '');
  require('fs').writeFileSync('list.ldif', text);
  let seen;
  try {
    seen = JSON.stringify(ldif.parse(text).toObject({ flatten: true, single: true, decode: true }).entries[0].attributes);
  } catch {
    seen = 'refused';
  }
  const perl = 'my $ldif = Net::LDAP::LDIF->new("list.ldif"); my $entry = $ldif->read_entry; print join ", ", map { "$_=" . $entry->get_value($_) } $entry->attributes';
  console.log(JSON.stringify(lines), 'npm:', seen, 'Perl:', String(require('child_process').execFileSync('perl', ['-MNet::LDAP::LDIF', '-e', perl])));
}
J
node read.cjs | tee seen
diff seen - <<'T'
"# the shop\nCN" npm: {"cn":"a"} Perl: cn=a
"# the staff of\n  the shop\nCN" npm: refused Perl: cn=a
"CNsn:\n" npm: refused Perl: sn=
"CNcn:: 5byg5LiJ\n" npm: {"cn":"张三"} Perl: cn=张三
T
