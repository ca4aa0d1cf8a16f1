#!/bin/sh
# A zone with a remark in Chinese, TXT "报价", in UTF-8, read by four servers of DNS or their tools.
# Guess: taken, as the six bytes 230 138 165 228 187 183: a text is of bytes, whose meaning is of no concern to DNS (RFC 1035, 3.3, 3.3.14; RFC 2181, 11).
# Seen: BIND 9.18, NSD 4.6 and ldns 1.8.3 take it. Knot 3.2.6 says "invalid text character" and does not serve the zone at all; the same bytes as \230\138\165\228\187\183 it serves.
set -eu
packages='bind9-utils knot knot-dnsutils ldnsutils nsd python3'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
. "$(dirname "$0")/shared/ports.sh"
folder=$(mktemp -d)
knot=
trap '[ -z "$knot" ] || kill "$knot" 2>/dev/null || :; rm -rf "$folder"' EXIT
cd "$folder"
printf 'server:\n    listen: 127.0.0.1@%s\n    user: root:root\n    rundir: %s\ndatabase:\n    storage: %s\nzone:\n  - domain: example.com\n    storage: %s\n    file: zone\n' "$base" "$folder" "$folder" "$folder" > knot.conf
for text in 报价 '\230\138\165\228\187\183'; do
  printf '$ORIGIN example.com.\n$TTL 3600\n@ IN SOA ns hostmaster 1 7200 900 1209600 300\n@ IN NS ns\nns IN A 192.0.2.53\nnote IN TXT "%s"\n' "$text" > zone
  named-compilezone -q -F text -o - example.com zone | sed -n 's/^note.*TXT\s*/BIND: /p'
  ldns-read-zone zone | sed -n 's/^note.*TXT\s*/ldns: /p'
  nsd-checkzone -p example.com zone | sed -n 's/^note.*TXT\s*/NSD: /p'
  knotd -c knot.conf > knot.log 2>&1 &
  knot=$!
  until grep -q 'server started' knot.log && grep -qE 'loaded, serial|failed to load' knot.log; do sleep 0.2; done
  printf 'Knot: %s %s\n' "$(kdig +tcp @127.0.0.1 -p "$base" note.example.com TXT +short)" "$(grep -o 'invalid text character' knot.log || :)"
  kill "$knot"
  wait "$knot" || :
done | tee seen
diff seen - <<'T'
BIND: "\230\138\165\228\187\183"
ldns: "\230\138\165\228\187\183"
NSD: "\230\138\165\228\187\183"
Knot:  invalid text character
BIND: "\230\138\165\228\187\183"
ldns: "\230\138\165\228\187\183"
NSD: "\230\138\165\228\187\183"
Knot: "\230\138\165\228\187\183" 
T
