#!/bin/sh
# Guess: python-stdnum takes a well-formed number of an identity card whose area code is one of a city or district that exists.
# Seen (python3-stdnum 1.18 of Debian 12): it refuses 441900 (东莞, a city of ten million without districts, so that its people have the
# city's own code), 460400 (儋州) and 330113 (临平区, since 2021). 440606 (顺德区) it takes, and 371202 (莱城区, dissolved in 2019, whose people keep their numbers). Whoever
# lets it decide about a form locks out whole cities.
set -eu
dpkg -s python3-stdnum >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-stdnum; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-stdnum
seen=$(/usr/bin/python3 -c "
from stdnum.cn import ric
for area in ['441900', '460400', '330113', '440606', '371202']:
    number = area + '19900101001'
    weighted = sum(int(digit) * (2 ** (17 - at) % 11) for at, digit in enumerate(number))
    print(area, ric.is_valid(number + '10X98765432'[weighted % 11]))")
echo "$seen"
[ "$seen" = '441900 False
460400 False
330113 False
440606 True
371202 True' ]
