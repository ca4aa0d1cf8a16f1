#!/bin/sh
# Texts with signs of Jira's markup, "^2^", "~18~", "|橡木|" and "{板}", "*18*", written by Pandoc for Jira, which escapes them (\^2\^), and read again by Pandoc.
# Guess: the same texts: a backslash takes a sign's meaning (Jira's text formatting notation, Misc), and both ends are the same program.
# Seen (Pandoc 2.17.1.1): braces and stars come back; of the first three the backslashes stay in the text, and what is between is raised or lowered all the same.
set -eu
packages='pandoc'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
{
  while read -r text; do
    printf '<p>%s</p>' "$text" | pandoc -f html -t jira > written
    echo "$text written as $(cat written), read as $(pandoc -f jira -t html written)"
  done
} > seen <<'L'
^2^
~18~
|橡木|
{板}
*18*
L
cat seen
diff seen - <<'T'
^2^ written as \^2\^, read as <p>\<sup>2\</sup></p>
~18~ written as \~18\~, read as <p>\<sub>18\</sub></p>
|橡木| written as \|橡木\|, read as <p>\|橡木\|</p>
{板} written as \{板\}, read as <p>{板}</p>
*18* written as \*18\*, read as <p>*18*</p>
T
