#!/bin/sh
# Prices and days on pages of Django in zh-hans, with USE_THOUSAND_SEPARATOR and intcomma, and what its forms take.
# Guess: 12,000,000, as banks and shops in China write it and ICU does for zh; a day without the year is 1月5日; and forms take days and amounts as the pages show them.
# Seen (Django 3.2.25): no digit is grouped, not even by intcomma, whose only work it is; in English it does. MONTH_DAY_FORMAT is 01月5日, with a nought for the month alone. A form refuses 2026年1月5日, which is how each page writes it,
# and 1,299.50.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-django; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-django
cd "$folder"
cat > show.py <<'P'
from datetime import date
import django
from django.conf import settings

humanize = 'django.contrib.humanize'
settings.configure(
    USE_I18N=True, USE_L10N=True, USE_THOUSAND_SEPARATOR=True, LANGUAGE_CODE='zh-hans', INSTALLED_APPS=[humanize],
    TEMPLATES=[{'BACKEND': 'django.template.backends.django.DjangoTemplates'}],
)
django.setup()
from django import forms
from django.template import Context, Template
from django.utils import translation

for language in ('en', 'zh-hans'):
    with translation.override(language):
        page = Template('{% load humanize %}{{ n }} {{ n|intcomma }} {{ n|floatformat:"2g" }} {{ d|date:"MONTH_DAY_FORMAT" }} {{ d|date:"DATE_FORMAT" }}')
        print(language, page.render(Context({'n': 12000000, 'd': date(2026, 1, 5)})))
        for field, text in [(forms.DateField(localize=True), '2026年1月5日'), (forms.DateField(localize=True), '2026-1-5'), (forms.DecimalField(localize=True), '1,299.50')]:
            try:
                print(text, field.clean(text))
            except forms.ValidationError:
                print(text, 'refused')
P
PYTHONIOENCODING=utf-8 /usr/bin/python3 show.py | tee seen
diff seen - <<'T'
en 12,000,000 12,000,000 12,000,000.00 January 5 Jan. 5, 2026
2026年1月5日 refused
2026-1-5 2026-01-05
1,299.50 1299.50
zh-hans 12000000 12000000 12000000.00 01月5日 2026年1月5日
2026年1月5日 refused
2026-1-5 2026-01-05
1,299.50 refused
T
