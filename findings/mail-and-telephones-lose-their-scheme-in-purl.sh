#!/bin/sh
# Links of a page (an address of mail, a telephone, a host without http:, a host of IPv6) read by purl of Python and written again, and by uritools and furl.
# Guess: as they were: all of them are addresses of RFC 3986 (3), and nothing was changed.
# Seen: purl 1.6 drops mailto: and tel: and the // before a host, and cuts the host of IPv6 to one bracket. The others keep them.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-furl python3-purl python3-uritools'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
cat > run.py <<'P'
import furl, purl, uritools
for address in ['http://example.com/a?b=1', 'mailto:sales@example.com', 'tel:+86-757-22881234', '//cdn.example.com/a.js', 'http://[::1]:8080/x']:
    print(address)
    print('  purl    ', purl.URL(address).as_string())
    print('  furl    ', furl.furl(address).url)
    print('  uritools', uritools.uriunsplit(uritools.urisplit(address)))
P
/usr/bin/python3 run.py | tee seen
diff seen - <<'T'
http://example.com/a?b=1
  purl     http://example.com/a?b=1
  furl     http://example.com/a?b=1
  uritools http://example.com/a?b=1
mailto:sales@example.com
  purl     sales@example.com
  furl     mailto:sales@example.com
  uritools mailto:sales@example.com
tel:+86-757-22881234
  purl     +86-757-22881234
  furl     tel:+86-757-22881234
  uritools tel:+86-757-22881234
//cdn.example.com/a.js
  purl     cdn.example.com/a.js
  furl     //cdn.example.com/a.js
  uritools //cdn.example.com/a.js
http://[::1]:8080/x
  purl     http://[:8080/x
  furl     http://[::1]:8080/x
  uritools http://[::1]:8080/x
T
