#!/bin/sh
# The address of a search for 18mm+25mm and 衣柜 & 门板, in which the plus and the & are encoded as they have to be (%2B, %26), put into its normal form by libraries of Python and Perl; and the values that a server reads from it.
# Guess: the normal form is another way to write the same address: a server reads the same values.
# Seen: of url-normalize 1.4.3 the server reads 18mm 25mm, with a blank, since %2B has become +; the & stays encoded. hyperlink 21.0.0 and URI of Perl 5.17 keep both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in liburi-perl python3-hyperlink python3-url-normalize; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' liburi-perl python3-hyperlink python3-url-normalize
cd "$folder"
cat > normalise.py <<'P'
import subprocess
from urllib.parse import parse_qsl, urlsplit
import hyperlink
from url_normalize import url_normalize
address = 'https://Example.com/list?thickness=18mm%2B25mm&name=%E8%A1%A3%E6%9F%9C%20%26%20%E9%97%A8%E6%9D%BF'
for name, normal in [('as it is', address), ('url-normalize', url_normalize(address)), ('hyperlink', hyperlink.URL.from_text(address).normalize().to_uri().to_text()),
                     ('URI', subprocess.run(['perl', '-MURI', '-e', 'print URI->new(shift)->canonical', address], capture_output=True, text=True, check=True).stdout)]:
    print('%s: %s' % (name, ', '.join('%s=%s' % pair for pair in parse_qsl(urlsplit(normal).query))))
P
PYTHONIOENCODING=utf-8 /usr/bin/python3 normalise.py | tee seen
diff seen - <<'T'
as it is: thickness=18mm+25mm, name=衣柜 & 门板
url-normalize: name=衣柜 & 门板, thickness=18mm 25mm
hyperlink: thickness=18mm+25mm, name=衣柜 & 门板
URI: thickness=18mm+25mm, name=衣柜 & 门板
T
