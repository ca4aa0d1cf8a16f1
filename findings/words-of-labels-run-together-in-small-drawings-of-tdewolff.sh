#!/bin/sh
# Drawings in SVG with the label 橡木 门 18, its size in a tspan of its own, once plain and once with xml:space="preserve", made small with minify of tdewolff in Go and with Scour of Python.
# Guess: the blanks that are shown stay: one between 门 and 18 in the first, all of them in the second (SVG 1.1, 10.15; XML 1.0, 2.10). A minifier takes out what is not seen.
# Seen: minify 2.12.4 of tdewolff writes 橡木 门<tspan>18</tspan> without the blank and takes out xml:space with its blanks. Scour keeps both.
set -eu
packages='golang-go golang-github-tdewolff-minify-dev scour'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >label.svg <<'T'
<svg xmlns="http://www.w3.org/2000/svg" width="600" height="60"><text x="1" y="20">橡木 门 <tspan fill="red">18</tspan></text><text x="1" y="50" xml:space="preserve">橡木  门 <tspan fill="red"> 18</tspan></text></svg>
T
cat >main.go <<'T'
package main
import ("fmt"; "os"; "github.com/tdewolff/minify"; "github.com/tdewolff/minify/svg")
func main() {
	m := minify.New()
	m.AddFunc("image/svg+xml", svg.Minify)
	text, _ := os.ReadFile("label.svg")
	small, _ := m.String("image/svg+xml", string(text))
	fmt.Println(small)
}
T
{
  HOME=$folder GO111MODULE=off GOFLAGS= GOPATH=/usr/share/gocode GOCACHE=$folder/cache go run main.go | sed 's/^/tdewolff /'
  scour -q --indent=none --no-line-breaks -i label.svg | tr -d '\n' | sed 's/^/Scour /'
  echo
} | tee seen
diff seen - <<'T'
tdewolff <svg xmlns="http://www.w3.org/2000/svg" width="600" height="60"><text x="1" y="20">橡木 门<tspan fill="red">18</tspan></text><text x="1" y="50">橡木 门<tspan fill="red">18</tspan></text></svg>
Scour <?xml version="1.0" encoding="UTF-8"?><svg width="600" height="60" xmlns="http://www.w3.org/2000/svg"><text x="1" y="20">橡木 门 <tspan fill="red">18</tspan></text><text x="1" y="50" xml:space="preserve">橡木  门 <tspan fill="red"> 18</tspan></text></svg>
T
