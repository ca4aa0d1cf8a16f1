#!/bin/sh
# What text browsers show of a <template>.
#
# Guess, before running: as in every graphical browser its content is inert, so that w3m, lynx and elinks show only what
# stands before and after it.
# Behaviour: all three show the content like any other text (w3m 0.5.3, lynx 2.9.0dev, elinks 0.13). They do not show the
# text of a <script type="text/html">, which graphical browsers keep inert, too. Whoever keeps markup for later in a page
# that is read without styles keeps it there.
# Seen: "before / kept in a template / after", and nothing of "kept in a script".
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
for program in w3m lynx elinks; do
  command -v "$program" >/dev/null || { apt-get update && apt-get install -y "$program"; } >/dev/null
  dpkg-query -W -f '${Package} ${Version}\n' "$program"
done
cat > "$dir/page.html" <<'PAGE'
<!doctype html><title>page</title><p>before</p>
<template><p>kept in a template</p></template>
<script type="text/html"><p>kept in a script</p></script>
<p>after</p>
PAGE
w3m -dump "$dir/page.html" > "$dir/w3m.txt"
lynx -dump "$dir/page.html" > "$dir/lynx.txt"
elinks -dump "$dir/page.html" > "$dir/elinks.txt"
for program in w3m lynx elinks; do
  grep -q 'after' "$dir/$program.txt"
  grep -q 'kept in a template' "$dir/$program.txt" || { echo "$program hides a template now"; exit 1; }
  if grep -q 'kept in a script' "$dir/$program.txt"; then echo "$program shows a script's text now"; exit 1; fi
  echo "$program shows the template's content, and not the script's"
done
