#!/bin/sh
# A room of a plan in millimetres and a showroom in degrees, written as GeoJSON by JTS with nothing set; and the ground of a round column of 300 mm.
# Guess: a type and coordinates as they are, without a system, which RFC 7946 dropped; the ground is that of a circle within a thousandth.
# Seen (1.19.0): each has "crs" with EPSG:0, a system that does not exist; coordinates are cut to eight places, whole numbers that are nought are 0.0, others are plain, in one list. The ground of the column is 0.6 % less, as a circle is of 32 straight pieces.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libjts-java libjson-simple-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libjts-java libjson-simple-java
cd "$folder"
export LC_ALL=C.UTF-8
cat > Plan.java <<'J'
import org.locationtech.jts.geom.*;
import org.locationtech.jts.io.WKTReader;
import org.locationtech.jts.io.geojson.GeoJsonWriter;

public class Plan {
  public static void main(String[] args) throws Exception {
    var room = new WKTReader().read("POLYGON((0 0, 0 4000.5, 5000 4000.5, 5000 0, 0 0))");
    var showroom = new GeometryFactory().createPoint(new Coordinate(113.264385123456, 23.129112));
    for (var geometry : new Geometry[] {room, showroom}) System.out.println(new GeoJsonWriter().write(geometry));
    System.out.printf("%.4f%n", showroom.buffer(300).getArea() / (Math.PI * 300 * 300));
  }
}
J
java -cp /usr/share/java/jts-core.jar:/usr/share/java/jts-io-common.jar:/usr/share/java/json-simple.jar Plan.java | tee seen
cat > expected <<'X'
{"crs":{"type":"name","properties":{"name":"EPSG:0"}},"coordinates":[[[0.0,0.0],[0.0,4000.5],[5000,4000.5],[5000,0.0],[0.0,0.0]]],"type":"Polygon"}
{"crs":{"type":"name","properties":{"name":"EPSG:0"}},"coordinates":[113.26438512,23.129112],"type":"Point"}
0.9936
X
cmp seen expected
