#!/bin/sh
# Rules of fairs and holidays, which are whole days (DTSTART;VALUE=DATE, as every calendar writes them), read by Go's rrule.
# Guess: they are read as midnight, as DTSTART:20260105 is, since the set reads EXDATE;VALUE=DATE.
# Seen (rrule-go 1.8.1): refused with "bad TZID parameter format"; EXDATE;VALUE=DATE is read, as midnight. A rule folded over two lines, as lines over 75 octets must be, is refused, too ("wrong format").
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-teambition-rrule-go-dev; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-go golang-github-teambition-rrule-go-dev
cd "$folder"
cat > read.go <<'G'
package main

import (
	"fmt"
	"strings"

	"github.com/teambition/rrule-go"
)

func main() {
	for _, text := range []string{
		"DTSTART:20260105\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE;VALUE=DATE:20260106",
		"DTSTART;VALUE=DATE:20260105\nRRULE:FREQ=DAILY;COUNT=3",
		"DTSTART:20260105T000000Z\nRRULE:FREQ=DAILY;COU\n NT=3",
	} {
		set, err := rrule.StrToRRuleSet(text)
		fmt.Println(strings.ReplaceAll(text, "\n", " | "))
		if err != nil {
			fmt.Println(err)
			continue
		}
		for _, day := range set.All() {
			fmt.Println(day.Format("2006-01-02 15:04"))
		}
	}
}
G
GOPATH=/usr/share/gocode GO111MODULE=off go run read.go | tee seen
diff seen - <<'T'
DTSTART:20260105 | RRULE:FREQ=DAILY;COUNT=3 | EXDATE;VALUE=DATE:20260106
2026-01-05 00:00
2026-01-07 00:00
DTSTART;VALUE=DATE:20260105 | RRULE:FREQ=DAILY;COUNT=3
StrToDtStart failed: bad TZID parameter format
DTSTART:20260105T000000Z | RRULE:FREQ=DAILY;COU |  NT=3
StrToROption failed: wrong format
T
