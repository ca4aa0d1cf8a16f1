#!/bin/sh
# Days of delivery as partners abroad write them (3/4/2026, 1/2/2026) and as people here do (2026/1/4), beside a fraction of an inch (3/4), in texts of Markdown turned into pages by what makes fractions of 1/2, 1/4 and 3/4 as it comes.
# Guess: only 3/4 becomes ¾; a day stays a day.
# Seen: Discount 2.2.7 and lowdown 1.0.0 make ¾/2026 and ½/2026 of them, and Discount 2026/¼ too. Blackfriday 1.6 and SmartyPants of redcarpet 3.5.1 take the fraction alone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in discount golang-github-russross-blackfriday-dev golang-go lowdown ruby-redcarpet; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' discount golang-github-russross-blackfriday-dev lowdown ruby-redcarpet
cd "$folder"
echo 'delivery 3/4/2026 or 1/2/2026, 2026/1/4, thickness 3/4 in' > page.md
cat > page.go <<'G'
package main

import (
	"fmt"
	"os"

	"github.com/russross/blackfriday"
)

func main() {
	text, _ := os.ReadFile("page.md")
	fmt.Print(string(blackfriday.MarkdownCommon(text)))
}
G
shown() { printf '%s: ' "$1"; tail -n 1 | sed 's/<[^>]*>//g; s/&#47;/\//g; s/&frac34;\|&#190;/¾/g; s/&frac14;\|&#188;/¼/g; s/&frac12;\|&#189;/½/g; s/&frasl;/⁄/g'; }
{
  markdown page.md | shown Discount
  lowdown page.md | shown lowdown
  ruby -rredcarpet -e 'puts Redcarpet::Render::SmartyPants.render(Redcarpet::Markdown.new(Redcarpet::Render::HTML).render(File.read("page.md")))' | shown redcarpet
  GOPATH=/usr/share/gocode GO111MODULE=off go run page.go | shown Blackfriday
} | tee seen
diff seen - <<'T'
Discount: delivery ¾/2026 or ½/2026, 2026/¼, thickness ¾ in
lowdown: delivery ¾/2026 or ½/2026, 2026/1/4, thickness ¾ in
redcarpet: delivery 3/4/2026 or 1/2/2026, 2026/1/4, thickness ¾ in
Blackfriday: delivery 3/4/2026 or 1/2/2026, 2026/1/4, thickness 3⁄4 in
T
