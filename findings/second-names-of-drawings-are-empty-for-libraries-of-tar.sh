#!/bin/sh
# A drawing a.dxf and the same one under a second name, b.dxf (a hard link), packed by GNU tar, which packs the content once, and unpacked by libraries: what b.dxf holds.
# Guess: the content, 18: the entry for the second name says which file it is the same as (POSIX, ustar: typeflag 1).
# Seen: untar.js has no entry for b.dxf, Erlang's erl_tar (Debian 12) says ok and leaves it out, PHP's PharData and Ruby's minitar make an empty file. Perl's Archive::Tar, R and tcllib have it right.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='erlang-base php-cli r-base-core ruby-minitar tcllib'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts untar.js@0.3.0 >/dev/null 2>&1
printf 18 > a.dxf
ln a.dxf b.dxf
tar -cf parts.tar a.dxf b.dxf
mkdir untar.js erl_tar PharData minitar Archive-Tar R tcllib
node -e '
const fs = require("fs");
for (const file of require("untar.js").untar(new Uint8Array(fs.readFileSync("parts.tar")))) fs.writeFileSync(`untar.js/${file.filename}`, file.fileData);'
HOME=$folder erl -noshell -eval 'io:format("erl_tar says ~p~n", [erl_tar:extract("parts.tar", [{cwd, "erl_tar"}])]), halt().' > said
php -r '(new PharData("parts.tar"))->extractTo("PharData");'
ruby -e 'require "archive/tar/minitar"; Archive::Tar::Minitar.unpack("parts.tar", "minitar")' 2>/dev/null
(cd Archive-Tar && perl -MArchive::Tar -e 'Archive::Tar->extract_archive("../parts.tar")')
Rscript -e 'untar("parts.tar", exdir = "R", tar = "internal")'
echo 'package require tar; cd tcllib; tar::untar ../parts.tar' | tclsh8.6 >/dev/null
echo --
{ cat said; for name in untar.js erl_tar PharData minitar Archive-Tar R tcllib; do echo "$name: $([ -e $name/b.dxf ] && wc -c < $name/b.dxf || echo none)"; done; } | tee seen
diff seen - <<'T'
erl_tar says ok
untar.js: none
erl_tar: none
PharData: 0
minitar: 0
Archive-Tar: 2
R: 2
tcllib: 2
T
