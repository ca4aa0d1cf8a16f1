#!/bin/sh
# Monthly closings on the 31st, on the 30th, on the 29th of February and on the 31st of October, as a line of cron, and Friday to Sunday as 5-7; the next days by parse-cron of Ruby and by cronexpr of Go.
# Guess: only days of that date, as cron has it (a month without a 31st has none), and Fridays, Saturdays and Sundays, as 7 is Sunday.
# Seen (parse-cron 0.1.4): in a month that is too short the closing comes on its 1st: after the 31st of January on the 1st of February, and after the 31st of March on the 1st of April. cronexpr is right there; of 5-7, which it takes without an error, it has no day at all, while 7 alone is Sunday.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-gorhill-cronexpr-dev ruby-parse-cron; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-github-gorhill-cronexpr-dev ruby-parse-cron
cd "$folder"
cat > next.rb <<'R'
require 'cron_parser'
ARGV.each do |line|
  parser = CronParser.new(line)
  time = Time.utc(2026, 1, 1)
  puts "parse-cron #{line}: #{Array.new(4) { (time = parser.next(time)).strftime('%m-%d') }.join(' ')}"
end
R
cat > next.go <<'G'
package main

import (
	"fmt"
	"os"
	"time"

	"github.com/gorhill/cronexpr"
)

func main() {
	for _, line := range os.Args[1:] {
		fmt.Printf("cronexpr %s:", line)
		for _, day := range cronexpr.MustParse(line).NextN(time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC), 4) {
			fmt.Print(day.Format(" 01-02"))
		}
		fmt.Println()
	}
}
G
{
  ruby next.rb '0 9 31 * *' '0 9 30 * *' '0 9 29 2 *' '0 9 31 10 *' '0 9 * * 5-7'
  GOPATH=/usr/share/gocode GO111MODULE=off go run next.go '0 9 31 * *' '0 9 30 * *' '0 9 29 2 *' '0 9 31 10 *' '0 9 * * 5-7' '0 9 * * 7'
} | tee seen
diff seen - <<'T'
parse-cron 0 9 31 * *: 01-31 02-01 03-31 04-01
parse-cron 0 9 30 * *: 01-30 02-01 03-30 04-30
parse-cron 0 9 29 2 *: 02-01 02-29 02-01 02-01
parse-cron 0 9 31 10 *: 10-31 10-31 10-31 10-31
parse-cron 0 9 * * 5-7: 01-02 01-03 01-04 01-09
cronexpr 0 9 31 * *: 01-31 03-31 05-31 07-31
cronexpr 0 9 30 * *: 01-30 03-30 04-30 05-30
cronexpr 0 9 29 2 *: 02-29 02-29 02-29 02-29
cronexpr 0 9 31 10 *: 10-31 10-31 10-31 10-31
cronexpr 0 9 * * 5-7:
cronexpr 0 9 * * 7: 01-04 01-11 01-18 01-25
T
