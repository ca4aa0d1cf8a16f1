#!/bin/sh
# An order as JSON, {"name":"door","count":3}, read by PHP (json_decode, which makes an object of it) and packed by PHP's msgpack as it is, and read by Python's msgpack; the same as an array (true).
# Guess: a map of name and count, as json_encode gives the same JSON again: a stdClass has no class of its own to tell.
# Seen: msgpack 2.2.0 puts before them an entry whose key is nil and whose value is the word stdClass: three entries, and Python refuses a key that is no text. The array is as guessed.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='php-cli php-msgpack python3-msgpack'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
php -r '
  $json = "{\"name\":\"door\",\"count\":3}";
  file_put_contents("object", msgpack_pack(json_decode($json)));
  file_put_contents("array", msgpack_pack(json_decode($json, true)));'
echo --
/usr/bin/python3 - <<'J' | tee seen
import msgpack
for name in ("object", "array"):
    data = open(name, "rb").read()
    try:
        print(name, msgpack.unpackb(data))
    except ValueError as error:
        print(name, error)
    print(name, "not strict:", msgpack.unpackb(data, strict_map_key=False))
J
diff seen - <<'T'
object NoneType is not allowed for map key when strict_map_key=True
object not strict: {None: 'stdClass', 'name': 'door', 'count': 3}
array {'name': 'door', 'count': 3}
array not strict: {'name': 'door', 'count': 3}
T
