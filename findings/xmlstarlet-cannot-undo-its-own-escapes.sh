#!/bin/sh
# A note for a data file, 侧板 & "门", escaped by xmlstarlet esc and undone by xmlstarlet unesc, which are made for each other; and the same in ASCII, and references as other programs write them (&#38376; &yen;).
# Guess: the note comes back; &#38376; is 门.
# Seen: xmlstarlet 1.6.1 writes &#x4FA7; for 侧, also where the locale is of UTF-8, and unesc leaves it: "entity name too long", since it reads names of four letters alone. & and < come back; &#38376; does not.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s xmlstarlet >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends xmlstarlet; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' xmlstarlet
cd "$folder"
export LC_ALL=C.UTF-8
for text in 'side & "door" <a>' '侧板 & "门"'; do
  escaped=$(xmlstarlet esc "$text")
  echo "$text: $escaped -> $(xmlstarlet unesc "$escaped" 2>said), $(grep -c 'too long' said || :) complaints"
done > seen
echo "references: $(xmlstarlet unesc '&#38376; &amp; &#65;' 2>said)" >> seen
cat seen
diff seen - <<'T'
side & "door" <a>: side &amp; "door" &lt;a&gt; -> side & "door" <a>, 0 complaints
侧板 & "门": &#x4FA7;&#x677F; &amp; "&#x95E8;" -> &#x4FA7;&#x677F; & "&#x95E8;", 3 complaints
references: &#38376; & A
T
