#!/bin/sh
# A notice in Chinese with addresses that stand between words and marks without blanks, made links of by urlize of Django and of Jinja, by urlscan and by URI::Find, for pages, mails and texts.
# Guess: https://example.com/a in 请见https://example.com/a，谢谢 becomes a link that ends before the comma, or none is made; none leads elsewhere.
# Seen (Django 3.2): the words before it are taken for part of a name: the link leads to the host xn--https:-..., with a colon in it, which nobody can open; a mail's address takes the words before it and the mark behind. Jinja 3.1 makes none of these,
# and of one at the beginning of a line takes the brackets behind. URI::Find, given characters, has them right; urlscan too, but puts the words before a mail's address into it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in liburi-find-perl python3-django python3-jinja2 urlscan; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' liburi-find-perl python3-django python3-jinja2 urlscan
cd "$folder"
printf '请见https://example.com/a，谢谢\n邮箱sales@example.com；\nhttps://example.com/c（含税）\n' > notice.txt
cat > link.py <<'P'
import re
from django.utils.html import urlize
from jinja2.utils import urlize as urlize_of_jinja
text = open('notice.txt', encoding='utf-8').read()
for name, linked in [('Django', urlize(text)), ('Jinja', urlize_of_jinja(text))]:
    print('%s: %s' % (name, ' '.join(re.findall('href="([^"]*)"', linked)) or 'none'))
P
export LC_ALL=C.UTF-8
{
  /usr/bin/python3 link.py
  printf 'URI::Find: %s\n' "$(perl -CS -MURI::Find -e 'local $/; my $text = <STDIN>; URI::Find->new(sub { print "$_[1] "; $_[1] })->find(\$text)' < notice.txt)"
  printf 'urlscan: %s\n' "$(urlscan -n notice.txt | paste -sd ' ')"
} | tee seen
diff seen - <<'T'
Django: http://xn--https:-o14rp5l//example.com/a%EF%BC%8C%E8%B0%A2%E8%B0%A2 mailto:邮箱sales@example.com; https://example.com/c%EF%BC%88%E5%90%AB%E7%A8%8E%EF%BC%89
Jinja: https://example.com/c（含税）
URI::Find: https://example.com/a https://example.com/c 
urlscan: https://example.com/a mailto:邮箱sales@example.com https://example.com/c
T
