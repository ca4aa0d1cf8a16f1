#!/bin/sh
# The name of a group in a directory, ou=设计部,o=家居, as a program has it in its settings, and as ldapjs and ldapts give it back: of an entry that was found, and of parseDN, to look whether both are the same.
# Guess: ou=设计部,o=家居; RFC 4514 writes what is not special as it is.
# Seen: ldapjs 3.0.7 writes each byte beyond ASCII with a backslash, ou=\e8\ae\be\e8\ae\a1\e9\83\a8,o=\e5\ae\b6\e5\b1\85, which means the same but is not the same text; a comparison of texts fails, and its server sends it so, as ldapts
# 8.2.0, which leaves the text, shows. equals() of its DN says that they are the same.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ldapjs@3.0.7 ldapts@8.2.0
cat > show.mjs <<'J'
import ldapjs from 'ldapjs';
import { Client } from 'ldapts';

const name = 'ou=设计部,o=家居';
const server = ldapjs.createServer();
server.search('o=家居', (request, response) => {
  response.send({ dn: name, attributes: { objectclass: ['organizationalUnit'], ou: ['设计部'] } });
  response.end();
});
server.listen(0, '127.0.0.1', async () => {
  const url = `ldap://127.0.0.1:${server.address().port}`;
  const client = new Client({ url });
  const [{ dn }] = (await client.search('o=家居', { filter: '(ou=设计部)' })).searchEntries;
  console.log('ldapts:', dn);
  await client.unbind();
  const older = ldapjs.createClient({ url: [url] });
  older.search('o=家居', { filter: '(ou=设计部)', scope: 'sub' }, (_, found) => {
    found.on('searchEntry', (entry) => {
      console.log('ldapjs:', entry.objectName.toString(), entry.objectName.toString() === name, ldapjs.parseDN(name).equals(entry.objectName));
      console.log('ldapjs, attribute:', entry.attributes.find(({ type }) => type === 'ou').values[0]);
      console.log('ldapjs, parseDN:', ldapjs.parseDN(name).toString());
    });
    found.on('end', () => process.exit());
  });
});
J
node show.mjs | tee seen
diff seen - <<'T'
ldapts: ou=\e8\ae\be\e8\ae\a1\e9\83\a8,o=\e5\ae\b6\e5\b1\85
ldapjs: ou=\e8\ae\be\e8\ae\a1\e9\83\a8,o=\e5\ae\b6\e5\b1\85 false true
ldapjs, attribute: 设计部
ldapjs, parseDN: ou=\e8\ae\be\e8\ae\a1\e9\83\a8,o=\e5\ae\b6\e5\b1\85
T
