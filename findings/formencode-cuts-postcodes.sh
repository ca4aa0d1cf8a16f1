#!/bin/sh
# Fields of an address form checked by FormEncode of Python in its Chinese translation: a postcode of China, an area code with a telephone, a day, and the link of a shop's page.
# Guess: values of China pass, or are refused with words by which the customer can do better; none comes out as another.
# Seen (FormEncode 2.0.1): PostalCode, which is America's under a common name, makes 52830 of 528300, a place of another country's list, without a word. A page with Chinese in its path is no URL. The telephone and the day are refused in Chinese, and asked for in the forms of America: ###-###-####, MM/DD/YYYY.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-formencode >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-formencode; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-formencode
cd "$folder"
cat > check.py <<'P'
import warnings
warnings.simplefilter('ignore')
import formencode
from formencode import validators
formencode.api.set_stdtranslation(languages=['zh_CN'])
for name, value in [('PostalCode', '528300'), ('PhoneNumber', '0757-83880000'), ('DateConverter', '2026/1/5'), ('URL', 'https://example.com/衣柜'), ('URL', 'https://example.com/yigui')]:
    try:
        said = getattr(validators, name)().to_python(value)
    except formencode.Invalid as error:
        said = 'refused, ' + str(error)
    print('%s %s: %s' % (name, value, said))
P
PYTHONIOENCODING=utf-8 /usr/bin/python3 check.py | tee seen
diff seen - <<'T'
PostalCode 528300: 52830
PhoneNumber 0757-83880000: refused, 请输入号码，连带地区码，格式为 ###-###-####，后可加上 "ext.####"
DateConverter 2026/1/5: refused, 请以格式 MM/DD/YYYY 输入日期
URL https://example.com/衣柜: refused, 不是合法的URL
URL https://example.com/yigui: https://example.com/yigui
T
