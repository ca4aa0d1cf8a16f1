#!/bin/sh
# Thicknesses typed with a Chinese keyboard, 厚１８毫米 (full-width digits), read by the formats of python3-parse, '厚{:d}毫米' and '厚{:n}毫米' and '厚{:f}毫米'.
# Guess: 18, as int('１８') reads them in Python, or None, as for what does not fit.
# Seen: {:d} and {:n} end with a ValueError (invalid literal for int: ''): the digits fit the pattern, and are taken out before they are read. {:f} reads １８.５ as 18.5.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-parse >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-parse; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-parse
cd "$folder"
export LC_ALL=C.UTF-8 PYTHONIOENCODING=utf-8
cat > read.py <<'P'
import parse
for pattern, text in (('厚{:d}毫米', '厚18毫米'), ('厚{:d}毫米', '厚１８毫米'), ('厚{:n}毫米', '厚１８毫米'), ('厚{:f}毫米', '厚１８.５毫米'), ('厚{:d}毫米', '厚十八毫米')):
    try:
        found = parse.parse(pattern, text)
        print(pattern, text, found and found[0])
    except ValueError as error:
        print(pattern, text, 'ValueError:', error)
P
{
  /usr/bin/python3 read.py
} | tee seen
diff seen - <<'T'
厚{:d}毫米 厚18毫米 18
厚{:d}毫米 厚１８毫米 ValueError: invalid literal for int() with base 10: ''
厚{:n}毫米 厚１８毫米 ValueError: invalid literal for int() with base 10: ''
厚{:f}毫米 厚１８.５毫米 18.5
厚{:d}毫米 厚十八毫米 None
T
