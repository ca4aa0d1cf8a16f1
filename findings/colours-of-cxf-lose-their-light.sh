#!/bin/sh
# The colour of a board as its supplier measured it, in CxF 3 (ISO 17972), where each colour names the light it was reckoned for: one oak under daylight (D65, 10 degrees) and under the light of the press (D50, 2 degrees), in either order, and under daylight alone; made a list of colours by Argyll's cxf2ti3, and compared with the same oak by its colverify, which reckons with D50.
# Guess: what was reckoned for D50 is taken, whichever is first; or the list says for which light it is, or daylight alone is refused.
# Seen (argyll 2.3.1): the first one is taken, and nothing in the list tells its light: the oak differs from itself by 1.37 (CIEDE2000) when daylight is first or alone. No word is said.
set -eu
dpkg -s argyll >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends argyll; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' argyll
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
colour() { echo "<cc:ColorCIELab ColorSpecification=\"$1\"><cc:L>$2</cc:L><cc:A>$3</cc:A><cc:B>$4</cc:B></cc:ColorCIELab>"; }
light() { echo "<cc:ColorSpecification Id=\"$1\"><cc:TristimulusSpec><cc:Illuminant>$1</cc:Illuminant><cc:Observer>$2_Degree</cc:Observer></cc:TristimulusSpec></cc:ColorSpecification>"; }
daylight=$(colour D65 46.5 14.2 30.1)
press=$(colour D50 47 16.25 31.5)
convert() {
  cat > oak.cxf <<T
<?xml version="1.0" encoding="UTF-8"?>
<cc:CxF xmlns:cc="http://colorexchangeformat.com/CxF3-core"><cc:FileInformation><cc:Creator>A</cc:Creator><cc:CreationDate>2026-01-05T10:00:00+08:00</cc:CreationDate><cc:Description>板材色卡</cc:Description></cc:FileInformation>
<cc:Resources><cc:ObjectCollection><cc:Object ObjectType="Standard" Name="橡木 18" Id="1"><cc:ColorValues>$2</cc:ColorValues></cc:Object></cc:ObjectCollection>
<cc:ColorSpecificationCollection>$(light D65 10)$(light D50 2)</cc:ColorSpecificationCollection></cc:Resources></cc:CxF>
T
  cxf2ti3 oak.cxf oak > said 2>&1
  echo "$1: $(sed -n '/^BEGIN_DATA$/{n;p}' oak.cie)mentions of the light: $(grep -c 'D65\|D50\|Degree' oak.cie || true), words: $(wc -w < said)"
}
{
  convert 'press first' "$press$daylight"
  mv oak.cie press.cie
  convert 'daylight first' "$daylight$press"
  convert 'daylight alone' "$daylight"
  echo "difference: $(colverify -v2 -k press.cie oak.cie 2>/dev/null | sed -n 's/.* de //p')"
} | tee seen
diff seen - <<'T'
press first: 1 "橡木 18" 47 16.25 31.5 mentions of the light: 0, words: 0
daylight first: 1 "橡木 18" 46.5 14.2 30.1 mentions of the light: 0, words: 0
daylight alone: 1 "橡木 18" 46.5 14.2 30.1 mentions of the light: 0, words: 0
difference: 1.368235
T
