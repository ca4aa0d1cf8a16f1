#!/bin/sh
# Files of texts of which one is translated, one is only guessed (fuzzy), and one is not translated yet, made by converters of the Translate Toolkit, po2ini, po2ical, po2json, po2yaml, po2prop and po2html, of a template and a catalogue.
# Guess: as in gettext, both that are not translated stay in English.
# Seen (translate-toolkit 3.8.4): so it is for JSON, YAML, Java's properties and HTML. In INI and iCalendar the guessed one stays in English, and the one that is not translated is empty: a meeting without a name.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s translate-toolkit >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends translate-toolkit; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' translate-toolkit
cd "$folder"
export LC_ALL=C.UTF-8
printf '[a]\nx=Door\ny=Panel\nz=Shelf\n' > en.ini
printf '{"x":"Door","y":"Panel","z":"Shelf"}\n' > en.json
printf 'x: Door\ny: Panel\nz: Shelf\n' > en.yaml
printf 'x=Door\ny=Panel\nz=Shelf\n' > en.properties
printf '<html><body><p>Door</p><p>Panel</p><p>Shelf</p></body></html>\n' > en.html
for part in x:Door y:Panel z:Shelf; do
  printf 'BEGIN:VEVENT\r\nUID:%s\r\nDTSTAMP:20260105T013000Z\r\nDTSTART:20260105T013000Z\r\nSUMMARY:%s\r\nEND:VEVENT\r\n' "${part%:*}" "${part#*:}"
done > events
{
  printf 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//home//en\r\n'
  cat events
  printf 'END:VCALENDAR\r\n'
} > en.ics
for kind in ini:ini ical:ics json:json yaml:yaml prop:properties html:html; do
  to=${kind%:*}
  file=en.${kind#*:}
  "${to}2po" --progress=none "$file" zh.po
  sed -i '/msgid "Door"/{n;s/""/"柜门"/};/msgid "Panel"/{i #, fuzzy
n;s/""/"侧板？"/}' zh.po
  "po2$to" --progress=none -t "$file" zh.po zh.out
  echo "$to:" $(sed 's/\\u67dc\\u95e8/柜门/I;s/<[a-z/]*>/ /g' zh.out | grep -o 'SUMMARY:[^[:cntrl:]]*\|[xyz]" *: *"[^"]*\|^[xyz] *[=:].*\|柜门 .*' | sed 's/^[^=:]*[=:] *"*//;s/^$/(empty)/;s/  */ /g')
done | tee seen
diff seen - <<'T'
ini: 柜门 Panel (empty)
ical: 柜门 Panel (empty)
json: 柜门 Panel Shelf
yaml: 柜门 Panel Shelf
prop: 柜门 Panel Shelf
html: 柜门 Panel Shelf
T
