#!/bin/sh
# Two boards with the same finish, one object of PHP in a list twice, written by PHP's serialize, which has a reference (r:2;) for the second, read by phpserialize of Python and by PHP.
# Guess: two boards with that finish: the reference is part of the format, and the package is for what PHP wrote.
# Seen: phpserialize 1.3 ends with "unexpected opcode" at the reference. One board, and two with finishes of their own, it reads.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='php-cli python3-phpserialize'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
cat > read.py <<'P'
import phpserialize, sys
try:
    print(phpserialize.loads(sys.stdin.buffer.read(), decode_strings=True, object_hook=lambda name, fields: fields))
except ValueError as error:
    print('ValueError:', error)
P
for list in '[$finish]' '[$finish, clone $finish]' '[$finish, $finish]'; do
  php -r "\$finish = new stdClass; \$finish->name = 'oak'; echo serialize($list);" > list
  cat list; echo
  php -r 'echo "  PHP ", count(unserialize(file_get_contents("list"))), "\n";'
  printf '  Python '; /usr/bin/python3 read.py < list
done | tee seen
diff seen - <<'T'
a:1:{i:0;O:8:"stdClass":1:{s:4:"name";s:3:"oak";}}
  PHP 1
  Python {0: {'name': 'oak'}}
a:2:{i:0;O:8:"stdClass":1:{s:4:"name";s:3:"oak";}i:1;O:8:"stdClass":1:{s:4:"name";s:3:"oak";}}
  PHP 2
  Python {0: {'name': 'oak'}, 1: {'name': 'oak'}}
a:2:{i:0;O:8:"stdClass":1:{s:4:"name";s:3:"oak";}i:1;r:2;}
  PHP 2
  Python ValueError: unexpected opcode
T
