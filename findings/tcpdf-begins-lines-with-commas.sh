#!/bin/sh
# A remark in Chinese of a quotation, put into a PDF by TCPDF in a column of 50 mm: as MultiCell and as HTML (writeHTML); and by Prawn of Ruby in a column of about the same width. The lines as pdftotext shows them.
# Guess: no line begins with a comma, a stop or a closing mark, by all, or at least by both ways of one library.
# Seen: Prawn 2.4.0 and TCPDF 6.6.2 with writeHTML put the comma at the end of the line. MultiCell begins lines with ， and with the closing ”.
set -eu
for package in fonts-arphic-gbsn00lp php-cli php-tcpdf poppler-data poppler-utils ruby-prawn; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-tcpdf ruby-prawn
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
printf '定制衣柜采用十八毫米厚橡木，颗粒板（封边）。“平开门”送货上门，价格￥1,299.50元，周末不送，请电话预约。安装' > remark.txt
cat > write.php <<'P'
<?php
require '/usr/share/php/tcpdf/tcpdf.php';
foreach (['MultiCell', 'writeHTML'] as $way) {
    $page = new TCPDF('P', 'mm', [60, 100]);
    $page->setPrintHeader(false);
    $page->setPrintFooter(false);
    $page->SetMargins(5, 5, 5);
    $page->AddPage();
    $page->SetFont('stsongstdlight', '', 10);
    $text = file_get_contents('remark.txt');
    $way === 'MultiCell' ? $page->MultiCell(50, 0, $text, 0, 'L') : $page->writeHTML("<p>$text</p>");
    $page->Output(__DIR__ . "/$way.pdf", 'F');
}
P
cat > write.rb <<'R'
require 'prawn'
Prawn::Document.generate('Prawn.pdf', page_size: [170, 283], margin: 14) do
  font '/usr/share/fonts/truetype/arphic-gbsn00lp/gbsn00lp.ttf'
  font_size 10
  text File.read('remark.txt')
end
R
php -d error_reporting=0 write.php
ruby -W0 write.rb
for way in MultiCell writeHTML Prawn; do
  echo "$way:"
  pdftotext -layout "$way.pdf" - | sed 's/^ *//' | grep -v '^[[:space:]]*$\|TCPDF'
done | tr -d '\f' | tee seen
diff seen - <<'T'
MultiCell:
定制衣柜采用十八毫米厚橡木
，颗粒板（封边）。“平开门
”送货上门，价格￥1,299.50元
，周末不送，请电话预约。安
装
writeHTML:
定制衣柜采用十八毫米厚橡木，
颗粒板（封边）。“平开门”送
货上门，价格￥1,299.50元，周
末不送，请电话预约。安装
Prawn:
定制衣柜采用十八毫米厚橡木，
颗粒板（封边）。“平开门”送
货上门，价格￥1,299.50元，周
末不送，请电话预约。安装
T
