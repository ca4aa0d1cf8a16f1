#!/bin/sh
# The first characters of an enquiry's text, 尊敬的供应商, taken by a filter of Dovecot (Pigeonhole) for a notice: extracttext :first of RFC 5703, which says "the maximum number of characters".
# Guess: of :first 6 the six characters, whose :length is 6.
# Seen: six bytes, which are two characters; :length counts them as 2. (Of :first 4, a character and a piece of one come, which fileinto refuses.)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s dovecot-sieve >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends dovecot-sieve; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' dovecot-sieve
cd "$folder"
printf 'From: a@example.com\nTo: b@example.com\nSubject: x\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n尊敬的供应商，请报价。\n' > mail
echo "mail_location = maildir:$folder/mails" > settings
chown -R nobody .
{
  for count in 6 12; do
    printf 'require ["variables", "foreverypart", "mime", "extracttext", "fileinto"]; foreverypart { extracttext :first %s "text"; } set :length "size" "${text}"; fileinto "${text} ${size}";\n' "$count" > rule.sieve
    echo "$count: $(su -s /bin/sh nobody -c "cd '$folder' && HOME='$folder' sieve-test -c settings rule.sieve mail" 2>&1 | grep -m 1 folder)"
  done
} | tee seen
diff seen - <<'T'
6:  * store message in folder: 尊敬 2
12:  * store message in folder: 尊敬的供 4
T
