#!/bin/sh
# Counts of an order as JSON gives them, checked by cerberus: {"type": "integer"}, {"type": "float"}, {"type": "number"} and {"allowed": [1, 2]}, with 2, 2.0 and true.
# Guess: true is refused everywhere: a truth value is no number for JSON's schemas, and its documentation says so of "number".
# Seen: number alone refuses it. integer, float and allowed take it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-cerberus >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-cerberus; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-cerberus
cd "$folder"
cat > check.py <<'P'
import json
import cerberus
for rule in ({'type': 'integer'}, {'type': 'float'}, {'type': 'number'}, {'allowed': [1, 2]}):
    answers = ['%s %s' % (text, 'valid' if cerberus.Validator({'count': rule}).validate({'count': json.loads(text)}) else 'refused') for text in ('2', '2.0', 'true')]
    print(rule, ', '.join(answers))
P
{
  /usr/bin/python3 check.py
} | tee seen
diff seen - <<'T'
{'type': 'integer'} 2 valid, 2.0 refused, true valid
{'type': 'float'} 2 valid, 2.0 valid, true valid
{'type': 'number'} 2 valid, 2.0 valid, true refused
{'allowed': [1, 2]} 2 valid, 2.0 valid, true valid
T
