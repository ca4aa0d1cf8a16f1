#!/bin/sh
# Places of vans written by go-nmea, in degrees, minutes and seconds (FormatDMS), and in the form of receivers, ddmm.mmmm (FormatGPS), and read again: half a degree south, Foshan, and a hand's breadth from 23 degrees.
# Guess: the south has its sign or its letter, minutes are below 60, half a degree is 0030.0000 or 00030.0000, and what is read again is where it was.
# Seen (go-nmea 1.7.0): the south is lost in both forms, so that Foshan's mirror south of the equator is Foshan; 22.9999999 is 2260.0000; half a degree is 030.0000. The library reads its own 2260.0000 as 23.
set -eu
packages='golang-github-adrianmo-go-nmea-dev golang-go'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.go <<'G'
package main

import (
	"fmt"

	"github.com/adrianmo/go-nmea"
)

func main() {
	for _, degrees := range []float64{22.83539, -22.83539, -0.5, 22.9999999} {
		text := nmea.FormatDMS(degrees)
		back, err := nmea.ParseDMS(text)
		gps := nmea.FormatGPS(degrees)
		again, err2 := nmea.ParseGPS(gps + " N")
		fmt.Printf("%v: %s, read %.5f %v; %s, read %.5f %v\n", degrees, text, back, err, gps, again, err2)
	}
}
G
GO111MODULE=off GOPATH=/usr/share/gocode GOCACHE=$folder/cache go run run.go | tee seen
diff seen - <<'T'
22.83539: 22° 50' 7.404000", read 22.83539 <nil>; 2250.1234, read 22.83539 <nil>
-22.83539: 22° 50' 7.404000", read 22.83539 <nil>; 2250.1234, read 22.83539 <nil>
-0.5: 0° 30' 0.000000", read 0.50000 <nil>; 030.0000, read 0.50000 <nil>
22.9999999: 22° 59' 59.999640", read 23.00000 <nil>; 2260.0000, read 23.00000 <nil>
T
