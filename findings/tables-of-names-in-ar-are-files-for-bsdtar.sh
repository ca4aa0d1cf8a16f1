#!/bin/sh
# Two drawings in an archive of ar (GNU binutils), one whose name is longer than fifteen bytes, and one with a blank in its name, A 18.dxf, listed by bsdtar, busybox, 7z and Archive::Ar of Perl.
# Guess: the two names. GNU's ar keeps long names in a table of its own, //, and ends short ones with a slash, so that blanks are part of them.
# Seen: bsdtar 3.6.2 lists the table // as a third file, and busybox 1.35 gives A for A 18.dxf. 7z and Archive::Ar have the two names.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='binutils busybox libarchive-ar-perl libarchive-tools p7zip-full'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
echo x > side-panel-of-2026.dxf
echo y > 'A 18.dxf'
ar rc parts.a side-panel-of-2026.dxf 'A 18.dxf'
echo --
{
  echo bsdtar; bsdtar -tf parts.a
  echo busybox; busybox ar t parts.a
  echo 7z; 7z l -ba -slt parts.a | sed -n 's/^Path = //p'
  echo Archive::Ar; perl -MArchive::Ar -e 'print "$_\n" for Archive::Ar->new("parts.a")->list_files'
} | tee seen
diff seen - <<'T'
bsdtar
//
side-panel-of-2026.dxf
A 18.dxf
busybox
side-panel-of-2026.dxf
A
7z
side-panel-of-2026.dxf
A 18.dxf
Archive::Ar
side-panel-of-2026.dxf
A 18.dxf
T
