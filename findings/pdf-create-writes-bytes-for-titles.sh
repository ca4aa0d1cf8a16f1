#!/bin/sh
# A quotation as PDF with a title, an author and a bookmark in Chinese, written by libraries of Perl, Ruby, Go and Python with their plain calls; title and author as pdfinfo shows them, the bookmark as pypdf does.
# Guess: 衣柜报价, 王工 and 第一章: PDF has had a form for it since 1.2, and each library is given characters.
# Seen: PDF::API2 2.044, Prawn 2.4.0, RBPDF 1.20.1 and ReportLab 3.6.12 show them. PDF::Create 1.46 writes the bytes of UTF-8 as they are, with nothing but a warning, so that all three are read as letters of the West; gofpdf does so with the bookmark, whose call has no flag as the title's has,
# unless a font for UTF-8 has been chosen before.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-jung-kurt-gofpdf-dev libpdf-api2-perl libpdf-create-perl poppler-utils python3-pypdf python3-reportlab ruby-prawn ruby-rbpdf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-github-jung-kurt-gofpdf-dev libpdf-api2-perl libpdf-create-perl python3-pypdf python3-reportlab ruby-prawn ruby-rbpdf
cd "$folder"
export LC_ALL=C.UTF-8
cat > write.pl <<'P'
use strict;
use warnings;
use utf8;
use PDF::API2;
use PDF::Create;
my $pdf = PDF::API2->new;
$pdf->info(Title => '衣柜报价', Author => '王工');
my $bookmark = $pdf->outlines->outline;
$bookmark->title('第一章');
$bookmark->dest($pdf->page);
$pdf->saveas('PDF-API2.pdf');
$pdf = PDF::Create->new(filename => 'PDF-Create.pdf', Title => '衣柜报价', Author => '王工');
my $page = $pdf->new_page(MediaBox => [0, 0, 595, 842])->new_page;
$pdf->new_outline(Title => '第一章', Destination => $page);
$pdf->close;
P
perl write.pl 2>/dev/null
cat > write.rb <<'R'
require 'prawn'
require 'rbpdf'
Prawn::Document.generate('Prawn.pdf', info: { Title: '衣柜报价', Author: '王工' }) { outline.define { section('第一章', destination: 1) } }
pdf = RBPDF.new
pdf.set_title('衣柜报价')
pdf.set_author('王工')
pdf.add_page
pdf.bookmark('第一章')
pdf.output('RBPDF.pdf', 'F')
R
ruby write.rb
cat > write.go <<'G'
package main

import "github.com/jung-kurt/gofpdf"

func main() {
	pdf := gofpdf.New("P", "mm", "A4", "")
	pdf.SetTitle("衣柜报价", true)
	pdf.SetAuthor("王工", true)
	pdf.AddPage()
	pdf.Bookmark("第一章", 0, -1)
	pdf.OutputFileAndClose("gofpdf.pdf")
}
G
GOPATH=/usr/share/gocode GO111MODULE=off go run write.go
/usr/bin/python3 -c '
from reportlab.pdfgen import canvas
page = canvas.Canvas("ReportLab.pdf")
page.setTitle("衣柜报价")
page.setAuthor("王工")
page.bookmarkPage("first")
page.addOutlineEntry("第一章", "first")
page.showPage()
page.save()'
for file in *.pdf; do
  echo "$file: $(pdfinfo "$file" 2>/dev/null | sed -n 's/^\(Title\|Author\): *//p' | paste -sd ' '), $(/usr/bin/python3 -c 'import sys, pypdf; print(ascii(pypdf.PdfReader(sys.argv[1]).outline[0].title))' "$file" 2>/dev/null)"
done | tee seen
diff seen - <<'T'
PDF-API2.pdf: 衣柜报价 王工, '\u7b2c\u4e00\u7ae0'
PDF-Create.pdf: è¡£æ�œæ−¥ä»· ç”‰å·¥, '\xe7\xac\xac\xe4\xb8\u2022\xe7\xab\u20ac'
Prawn.pdf: 衣柜报价 王工, '\u7b2c\u4e00\u7ae0'
RBPDF.pdf: 衣柜报价 王工, '\u7b2c\u4e00\u7ae0'
ReportLab.pdf: 衣柜报价 王工, '\u7b2c\u4e00\u7ae0'
gofpdf.pdf: 衣柜报价 王工, '\xe7\xac\xac\xe4\xb8\u2022\xe7\xab\u20ac'
T
