#!/bin/sh
# Two whole days for an installation, from the 5th of January 2026, written in China by Go's golang-ical with SetAllDayStartAt and SetAllDayEndAt and read by icalendar of Python; and a title with a comma read by golang-ical itself.
# Guess: DTSTART;VALUE=DATE:20260105 and DTEND of the 7th; and the comma as it was typed.
# Seen (golang-ical of May 2022): DTSTART:20260104Z and DTEND:20260106Z: a day early, since midnight in China is turned into Greenwich's, without VALUE=DATE and with a Z, which is neither a day nor a time: icalendar 4.0.3 has no start for it. Read titles keep the backslashes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-arran4-golang-ical-dev python3-icalendar; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-github-arran4-golang-ical-dev python3-icalendar
cd "$folder"
cat > write.go <<'G'
package main

import (
	"fmt"
	"os"
	"strings"
	"time"

	ics "github.com/arran4/golang-ical"
)

func main() {
	calendar := ics.NewCalendar()
	event := calendar.AddEvent("1@example.com")
	event.SetSummary("安装门板, 验收")
	event.SetAllDayStartAt(time.Date(2026, 1, 5, 0, 0, 0, 0, time.Local))
	event.SetAllDayEndAt(time.Date(2026, 1, 7, 0, 0, 0, 0, time.Local))
	os.WriteFile("written.ics", []byte(calendar.Serialize()), 0o644)
	read, _ := ics.ParseCalendar(strings.NewReader(calendar.Serialize()))
	fmt.Println("read again:", read.Events()[0].GetProperty(ics.ComponentPropertySummary).Value)
}
G
{
  TZ=Asia/Shanghai GOPATH=/usr/share/gocode GO111MODULE=off go run write.go
  tr -d '\r' < written.ics | grep '^DT'
  PYTHONIOENCODING=utf-8 /usr/bin/python3 -c '
import icalendar
event, = icalendar.Calendar.from_ical(open("written.ics", "rb").read()).walk("VEVENT")
print("icalendar:", event.get("DTSTART"), event.errors[0][0] if event.errors else "")'
} | tee seen
diff seen - <<'T'
read again: 安装门板\, 验收
DTSTART:20260104Z
DTEND:20260106Z
icalendar: None DTSTART
T
