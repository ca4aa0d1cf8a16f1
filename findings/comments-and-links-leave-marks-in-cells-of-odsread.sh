#!/bin/sh
# A price list as ODS, saved by LibreOffice, with a comment at one cell and a link in another, read with odsread of the io package of Octave and with Spreadsheet::ParseODS of Perl.
# Guess: the words of the cells alone, "oak door" and "see list": a comment (office:annotation) stands beside the text of the cell (ODF 1.2, 14.1), and a link is shown as its words.
# Seen: odsread of io 2.6.4 puts the comment before the words, with the end of its mark, and leaves the marks of the link in the text. Perl reads the words.
set -eu
packages='octave octave-io libreoffice-calc libspreadsheet-readsxc-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >list.fods <<'T'
<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet><table:table table:name="list"><table:table-row>
<table:table-cell office:value-type="string"><office:annotation><text:p>with tax</text:p></office:annotation><text:p>oak door</text:p></table:table-cell>
<table:table-cell office:value-type="string"><text:p>see <text:a xlink:href="https://example.com/">list</text:a></text:p></table:table-cell>
</table:table-row></table:table></office:spreadsheet></office:body></office:document>
T
HOME=$folder soffice --headless --convert-to ods list.fods >/dev/null 2>&1
{
  octave-cli --norc -q --eval 'pkg load io; [n, t, cells] = odsread("list.ods"); printf("Octave [%s]\n", cells{:})' 2>/dev/null || :
  perl -MSpreadsheet::ParseODS -e 'my ($sheet) = Spreadsheet::ParseODS->new->parse("list.ods")->worksheets; print "Perl [", $sheet->get_cell(0, $_)->value, "]\n" for 0, 1'
} | tee seen
diff seen - <<'T'
Octave [ text:style-name="P1">with tax
oak door]
Octave [see <text:a xlink:href="https://example.com/" xlink:type="simple">list</text:a>]
Perl [oak door]
Perl [see list]
T
