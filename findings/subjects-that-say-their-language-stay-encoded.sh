#!/bin/sh
# A subject in Chinese that says its language, =?UTF-8*zh-CN?B?5p+c?=, as RFC 2231 (5) has it, so that it may be read aloud rightly; decoded by libraries of npm and Tcl, and the same without the language.
# Guess: 柜 both times: the language stands behind the charset and an asterisk, and who does not need it leaves it out.
# Seen: libmime 5.6.4 and emailjs-mime-codec 2.0.9 decode it. rfc2047 4.0.1 and mimelib 0.3.1 leave it as it is; mime of tcllib ends in an error, unknown charset.
set -eu
packages='tcl8.6 tcllib'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact emailjs-mime-codec@2.0.9 libmime@5.6.4 mimelib@0.3.1 rfc2047@4.0.1
cat > read.mjs <<'J'
import rfc2047 from 'rfc2047';
import libmime from 'libmime';
import mimelib from 'mimelib';
import { mimeWordsDecode } from 'emailjs-mime-codec';

for (const subject of ['=?UTF-8?B?5p+c?=', '=?UTF-8*zh-CN?B?5p+c?='])
  console.log(`rfc2047 ${rfc2047.decode(subject)}, libmime ${libmime.decodeWords(subject)}, mimelib ${mimelib.parseMimeWords(subject)}, emailjs-mime-codec ${mimeWordsDecode(subject)}`);
J
cat > read.tcl <<'C'
package require mime
fconfigure stdout -encoding utf-8
foreach subject {=?UTF-8?B?5p+c?= =?UTF-8*zh-CN?B?5p+c?=} {
  catch {mime::field_decode $subject} read
  puts "tcllib $read"
}
C
{
node read.mjs
tclsh read.tcl
} | tee seen
diff seen - <<'T'
rfc2047 柜, libmime 柜, mimelib 柜, emailjs-mime-codec 柜
rfc2047 =?UTF-8*zh-CN?B?5p+c?=, libmime 柜, mimelib =?UTF-8*zh-CN?B?5p+c?=, emailjs-mime-codec 柜
tcllib 柜
tcllib unknown charset 'UTF-8*zh-CN'
T
