#!/bin/sh
# The archive of a list on the web by MHonArc: the same subject and text, 门板合同, in UTF-8, GB2312, GBK and GB18030, the charset that China prescribes and mail programs there write.
# Guess: all four are readable in the page.
# Seen: MHonArc 2.6.19 writes UTF-8, GB2312 and GBK as characters; of GB18030 the subject stays as =?gb18030?b?...?=, and the text is empty or bare bytes in a page that says no charset, with a warning.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s mhonarc >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends mhonarc; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' mhonarc
cd "$folder"
export LC_ALL=C.UTF-8
for charset in utf-8 gb2312 gbk gb18030; do
  text=$(printf '门板合同' | iconv -t "$charset" | base64)
  printf 'From a@example.cn Mon Jan  5 09:30:00 2026\nFrom: a@example.cn\nDate: Mon, 05 Jan 2026 09:30:00 +0800\nMessage-ID: <%s@example.cn>\nSubject: =?%s?b?%s?=\nMIME-Version: 1.0\nContent-Type: text/plain; charset=%s\nContent-Transfer-Encoding: base64\n\n%s\n\n' "$charset" "$charset" "$text" "$charset" "$text"
done > box
mkdir pages
mhonarc -quiet -outdir pages box 2> said || :
{
  for page in pages/msg*.html; do
    id=$(sed -n 's/^<!--X-Message-Id: //p' "$page" | sed 's/&#45;/-/g;s/@.*//;s/&#64;.*//')
    echo "$id: subject $(grep -c '<title>.*&#x95E8;&#x677F;&#x5408;&#x540C;' "$page" || :), text $(grep -c '^<pre.*&#x95E8;&#x677F;&#x5408;&#x540C;' "$page" || :)"
    sed -n 's:.*<title>\(=?.*\)</title>.*:title \1:p' "$page"
  done
  grep -o 'Unrecognized character set: .*' said
} | tee seen
diff seen - <<'T'
utf-8: subject 1, text 1
gb2312: subject 1, text 1
gbk: subject 1, text 1
gb18030: subject 0, text 0
title =?gb18030?b?w8Ww5brPzaw=?=
Unrecognized character set: gb18030
T
