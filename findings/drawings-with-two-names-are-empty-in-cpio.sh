#!/bin/sh
# A drawing a.dxf and the same one under a second name, b.dxf (a hard link), packed by GNU cpio as newc, and read by Archive::Cpio of Perl and cpio-stream of npm; unpacked by bsdtar, busybox and 7z.
# Guess: both hold the content, 18. In newc it stands with the last of the names only, and the number of the file (c_ino) and of its names (c_nlink) tell that they are one.
# Seen: Archive::Cpio 0.10 and cpio-stream 1.4.3 give a.dxf as an empty file. The programs have both.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='busybox cpio libarchive-cpio-perl libarchive-tools p7zip-full'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts cpio-stream@1.4.3 >/dev/null 2>&1
printf 18 > a.dxf
ln a.dxf b.dxf
printf 'a.dxf\nb.dxf\n' | cpio -o -H newc 2>/dev/null > parts.cpio
mkdir bsdtar busybox 7z
bsdtar -xf parts.cpio -C bsdtar
(cd busybox && busybox cpio -i < ../parts.cpio 2>/dev/null)
(cd 7z && 7z x ../parts.cpio >/dev/null)
cat > run.js <<'J'
const reader = require('cpio-stream').extract();
reader.on('entry', (header, stream, next) => {
  let text = '';
  stream.on('data', (part) => (text += part));
  stream.on('end', () => (console.log(`cpio-stream ${header.name}: ${text}`), next?.()));
});
require('fs').createReadStream('parts.cpio').pipe(reader);
J
echo --
{ for name in bsdtar busybox 7z; do echo "$name a.dxf: $(cat $name/a.dxf)"; done; perl -MArchive::Cpio -e 'my $cpio = Archive::Cpio->new; $cpio->read("parts.cpio"); print "Archive::Cpio ", $_->name, ": ", $_->get_content, "\n" for $cpio->get_files'; node run.js; } | tee seen
diff seen - <<'T'
bsdtar a.dxf: 18
busybox a.dxf: 18
7z a.dxf: 18
Archive::Cpio a.dxf: 
Archive::Cpio b.dxf: 18
cpio-stream a.dxf: 
cpio-stream b.dxf: 18
T
