#!/bin/sh
# A list in YAML with an order number of 20 digits, a part number 08 and a price 1e3, read without types by goccy/go-yaml and yaml.v3 in Go and by fast_yaml in Erlang.
# Guess: no number becomes another one: 20260315000000000123 as it is, as text or as near as a float is; 08 is 8 and 1e3 is 1000 (YAML 1.2.2, 10.3.2: [-+]? [0-9]+ is an integer, 1e3 a float). Numbers of Erlang have no limit.
# Seen: goccy/go-yaml 1.9.5 reads 18446744073709551615, the largest number of 64 bits, for the order number and 0 for 08, without an error, and 1e3 as text. fast_yaml 1.0.36 reads 9223372036854775807. yaml.v3 reads a float, 8 and 1000.
set -eu
packages='golang-go golang-github-goccy-go-yaml-dev golang-gopkg-yaml.v3-dev erlang-base erlang-p1-yaml'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >main.go <<'T'
package main
import ("fmt"; goccy "github.com/goccy/go-yaml"; v3 "gopkg.in/yaml.v3")
func main() {
	for _, text := range []string{"20260315000000123", "20260315000000000123", "08", "1e3", "12.50"} {
		var first, second map[string]interface{}
		fault := goccy.Unmarshal([]byte("number: "+text+"\n"), &first)
		other := v3.Unmarshal([]byte("number: "+text+"\n"), &second)
		fmt.Printf("%s goccy %T %v %v, v3 %T %v %v\n", text, first["number"], first["number"], fault, second["number"], second["number"], other)
	}
}
T
{
  HOME=$folder GO111MODULE=off GOFLAGS= GOPATH=/usr/share/gocode GOCACHE=$folder/cache go run main.go
  HOME=$folder erl -noshell -eval 'application:start(fast_yaml), [io:format("~s fast_yaml ~p~n", [Text, fast_yaml:decode(list_to_binary(Text))]) || Text <- ["20260315000000123", "20260315000000000123"]], halt().'
} | tee seen
diff seen - <<'T'
20260315000000123 goccy uint64 20260315000000123 <nil>, v3 int 20260315000000123 <nil>
20260315000000000123 goccy uint64 18446744073709551615 <nil>, v3 float64 2.0260315e+19 <nil>
08 goccy uint64 0 <nil>, v3 float64 8 <nil>
1e3 goccy string 1e3 <nil>, v3 float64 1000 <nil>
12.50 goccy float64 12.5 <nil>, v3 float64 12.5 <nil>
20260315000000123 fast_yaml {ok,[20260315000000123]}
20260315000000000123 fast_yaml {ok,[9223372036854775807]}
T
