#!/bin/sh
# Remarks of orders written as YAML and read back, with goccy/go-yaml and yaml.v3 in Go: "- with tax" (a dash as people type it), " white" (a blank first) and "oak: white".
# Guess: each comes back as it was: a text that would be something else when bare is written in quotation marks (YAML 1.2.2, 7.3.3: plain texts must not begin with a dash and a blank, nor keep blanks at their ends).
# Seen: goccy/go-yaml 1.9.5 writes the dash bare and reads a list, and loses the blank. yaml.v3 writes quotation marks and reads each text.
set -eu
packages='golang-go golang-github-goccy-go-yaml-dev golang-gopkg-yaml.v3-dev'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >main.go <<'T'
package main
import ("fmt"; "strings"; goccy "github.com/goccy/go-yaml"; v3 "gopkg.in/yaml.v3")
func main() {
	for _, text := range []string{"- with tax", " white", "oak: white", "# 18", "0755"} {
		a, _ := goccy.Marshal(map[string]string{"note": text})
		b, _ := v3.Marshal(map[string]string{"note": text})
		var first, second map[string]interface{}
		goccy.Unmarshal(a, &first)
		v3.Unmarshal(b, &second)
		fmt.Printf("goccy %s -> %q, v3 %s -> %q\n", strings.TrimSpace(string(a)), first["note"], strings.TrimSpace(string(b)), second["note"])
	}
}
T
HOME=$folder GO111MODULE=off GOFLAGS= GOPATH=/usr/share/gocode GOCACHE=$folder/cache go run main.go | tee seen
diff seen - <<'T'
goccy note: - with tax -> ["with tax"], v3 note: '- with tax' -> "- with tax"
goccy note:  white -> "white", v3 note: ' white' -> " white"
goccy note: "oak: white" -> "oak: white", v3 note: 'oak: white' -> "oak: white"
goccy note: "# 18" -> "# 18", v3 note: '# 18' -> "# 18"
goccy note: "0755" -> "0755", v3 note: "0755" -> "0755"
T
