#!/bin/sh
# A drawing in letters, as in mails and remarks: a box around 柜门板, drawn with + - and | so that it closes in an editor, where each Chinese character takes two columns; made a picture by ditaa. PlantUML as text, which draws such boxes itself, for comparison.
# Guess: the box of ditaa is as the one around abcdef, which takes as many columns: as wide, with the same right side.
# Seen (ditaa 0.10): a character counts as one column: the right side stands too far to the left, and the box is open, as the upper and the lower line run on. PlantUML 1.2020.2 counts two.
set -eu
packages='ditaa plantuml imagemagick'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
printf '+------+\n|柜门板|\n+------+\n' > hanzi.txt
printf '+------+\n|abcdef|\n+------+\n' > letters.txt
for name in hanzi letters; do
  java -XX:-UsePerfData -Djava.awt.headless=true -jar /usr/share/ditaa/ditaa.jar -S -o -e UTF-8 $name.txt $name.png >/dev/null 2>&1
  # The last dark column beside the words, and in the row of the upper line.
  echo "$name: side at $(convert $name.png -colorspace gray -threshold 50% -negate -crop x6+0+42 +repage -trim -format '%[fx:page.x+w]' info:), line to $(convert $name.png -colorspace gray -threshold 50% -negate -crop x6+0+33 +repage -trim -format '%[fx:page.x+w]' info:)"
done | tee seen
printf '@startuml\nparticipant 柜门板 as A\nA -> A : 600\n@enduml\n' > name.puml
JAVA_TOOL_OPTIONS=-XX:-UsePerfData plantuml -utxt name.puml >/dev/null 2>&1
/usr/bin/python3 -c "
import unicodedata
width = lambda line: sum(2 if unicodedata.east_asian_width(sign) in 'WF' else 1 for sign in line)
print('PlantUML:', *sorted({width(line.strip()) for line in open('name.utxt') if line.strip() and line.strip()[0] in '┌└' or '柜' in line}))" | tee -a seen
diff seen - <<'S'
hanzi: side at 66, line to 86
letters: side at 96, line to 96
PlantUML: 8
S
