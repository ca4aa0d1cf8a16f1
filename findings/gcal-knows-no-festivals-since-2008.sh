#!/bin/sh
# The public holidays of China in 2026 by gcal, whose calendars stand in offices of those who work in a terminal.
# Guess: Qingming, Dragon Boat and Mid-Autumn Festival are holidays (+), by law since 2008, as they or the days after them are for Hong Kong.
# Seen (gcal 4.1): for China (CN) they are days to work (-), and 2 January, which is none by law, is a holiday.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in gcal; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gcal
cd "$folder"
for country in CN HK; do
  gcal -q $country -n 2026 | grep -o '.*('$country').*2026' | sed 's/  */ /g' | grep -E 'New Year.s Day \(|Tomb|Dragon|Autumn|National'
done | tee seen
diff seen - <<'T'
New Year's Day (CN) + Th, : 1:Jan 2026
New Year's Day (CN) + Fr, : 2:Jan 2026
Chinese New Year's Day (CN) + We, :18:Feb 2026
Chinese New Year's Day (CN) + Th, :19:Feb 2026
Chinese New Year's Day (CN) + Fr, :20:Feb 2026
Chinese New Year's Day (CN) + Sa, :21:Feb 2026
Tomb-Sweeping Day (CN) - Su, 5 Apr 2026
Dragon Boat Festival (CN) - Fr, 19 Jun 2026
Mid-Autumn Festival (CN) - Fr, 25 Sep 2026
National Holiday (CN) + Th, : 1:Oct 2026
National Holiday (CN) + Fr, : 2:Oct 2026
New Year's Day (HK) + Th, : 1:Jan 2026
Chinese New Year's Day (HK) + We, :18:Feb 2026
Chinese New Year's Day (HK) + Th, :19:Feb 2026
Day after Tomb-Sweeping Day (HK) + Mo, : 6:Apr 2026
Dragon Boat Festival (HK) + Fr, :19:Jun 2026
Day after Mid-Autumn Festival (HK) + Sa, :26:Sep 2026
National Holiday (HK) + Th, : 1:Oct 2026
National Holiday (HK) + Fr, : 2:Oct 2026
T
