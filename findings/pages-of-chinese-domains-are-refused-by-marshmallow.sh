#!/bin/sh
# The page and the address of mail of a firm with a Chinese domain, http://例子.中国/ and w@例子.中国, checked by marshmallow of Python (Url, Email), and by Django's validators.
# Guess: both are fine, and with a path in Chinese too: marshmallow takes such domains in Email and encodes them itself (IDNA), and its Url came from Django's.
# Seen: marshmallow 3.18.0 takes the mail and refuses the page. As xn--fsqu00a.xn--fiqs8s, and with Chinese in the path alone, it takes it. Django 3.2.25 takes all.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-django python3-marshmallow'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
cat > run.py <<'P'
from django.core.exceptions import ValidationError as Refused
from django.core.validators import validate_email, URLValidator
from marshmallow import ValidationError, validate
def check(take, text):
    try:
        take(text)
        return 'fine'
    except (Refused, ValidationError):
        return 'refused'
for text in ('w@例子.中国', 'http://例子.中国/', 'http://xn--fsqu00a.xn--fiqs8s/', 'http://example.com/柜'):
    mail = '@' in text
    print(text, 'marshmallow', check(validate.Email() if mail else validate.URL(), text), 'Django', check(validate_email if mail else URLValidator(), text))
P
/usr/bin/python3 run.py | tee seen
diff seen - <<'T'
w@例子.中国 marshmallow fine Django fine
http://例子.中国/ marshmallow refused Django fine
http://xn--fsqu00a.xn--fiqs8s/ marshmallow fine Django fine
http://example.com/柜 marshmallow fine Django fine
T
