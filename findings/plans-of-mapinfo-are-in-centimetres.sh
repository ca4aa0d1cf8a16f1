#!/bin/sh
# The corner of a door in a plan in metres, 423016.223, 2527014.304, and at the origin, 0, 0 and 6.004, written by GDAL as MapInfo's table (TAB) and as its text form (MIF), in China's system (EPSG:4547), in UTM (EPSG:32649) and in none.
# Guess: millimetres are kept in both, as both are for plans of sites.
# Seen (GDAL 3.6.2): MIF keeps them. The table keeps whole steps between the bounds of the system, which are a centimetre here: 423016.22; a side of 6.004 m is 6.00 or 6.01, and in China's system the origin is at -0.01. No word is said.
set -eu
dpkg -s gdal-bin >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gdal-bin; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gdal-bin
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf 'WKT,name\n"POINT(423016.223 2527014.304)",door\n"POINT(0 0)",origin\n"POINT(6.004 4.006)",corner\n' > plan.csv
for system in '-a_srs EPSG:4547' '-a_srs EPSG:32649' ''; do
  for form in tab mif; do
    # shellcheck disable=SC2086
    ogr2ogr -f 'MapInfo File' -dsco FORMAT=$(echo $form | tr a-z A-Z) $system "plan.$form" plan.csv 2>said
    echo "${system:-no system}, $form: $(ogrinfo -al "plan.$form" 2>/dev/null | grep '^  POINT' | xargs) warnings $(wc -l < said)"
    rm -f plan.tab plan.mif plan.map plan.dat plan.id plan.mid
  done
done | tee seen
diff seen - <<'T'
-a_srs EPSG:4547, tab: POINT (423016.22 2527014.3) POINT (-0.01 0.0) POINT (5.99 4.01) warnings 0
-a_srs EPSG:4547, mif: POINT (423016.223 2527014.304) POINT (0 0) POINT (6.004 4.006) warnings 1
-a_srs EPSG:32649, tab: POINT (423016.22 2527014.3) POINT (0 0) POINT (6.01 4.01) warnings 0
-a_srs EPSG:32649, mif: POINT (423016.223 2527014.304) POINT (0 0) POINT (6.004 4.006) warnings 0
no system, tab: POINT (423016.23 2527014.3) POINT (0 0) POINT (6.0 4.01) warnings 0
no system, mif: POINT (423016.223 2527014.304) POINT (0 0) POINT (6.004 4.006) warnings 0
T
