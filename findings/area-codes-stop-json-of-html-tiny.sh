#!/bin/sh
# An area code, a postcode and article numbers (texts in Perl) as JSON for a page, by HTML::Tiny (json_encode) and by JSON::PP of Perl; read by Node.
# Guess: texts in quotation marks: they are texts, and a number of JSON does not begin with a nought before other digits (RFC 8259, 6).
# Seen: HTML::Tiny 1.08 writes what is made of digits bare, 0571 too, which JSON.parse refuses and JavaScript reads as 377. JSON::PP writes texts.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='libhtml-tiny-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
cat > run.pl <<'P'
use HTML::Tiny; use JSON::PP;
my @lists = ([qw(18E0 528300)], [qw(0571 528300)]);
print "$_\n" for map { HTML::Tiny->new->json_encode($_), encode_json($_) } @lists;
P
perl run.pl | while read -r text; do
  echo "$text"
  node -e 'try { console.log(" ", JSON.parse(process.argv[1])) } catch (error) { console.log(" ", error.name) }' "$text"
  node -e 'console.log("  as JavaScript", eval(process.argv[1]))' "$text"
done > seen
cat seen
diff seen - <<'T'
["18E0",528300]
  [ '18E0', 528300 ]
  as JavaScript [ '18E0', 528300 ]
["18E0","528300"]
  [ '18E0', '528300' ]
  as JavaScript [ '18E0', '528300' ]
[0571,528300]
  SyntaxError
  as JavaScript [ 377, 528300 ]
["0571","528300"]
  [ '0571', '528300' ]
  as JavaScript [ '0571', '528300' ]
T
