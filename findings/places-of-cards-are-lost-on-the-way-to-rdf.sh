#!/bin/sh
# The card of a supplier with its address in seven parts and a note of two lines, taken into RDF with RDF::vCard of Perl and written as a card again.
# Guess: street, town, province and postcode come back (vCard 3.0, RFC 2426, 3.2.1; the vocabulary has a property for each of them), and the note as it was.
# Seen (RDF::vCard 0.012): the address comes into the graph as an empty text, and the card has ADR without any part. The line break of the note is escaped once more. Name and company, in parts too, come back.
set -eu
packages='librdf-vcard-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
printf '%s\r\n' BEGIN:VCARD VERSION:3.0 'FN:Zhang San' 'N:Zhang;San;;;' 'ORG:Home;Sales' 'ADR;TYPE=WORK:;;1 Road;Foshan;Guangdong;528000;China' 'NOTE:doors\nboards' END:VCARD > a.vcf
cat > a.pl <<'P'
use RDF::vCard;
my $importer = RDF::vCard::Importer->new;
$importer->import_file('a.vcf');
print RDF::vCard::Exporter->new->export_cards($importer->model);
P
{
  grep -E '^(N|ORG|ADR|NOTE)[;:]' a.vcf | tr -d '\r' | sed 's/^/before: /'
  perl a.pl | tr -d '\r' | grep -E '^(N|ORG|ADR|NOTE)[;:]' | sed 's/^/after: /'
} | tee seen
diff seen - <<'T'
before: N:Zhang;San;;;
before: ORG:Home;Sales
before: ADR;TYPE=WORK:;;1 Road;Foshan;Guangdong;528000;China
before: NOTE:doors\nboards
after: N:Zhang;San
after: ORG:Home;Sales
after: ADR;TYPE=WORK:
after: NOTE:doors\\nboards
T
