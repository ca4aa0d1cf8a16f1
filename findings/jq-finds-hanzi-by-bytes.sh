#!/bin/sh
# Where 柜 stands in 衣柜门柜 (indices of jq), to cut the text there, as .[2:] cuts by characters.
# Guess: at 1 and 3, as match tells, and as gojq tells.
# Seen: jq 1.6 says 3 and 9, the bytes of UTF-8, while its .[a:b], length and match count characters: what is cut there is empty. gojq 0.12.11 says 1 and 3.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in jq gojq; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' jq gojq
cd "$folder"
export LC_ALL=C.UTF-8
for program in jq gojq; do
  for filter in 'indices("柜")' 'index("门")' '[match("柜"; "g").offset]' '.[1:2]' '.[index("门"):]'; do
    printf '%s %s: %s\n' "$program" "$filter" "$("$program" -nc "\"衣柜门柜\" | $filter")"
  done
done | tee seen
diff seen - <<'T'
jq indices("柜"): [3,9]
jq index("门"): 6
jq [match("柜"; "g").offset]: [1,3]
jq .[1:2]: "柜"
jq .[index("门"):]: ""
gojq indices("柜"): [1,3]
gojq index("门"): 2
gojq [match("柜"; "g").offset]: [1,3]
gojq .[1:2]: "柜"
gojq .[index("门"):]: "门柜"
T
