#!/bin/sh
# Names for labels of boards as QR codes by pyqrcode, with its plain call: 侧板18, 木板, 門板A and 0757; read by ZXingReader; and by python3-qrcode.
# Guess: the names as they are, of each: QR codes hold UTF-8, and pyqrcode takes any text of Python.
# Seen (pyqrcode 1.2.1): 木板, whose two characters are of Japanese, too, becomes a code of kanji and is read; 侧板18 and 門板A end in an error (UnicodeEncodeError, latin-1). python3-qrcode holds all.
set -eu
packages='python3-pyqrcode python3-qrcode python3-pil zxing-cpp-tools imagemagick'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
cat > labels.py <<'P'
import subprocess, pyqrcode, qrcode
def read(name):
    subprocess.run(['convert', name, '-scale', '600%', 'large.png'], check=True)
    return subprocess.run(['ZXingReader', 'large.png'], capture_output=True, text=True).stdout.split('\n')[0].replace('Text:', '').strip()
for text in ('侧板18', '木板', '門板A', '0757'):
    try:
        rows = [row for row in pyqrcode.create(text).text(quiet_zone=4).split('\n') if row]
        with open('label.pbm', 'w') as file:
            file.write('P1\n%d %d\n%s\n' % (len(rows[0]), len(rows), '\n'.join(rows)))
        seen = read('label.pbm')
    except UnicodeEncodeError as error:
        seen = 'UnicodeEncodeError, ' + error.encoding
    qrcode.make(text).save('label.png')
    print(text + ': pyqrcode ' + seen + ', qrcode ' + read('label.png'))
P
/usr/bin/python3 labels.py | tee seen
diff seen - <<'T'
侧板18: pyqrcode UnicodeEncodeError, latin-1, qrcode "侧板18"
木板: pyqrcode "木板", qrcode "木板"
門板A: pyqrcode UnicodeEncodeError, latin-1, qrcode "門板A"
0757: pyqrcode "0757", qrcode "0757"
T
