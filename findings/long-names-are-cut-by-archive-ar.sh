#!/bin/sh
# A drawing with a name of more than fifteen bytes, side-panel-of-2026.dxf, and one in Chinese, written into an archive of ar by Archive::Ar of Perl, and listed by GNU ar and by itself.
# Guess: the whole names: its manual says that it writes archives that ar reads, and both ways to keep longer names (GNU's table, BSD's #1/) are known to it when it reads.
# Seen: Archive::Ar 2.02 cuts each name after fifteen or sixteen bytes, within a character of Chinese, and says nothing.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='binutils libarchive-ar-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
perl -MArchive::Ar -e '
  my $archive = Archive::Ar->new;
  $archive->add_data($_, "18") for "side-panel-of-2026.dxf", "侧板图纸二零二六.dxf";
  $archive->write("parts.a") or die'
echo --
{ ar t parts.a; perl -MArchive::Ar -e 'print "Archive::Ar $_\n" for Archive::Ar->new("parts.a")->list_files'; } | od -An -c | tee seen
diff seen - <<'T'
   s   i   d   e   -   p   a   n   e   l   -   o   f   -   2  \n
 344 276 247 346 235 277 345 233 276 347 272 270 344 272 214  \n
   A   r   c   h   i   v   e   :   :   A   r       s   i   d   e
   -   p   a   n   e   l   -   o   f   -   2   0  \n   A   r   c
   h   i   v   e   :   :   A   r     344 276 247 346 235 277 345
 233 276 347 272 270 344 272 214 351  \n
T
