#!/bin/sh
# A bar chart in SVG of the prices of "oak & beech" and of doors < 18 mm, made with SVG::TT::Graph of Perl and with SVG::Graph of Ruby.
# Guess: well-formed XML with the names as given; the manual of SVG::TT::Graph takes names as plain text and speaks of no escapes (XML 1.0, 2.4: & and < must be escaped in text).
# Seen: SVG::TT::Graph puts the names in bare, so that no browser draws the chart. SVG::Graph of Ruby escapes them.
set -eu
packages='libsvg-tt-graph-perl ruby-svg-graph libxml2-utils'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
perl -MSVG::TT::Graph::Bar -e '
  my $chart = SVG::TT::Graph::Bar->new({ height => 200, width => 300, fields => ["oak & beech", "doors < 18 mm"] });
  $chart->add_data({ data => [1280.5, 95], title => "prices" });
  print $chart->burn' >perl.svg 2>/dev/null
ruby -e '
  require "SVG/Graph/Bar"
  chart = SVG::Graph::Bar.new(height: 200, width: 300, fields: ["oak & beech", "doors < 18 mm"])
  chart.add_data(data: [1280.5, 95], title: "prices")
  puts chart.burn' >ruby.svg 2>/dev/null
for file in perl.svg ruby.svg; do
  xmllint --noout --nonet --nowarning $file 2>faults && echo "$file is well formed" || echo "$file: $(grep -m1 -o 'parser error : [^<]*' faults)"
done | tee seen
diff seen - <<'T'
perl.svg: parser error : StartTag: invalid element name
ruby.svg is well formed
T
