#!/bin/sh
# A customer as JSON with a mobile number, a day as a number and a count of boards, read and written again by GNU Octave (jsondecode, jsonencode), and read into whole numbers by Go and by Python.
# Guess: the numbers as they came, 13800138000, 20261129 and 120.
# Seen (Octave 7.3.0): whole numbers above 999999 get a point and a nought, 13800138000.0 and 20261129.0, while 120 and 100000 have none. Go refuses them for a whole number, and for Python they are floats.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go octave python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' octave
cd "$folder"
cat > read.go <<'G'
package main

import (
	"encoding/json"
	"fmt"
	"os"
)

func main() {
	var customer struct{ Telephone, Day, Boards int64 }
	fmt.Println("Go:", json.NewDecoder(os.Stdin).Decode(&customer), customer.Boards)
}
G
octave-cli --eval 'disp(jsonencode(jsondecode("{\"Telephone\":13800138000,\"Day\":20261129,\"Boards\":120}")))' > customer.json 2>/dev/null </dev/null
{
  cat customer.json
  GO111MODULE=off go run read.go < customer.json
  python3 -c 'import json; print("Python:", *(type(value).__name__ for value in json.load(open("customer.json")).values()))'
  octave-cli --eval 'disp(jsonencode([100000, 999998, 999999, 1000000]))' 2>/dev/null </dev/null
} | tee seen
diff seen - <<'T'
{"Telephone":13800138000.0,"Day":20261129.0,"Boards":120}
Go: json: cannot unmarshal number 13800138000.0 into Go struct field .Telephone of type int64 120
Python: float float int
[100000,999998,999999,1000000.0]
T
