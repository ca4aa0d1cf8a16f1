#!/bin/sh
# Staff in a directory (slapd): 张三, 李四 with the telephone (0757)83880001, and wang; looked for by ldapjs and ldapts with (cn=张*), (cn=*三), (cn=wa*), and the telephone with its brackets escaped as RFC 4515 wants.
# Guess: each finds one, as ldapsearch does.
# Seen: ldapjs 3.0.7 finds nobody by 张* and *三, and nobody by the escaped brackets, and tells no error; wa* and (uid=李四) it finds. ldapts 8.2.0 finds all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in slapd ldap-utils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' slapd ldap-utils
cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ldapjs@3.0.7 ldapts@8.2.0
mkdir data
cat > slapd.conf <<C
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb
database mdb
suffix o=x
directory $folder/data
C
cat > staff.ldif <<'L'
dn: o=x
objectClass: organization

dn: uid=zhang,o=x
objectClass: inetOrgPerson
cn: 张三
sn: 张

dn: uid=李四,o=x
objectClass: inetOrgPerson
cn: 李四
sn: 李
telephoneNumber: (0757)83880001

dn: uid=wang,o=x
objectClass: inetOrgPerson
cn: wang
sn: 王
L
slapadd -f slapd.conf -l staff.ldif 2>said
/usr/sbin/slapd -f slapd.conf -h ldap://127.0.0.1:21389 -d 0 2>>said &
server=$!
trap 'kill "$server"; rm -rf "$folder"' EXIT
until ldapsearch -x -H ldap://127.0.0.1:21389 -b o=x -s base >said 2>&1; do sleep 0.2; done
cat > find.mjs <<'J'
import { execFileSync } from 'node:child_process';
import ldapjs from 'ldapjs';
import { Client } from 'ldapts';

const url = 'ldap://127.0.0.1:21389';
const [older, newer] = [ldapjs.createClient({ url: [url] }), new Client({ url })];
const count = (filter) => new Promise((resolve) => {
  older.search('o=x', { scope: 'sub', filter }, (failed, result) => {
    if (failed) return resolve(failed.message);
    let found = 0;
    result.on('searchEntry', () => { found += 1; });
    result.on('error', (error) => resolve(error.message));
    return result.on('end', () => resolve(found));
  });
});
for (const filter of ['(cn=wa*)', '(uid=李四)', '(cn=张*)', '(cn=*三)', '(cn=张三)', '(telephoneNumber=\\280757\\2983880001)']) {
  const said = execFileSync('ldapsearch', ['-x', '-LLL', '-H', url, '-b', 'o=x', filter, 'sn'], { encoding: 'utf8' });
  console.log(`${filter}: ldapsearch ${said.match(/^dn:/gm)?.length ?? 0}, ldapjs ${await count(filter)}, ldapts ${(await newer.search('o=x', { filter })).searchEntries.length}`);
}
process.exit();
J
node find.mjs | tee seen
diff seen - <<'T'
(cn=wa*): ldapsearch 1, ldapjs 1, ldapts 1
(uid=李四): ldapsearch 1, ldapjs 1, ldapts 1
(cn=张*): ldapsearch 1, ldapjs 0, ldapts 1
(cn=*三): ldapsearch 1, ldapjs 0, ldapts 1
(cn=张三): ldapsearch 1, ldapjs 1, ldapts 1
(telephoneNumber=\280757\2983880001): ldapsearch 1, ldapjs 0, ldapts 1
T
