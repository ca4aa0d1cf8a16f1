#!/bin/sh
# Price lists and offers for download from webfsd, the small server of Debian for a folder: xlsx, docx, pptx, xls and pdf; their types it takes from /etc/mime.types.
# Guess: the types that stand there, as application/vnd.openxmlformats-officedocument.spreadsheetml.sheet for xlsx.
# Seen: webfsd 1.21 cuts types at 63 characters: ...spreadsheetml.she for xlsx, ...wordprocessingml. for docx, ...presentationml.pr for pptx, which no program knows. pdf and xls are whole.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in webfs curl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' webfs curl
cd "$folder"
mkdir files
for end in xlsx docx pptx xls pdf; do
  echo x > "files/a.$end"
done
chmod 755 "$folder"
webfsd -F -i 127.0.0.1 -p 21991 -r "$folder/files" >said 2>&1 &
server=$!
trap 'kill "$server"; rm -rf "$folder"' EXIT
until curl -s -o page http://127.0.0.1:21991/a.pdf; do sleep 0.2; done
for end in xlsx docx pptx xls pdf; do
  listed=$(awk -v end="$end" '{ for (at = 2; at <= NF; at++) if ($at == end) print $1 }' /etc/mime.types)
  given=$(curl -s -o page -w '%{content_type}' "http://127.0.0.1:21991/a.$end")
  echo "$end: $given, $([ "$given" = "$listed" ] && echo whole || echo "${#given} of ${#listed} characters")"
done | tee seen
diff seen - <<'T'
xlsx: application/vnd.openxmlformats-officedocument.spreadsheetml.she, 63 of 65 characters
docx: application/vnd.openxmlformats-officedocument.wordprocessingml., 63 of 71 characters
pptx: application/vnd.openxmlformats-officedocument.presentationml.pr, 63 of 73 characters
xls: application/vnd.ms-excel, whole
pdf: application/pdf, whole
T
