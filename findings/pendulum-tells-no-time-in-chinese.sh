#!/bin/sh
# How long ago a notice is from, and a day in the long form, by Python's pendulum in its language zh; and a month of a report, 202601.
# Guess: 1天前, and LLL is read as it is written, as the languages of pendulum are all made from one source; 202601 is a month or is refused.
# Seen (pendulum 2.1.2): any time ago ends with KeyError 'time' in zh, not in English. LLL is written, but not known for reading, and the number of a day (Do) ends with an AttributeError. 202601 is this evening, 20:26:01.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-pendulum; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-pendulum
cd "$folder"
cat > show.py <<'P'
import pendulum


def say(name, call):
    try:
        print(name, call(), sep=': ')
    except Exception as error:
        print(name, type(error).__name__, error, sep=': ')


day = pendulum.datetime(2026, 1, 5, 15, 30)
for language in ('en', 'zh'):
    say(language, lambda: day.subtract(days=1).diff_for_humans(day, locale=language))
text = day.format('LLL', locale='zh')
say(text, lambda: pendulum.from_format(text, 'LLL', locale='zh'))
say('Do', lambda: pendulum.from_format(day.format('Do', locale='zh'), 'Do', locale='zh'))
say('202601', lambda: pendulum.parse('202601').format('HH:mm:ss'))
say('2026-01', lambda: pendulum.parse('2026-01').format('YYYY-MM-DD'))
P
PYTHONIOENCODING=utf-8 /usr/bin/python3 show.py | tee seen
diff seen - <<'T'
en: 1 day before
zh: KeyError: 'time'
2026年1月5日下午3点30分: ValueError: Unsupported token: LLL
Do: AttributeError: 'NoneType' object has no attribute 'values'
202601: 20:26:01
2026-01: 2026-01-01
T
