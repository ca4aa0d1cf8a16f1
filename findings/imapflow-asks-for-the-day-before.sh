#!/bin/sh
# Mails sent on 5 January 2026, looked for in China by the Date of that day, new Date(2026, 0, 5), on a server that writes down what it is asked (IMAP: SENTON takes the day as it stands in the Date of the mail, without its zone).
# Guess: SENTON 5-Jan-2026.
# Seen: imapflow 2.10.2 asks for 4-Jan-2026, the day in Greenwich, as any Date of China before 8 in the morning is of the day before there; and so for sentSince and since. imap 0.8.19 asks for the day of the place.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export TZ=Asia/Shanghai
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact imap@0.8.19 imapflow@2.10.2
cat > ask.cjs <<'J'
const { createServer } = require('node:net');
const Imap = require('imap');
const { ImapFlow } = require('imapflow');

const replies = { CAPABILITY: '* CAPABILITY IMAP4rev1\r\n', LIST: '* LIST () "/" INBOX\r\n', SELECT: '* 1 EXISTS\r\n', EXAMINE: '* 1 EXISTS\r\n', SEARCH: '* SEARCH\r\n' };
let asker;
const server = createServer((socket) => {
  socket.on('error', () => {});
  socket.write('* OK ready\r\n');
  socket.on('data', (data) => {
    for (const line of String(data).trim().split('\r\n')) {
      const [tag, first, second] = line.split(' ');
      const command = first === 'UID' ? second : first;
      if (command === 'SEARCH') console.log(`${asker}: ${line.slice(line.indexOf('SEARCH'))}`);
      socket.write(`${replies[command] ?? (command === 'LOGOUT' ? '* BYE\r\n' : '')}${tag} OK done\r\n`);
    }
  });
});
server.listen(0, '127.0.0.1', async () => {
  const { port } = server.address();
  const day = new Date(2026, 0, 5);
  asker = 'imapflow';
  const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, doSTARTTLS: false, auth: { user: 'u', pass: 'x' }, logger: false });
  await client.connect();
  await client.mailboxOpen('INBOX');
  await client.search({ sentOn: day });
  await client.search({ sentSince: day });
  await client.search({ since: day });
  await client.logout();
  asker = 'imap';
  const other = new Imap({ host: '127.0.0.1', port, user: 'u', password: 'x', autotls: 'never' });
  other.on('error', () => {});
  other.once('ready', () => other.openBox('INBOX', true, () => other.search([['SENTON', day]], () => other.search([['SINCE', day]], () => process.exit()))));
  other.connect();
});
J
node ask.cjs | tee seen
diff seen - <<'T'
imapflow: SEARCH SENTON 04-Jan-2026
imapflow: SEARCH SENTSINCE 04-Jan-2026
imapflow: SEARCH SINCE 04-Jan-2026
imap: SEARCH SENTON 5-Jan-2026
imap: SEARCH SINCE 5-Jan-2026
T
