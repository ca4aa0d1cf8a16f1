#!/bin/sh
# Names of goods, once as texts and once as bytes of UTF-8 (as a cache or a queue gives them), compared by python3-deepdiff with ignore_string_type_changes=True ("whether to ignore string type changes"): board, and 柜.
# Guess: no difference in either: b'board' and the bytes of 柜 stand for the same texts.
# Seen: none for board; for 柜 a changed value.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-deepdiff >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-deepdiff; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-deepdiff
cd "$folder"
export LC_ALL=C.UTF-8 PYTHONIOENCODING=utf-8
cat > compare.py <<'P'
from deepdiff import DeepDiff
for name in ('board', '柜'):
    print(name, DeepDiff({'name': name}, {'name': name.encode()}, ignore_string_type_changes=True))
P
{
  /usr/bin/python3 compare.py
} | tee seen
diff seen - <<'T'
board {}
柜 {'values_changed': {"root['name']": {'new_value': b'\xe6\x9f\x9c', 'old_value': '柜'}}}
T
