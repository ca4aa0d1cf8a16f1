#!/bin/sh
# Passwords board2026 and 密码2026 for a list of users of a web server, in the forms of Apache (apr1), of DES and of SHA-512, made by packages of npm with a given salt, beside those of openssl and of Perl's crypt().
# Guess: the same, of the UTF-8 of the password, which is what browsers send (RFC 7617, 2.1, with charset) and what htpasswd gets in a terminal.
# Seen: board2026 is alike everywhere. Of 密码2026 apache-md5 1.1.8, unix-crypt-td-js 1.1.4 (also in apache-crypt 1.2.6) and sha512crypt-node 1.0.2 make others, with which the user's password is refused.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact apache-crypt@1.2.6 apache-md5@1.1.8 sha512crypt-node@1.0.2 unix-crypt-td-js@1.1.4
cat > make.cjs <<'J'
const { execFileSync } = require('child_process');
const apacheCrypt = require('apache-crypt');
const apacheMd5 = require('apache-md5');
const { sha512crypt } = require('sha512crypt-node');
const unixCrypt = require('unix-crypt-td-js');

const run = (...command) => execFileSync(command[0], command.slice(1), { encoding: 'utf8' }).trim();
for (const password of ['board2026', '密码2026']) {
  const apr1 = run('openssl', 'passwd', '-apr1', '-salt', 'abcdefgh', password);
  const des = run('perl', '-e', 'print crypt($ARGV[0], "ab")', password);
  const sha512 = run('openssl', 'passwd', '-6', '-salt', 'saltsalt', password);
  const made = [['apache-md5', apacheMd5(password, '$apr1$abcdefgh$'), apr1], ['apache-crypt', apacheCrypt(password, 'ab'), des], ['unix-crypt-td-js', unixCrypt(password, 'ab'), des], ['sha512crypt-node', sha512crypt(password, '$6$saltsalt'), sha512]];
  for (const [name, hash, expected] of made) console.log(password, name, hash === expected ? 'the same' : 'another');
}
J
node make.cjs | tee seen
diff seen - <<'T'
board2026 apache-md5 the same
board2026 apache-crypt the same
board2026 unix-crypt-td-js the same
board2026 sha512crypt-node the same
密码2026 apache-md5 another
密码2026 apache-crypt another
密码2026 unix-crypt-td-js another
密码2026 sha512crypt-node another
T
