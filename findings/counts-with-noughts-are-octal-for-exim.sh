#!/bin/sh
# A count of an order's pieces in a header of a mail, X-Pieces, with and without noughts before it, asked by a filter of Exim: "is above 17".
# Guess: 20, 020 and 0020 are above 17, and 0018 too.
# Seen: with a nought before them they are octal: 020 is 16, not above 17, and 0018 ends the filter with an error. (The manual says so of ${eval:} and offers eval10 there.)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s exim4-daemon-light >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends exim4-daemon-light; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' exim4-daemon-light
cd "$folder"
{
  for pieces in 20 020 0020 0018; do
    printf '# Exim filter\nif $h_x-pieces: is above 17 then logwrite "above" else logwrite "not above" endif\n' > rule
    echo "$pieces: $(printf 'From: a@example.com\nX-Pieces: %s\n\nx\n' "$pieces" | /usr/sbin/exim4 -bf rule 2>&1 | grep -E 'Logwrite|error' | tr -d '"')"
  done
} | tee seen
diff seen - <<'T'
20: Logwrite above

020: Logwrite not above

0020: Logwrite not above

0018: Filter error: malformed numerical string 0018
T
