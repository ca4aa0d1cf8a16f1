#!/bin/sh
# A search for 衣柜 in 实木衣柜 with fuzzy of sahilm in Go, the characters found marked with brackets by the numbers it gives.
# Guess: 2 and 3, the third and the fourth character (its manual: "the indexes of matched characters, useful for highlighting matches"), as for wardrobe.
# Seen: fuzzy 0.1.0 gives 6 and 9, places of bytes; its own example, which marks one byte after the other, tears the characters.
set -eu
packages='golang-go golang-github-sahilm-fuzzy-dev'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >main.go <<'T'
package main
import ("fmt"; "github.com/sahilm/fuzzy")
func main() {
	for _, search := range [][2]string{{"衣柜", "实木衣柜"}, {"ward", "oak wardrobe"}} {
		match := fuzzy.Find(search[0], []string{search[1]})[0]
		marked := ""
		for i, character := range []rune(search[1]) {
			found := false
			for _, index := range match.MatchedIndexes {
				found = found || index == i
			}
			if found {
				marked += "[" + string(character) + "]"
			} else {
				marked += string(character)
			}
		}
		fmt.Println(search[0], match.MatchedIndexes, marked)
	}
}
T
HOME=$folder GO111MODULE=off GOFLAGS= GOPATH=/usr/share/gocode GOCACHE=$folder/cache go run main.go | tee seen
diff seen - <<'T'
衣柜 [6 9] 实木衣柜
ward [4 5 6 7] oak [w][a][r][d]robe
T
