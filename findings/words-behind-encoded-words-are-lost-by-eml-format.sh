#!/bin/sh
# A mail as a file, 开标通知 18mm, with the Chinese words encoded and the size behind them, and a drawing called 图纸.pdf by RFC 2231 (filename*), read by eml-format, eml-parse-js and mailparser of npm.
# Guess: the whole subject, and the name: encoded words stand beside others in a header (RFC 2047, 5); filename* is the name (RFC 2183, RFC 2231, 4).
# Seen: eml-format 0.6.1 ends the subject behind the encoded word, 开标通知, and has no name for the drawing. eml-parse-js 1.1.15 has the subject and calls the drawing UTF-8图纸.pdf. mailparser 3.14.2 reads as guessed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact eml-format@0.6.1 eml-parse-js@1.1.15 mailparser@3.14.2 >/dev/null 2>&1
cat > a.cjs <<'J'
const mail = ['From: =?UTF-8?B?5byg5LiJ?= <a@example.com>', 'To: b@example.com', 'Subject: =?UTF-8?B?5byA5qCH6YCa55+l?= 18mm', 'Date: Mon, 05 Jan 2026 09:30:00 +0800', 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary="b"', '', '--b',
  'Content-Type: text/plain; charset=utf-8', '', 'text', '--b', 'Content-Type: application/pdf', "Content-Disposition: attachment; filename*=UTF-8''%E5%9B%BE%E7%BA%B8.pdf", 'Content-Transfer-Encoding: base64', '', 'UERG', '--b--', ''].join('\r\n');
const show = (library) => (_, { subject, attachments: [{ name, filename }] }) => console.log(`${library}: ${subject} | ${name || filename || '(no name)'}`);
console.warn = () => {};
require('eml-format').read(mail, show('eml-format'));
require('eml-parse-js').readEml(mail, show('eml-parse-js'));
require('mailparser').simpleParser(mail).then((read) => show('mailparser')(null, read));
J
node a.cjs | tee seen
diff seen - <<'T'
eml-format: 开标通知 | (no name)
eml-parse-js: 开标通知 18mm | UTF-8图纸.pdf
mailparser: 开标通知 18mm | 图纸.pdf
T
