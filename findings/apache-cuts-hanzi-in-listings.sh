#!/bin/sh
# A folder of drawings listed by Apache (IndexOptions FancyIndexing Charset=UTF-8): 全屋定制衣柜侧板.pdf (28 bytes, 12 characters) and others a byte longer and shorter; a column of 23 bytes is the default.
# Guess: a name that is too long is cut between two characters, before ..>.
# Seen: apache2 2.4 cuts at bytes, after 20 of them: of 全屋定制衣柜侧板.pdf six characters and two bytes of the seventh are left, which browsers show as a sign for broken text. nginx's autoindex counts characters.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in apache2-bin curl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' apache2-bin curl
cd "$folder"
mkdir files
for name in 全屋定制衣柜侧板.pdf A全屋定制衣柜侧板.pdf AB全屋定制衣柜侧板.pdf; do
  : > "files/$name"
done
chmod 755 "$folder"
cat > conf <<C
ServerRoot /usr/lib/apache2
ServerName localhost
PidFile $folder/pid
ErrorLog $folder/log
Listen 127.0.0.1:22021
LoadModule mpm_event_module modules/mod_mpm_event.so
LoadModule authz_core_module modules/mod_authz_core.so
LoadModule autoindex_module modules/mod_autoindex.so
DocumentRoot $folder/files
<Directory $folder/files>
Options Indexes
IndexOptions FancyIndexing Charset=UTF-8
Require all granted
</Directory>
C
apache2 -d "$folder" -f "$folder/conf" -DFOREGROUND >said 2>&1 &
server=$!
trap 'kill "$server"; rm -rf "$folder"' EXIT
until curl -s -o page http://127.0.0.1:22021/; do sleep 0.2; done
curl -s -D - -o page http://127.0.0.1:22021/ | tr -d '\r' | grep -i content-type > seen
LC_ALL=C sed -n 's/.*\.pdf">\(.*\)<\/a>.*/\1/p' page | LC_ALL=C sort | while read -r shown; do
  if printf %s "$shown" | iconv -f utf-8 >text 2>&1; then echo "$shown"; else echo "$(printf %s "$shown" | iconv -c -f utf-8 -t utf-8) with a broken character"; fi
done >> seen
cat seen
diff seen - <<'T'
Content-Type: text/html;charset=UTF-8
AB全屋定制衣柜..&gt;
A全屋定制衣柜..&gt; with a broken character
全屋定制衣柜..&gt; with a broken character
T
