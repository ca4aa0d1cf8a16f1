#!/bin/sh
# A rare name as Java and JSON write it, \uD840\uDC0B (RFC 8259, 7: two escapes for a character beyond 65535), made into UTF-8 by ascii2uni -a U and by jq; 木 beside it.
# Guess: 𠀋, the four bytes f0a0808b.
# Seen (uni2ascii 4.18): six bytes, each half by itself, which is no UTF-8 (RFC 3629, 3); no warning.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='uni2ascii jq xxd'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
for text in '\u6728' '\uD840\uDC0B'; do
  printf '%s: ascii2uni %s, jq %s\n' "$text" "$(printf '%s\n' "$text" | ascii2uni -a U -q | tr -d '\n' | xxd -p)" "$(printf '"%s"' "$text" | jq -j . | xxd -p)"
done
} > seen
cat seen
diff seen - <<'T'
\u6728: ascii2uni e69ca8, jq e69ca8
\uD840\uDC0B: ascii2uni eda180edb08b, jq f0a0808b
T
