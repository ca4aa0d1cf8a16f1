#!/bin/sh
# The attachments of one mail, all called 报价 with a number: an encoded word of GBK (1), one of UTF-8 (2), RFC 2231 in UTF-8 (3), in GBK (4) and in two pieces (5), unpacked into a folder by programs for that in a UTF-8 locale.
# Guess: 报价-1.pdf to 报价-5.pdf, as mail programs save them.
# Seen: mshow of mblaze 1.1 leaves encoded words as they are; ripmime 1.4.0.10 writes the bytes of GBK. uudeview 0.5.20 calls those of RFC 2231 UNKNOWN.001 to 003, and writes bytes of GBK too. MIME::Parser 5.510 has all five names right, and writes each hanzi as % and its number, %62A5%4EF7-1.pdf.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libmime-tools-perl mblaze ripmime uudeview; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libmime-tools-perl mblaze ripmime uudeview
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
{
  printf 'From: wang@example.com\nTo: li@example.com\nSubject: plans\nDate: Mon, 5 Jan 2026 09:30:00 +0800\nMessage-ID: <1@example.com>\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n'
  for name in 'filename="=?GBK?B?sai82y0xLnBkZg==?="' 'filename="=?UTF-8?B?5oql5Lu3LTIucGRm?="' "filename*=UTF-8''%E6%8A%A5%E4%BB%B7-3.pdf" "filename*=GBK''%B1%A8%BC%DB-4.pdf" "filename*0*=UTF-8''%E6%8A%A5; filename*1*=%E4%BB%B7-5.pdf"; do
    printf '\n--b\nContent-Type: application/pdf\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; %s\n\nJVBERg==\n' "$name"
  done
  printf '\n--b--\n'
} > mail.eml
mkdir mblaze ripmime uudeview MIME::Parser
(cd mblaze && mshow -x ../mail.eml >/dev/null 2>&1) || :
ripmime -i mail.eml -d ripmime >/dev/null 2>&1
uudeview -i -q -p uudeview mail.eml >/dev/null 2>&1 || :
perl -MMIME::Parser -e 'my $parser = MIME::Parser->new; $parser->output_dir("MIME::Parser"); $parser->parse_open("mail.eml")' 2>/dev/null
for name in mblaze ripmime uudeview MIME::Parser; do
  echo "$name: $(cd "$name" && for file in *; do case $file in textfile* | msg-*) ;; *) printf '%s | ' "$file";; esac; done | LC_ALL=C sed 's/\xb1\xa8\xbc\xdb/(GBK)/g')"
done | sed 's/ | $//' | tee seen
diff seen - <<'T'
mblaze: =?GBK?B?sai82y0xLnBkZg==?= | =?UTF-8?B?5oql5Lu3LTIucGRm?= | 报价-3.pdf | 报价-4.pdf | 报价-5.pdf
ripmime: (GBK)-1.pdf | (GBK)-4.pdf | 报价-2.pdf | 报价-3.pdf | 报价-5.pdf
uudeview: UNKNOWN.001 | UNKNOWN.002 | UNKNOWN.003 | (GBK)-1.pdf | 报价-2.pdf
MIME::Parser: %62A5%4EF7-1.pdf | %62A5%4EF7-2.pdf | %62A5%4EF7-3.pdf | %62A5%4EF7-4.pdf | %62A5%4EF7-5.pdf
T
