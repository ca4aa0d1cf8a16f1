#!/bin/sh
# The names 木 and 𠀋 (a rare one, beyond 65535) brought by recode from UTF-8 to the references of HTML and to the escapes of Java, and back from references; by Python and jq beside it.
# Guess: &#131083; and \uD840\uDC0B (Java Language Specification, 3.3), and 𠀋 back.
# Seen (recode 3.6): &#65533;, the mark for what is unknown; \u000B, a control character, of the half of its number; and the reference stays as it is. 木 is right each time. There is no warning.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='recode jq python3'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
echo "html: $(printf '木𠀋' | recode -d utf8..html), python $(/usr/bin/python3 -c 'print("木𠀋".encode("ascii", "xmlcharrefreplace").decode())')"
printf 'java: %s, jq %s\n' "$(printf '木𠀋' | recode utf8..java)" "$(printf '木𠀋' | jq -aR .)"
echo "back: $(printf '&yen;&#26408;&#131083;' | recode html..utf8), python $(/usr/bin/python3 -c 'import html; print(html.unescape("&yen;&#26408;&#131083;"))')"
} > seen
cat seen
diff seen - <<'T'
html: &#26408;&#65533;, python &#26408;&#131083;
java: \u6728\u000b, jq "\u6728\ud840\udc0b"
back: ¥木&#131083;, python ¥木𠀋
T
