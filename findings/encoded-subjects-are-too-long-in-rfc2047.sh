#!/bin/sh
# A Chinese subject of 45 characters encoded for the head of a mail by libraries of npm.
# Guess: encoded words of at most 75 characters each (RFC 2047, 2: an encoded-word may not be more than 75 characters long).
# Seen: rfc2047 4.0.1 writes words of 84. libmime 5.6.4 (asked for 52), and emailjs-mime-codec 2.0.9, stay below 75. Each word holds whole characters.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact rfc2047@4.0.1 libmime@5.6.4 emailjs-mime-codec@2.0.9
cat > subject.cjs <<'J'
const subject = '白橡木门板十八毫米'.repeat(5);
const libraries = {
  rfc2047: (text) => require('rfc2047').encode(text),
  libmime: (text) => require('libmime').encodeWord(text, 'Q', 52),
  'emailjs-mime-codec': (text) => require('emailjs-mime-codec').mimeWordsEncode(text, 'B'),
};
for (const [name, encode] of Object.entries(libraries)) console.log(name, ...encode(subject).split(' ').map(({ length }) => length));
J
node subject.cjs | tee seen
diff seen - <<'T'
rfc2047 84 84 84 84 84 57
libmime 48 48 48 48 48 48 48 48 48 48 48 21
emailjs-mime-codec 64 64 64 36
T
