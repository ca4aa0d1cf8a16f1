#!/bin/sh
# A server's log, one line of JSON for each event, handed to syslog by logger of util-linux; one line has 500 Chinese characters.
# Guess: each line becomes one message, or a long one is cut short between two characters.
# Seen (bsdutils 2.38.1): at 1,024 bytes the line becomes two messages, cut within a character, so that neither is JSON and neither is UTF-8. With
# --size 64KiB it stays whole.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in bsdutils python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' bsdutils
cd "$folder"
cat > hear.py <<'P'
import json, socket, subprocess

line = json.dumps({'msg': '家' * 500}, ensure_ascii=False)
for options in ([], ['--size', '64KiB']):
    # Every line is followed by one that says where it ends: datagrams of this machine keep their order.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as heard:
        heard.bind(('127.0.0.1', 0))
        heard.settimeout(60)
        place = ['--server', '127.0.0.1', '--port', str(heard.getsockname()[1]), '--udp', '--rfc3164']
        subprocess.run(['logger', *place, *options], input=f'{line}\nend\n'.encode(), check=True)
        messages = []
        while True:
            message = heard.recv(100000).split(b': ', 1)[1]
            if message == b'end':
                break
            messages.append(message)
    for message in messages:
        try:
            print(*options, len(message), 'bytes, JSON', json.loads(message)['msg'] == '家' * 500)
        except ValueError as error:
            print(*options, len(message), 'bytes,', type(error).__name__)
P
/usr/bin/python3 hear.py | tee seen
diff seen - <<'T'
1024 bytes, UnicodeDecodeError
487 bytes, UnicodeDecodeError
--size 64KiB 1511 bytes, JSON True
T
