#!/bin/sh
# A quotation in HTML with a remark in Chinese, longer than a line, made a PDF by dompdf, page of 60 mm; as it is, with word-wrap: break-word, and the same in English. What pdftotext finds on the page, and how far to the right its words reach (the page is 170 points wide).
# Guess: broken between characters, as CSS has it for Chinese, and so on the page.
# Seen (php-dompdf 2.0.3): the remark is one line that goes over the edge of the page, and what stands behind it is not to be seen; English is broken. With word-wrap: break-word Chinese is broken within the page.
set -eu
for package in fonts-arphic-gbsn00lp php-cli php-dompdf php-mbstring php-xml poppler-data poppler-utils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-dompdf
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
mkdir fonts
cat > write.php <<'P'
<?php
require '/usr/share/php/dompdf/autoload.php';
$remarks = ['english' => ['', 'Wardrobes of oak board, with soft closing doors, delivered to the building site'], 'chinese' => ['', '定制衣柜采用十八毫米厚橡木，颗粒板封边，送货上门，周末不送，请电话预约'], 'break-word' => ['word-wrap: break-word', '定制衣柜采用十八毫米厚橡木，颗粒板封边，送货上门，周末不送，请电话预约']];
foreach ($remarks as $name => [$style, $remark]) {
    $options = new Dompdf\Options(['chroot' => '/', 'fontDir' => __DIR__ . '/fonts', 'fontCache' => __DIR__ . '/fonts']);
    $pdf = new Dompdf\Dompdf($options);
    $pdf->loadHtml("<html><head><meta charset=\"utf-8\"><style>@font-face { font-family: song; src: url(file:///usr/share/fonts/truetype/arphic-gbsn00lp/gbsn00lp.ttf) } @page { margin: 14pt } p { font: 10pt song; $style }</style></head><body><p>$remark</p></body></html>");
    $pdf->setPaper([0, 0, 170, 283]);
    $pdf->render();
    file_put_contents("$name.pdf", $pdf->output());
}
P
php -d error_reporting=1 write.php
for name in english chinese break-word; do
  echo "$name, to $(pdftotext -bbox "$name.pdf" - | sed -n 's/.*xMax="\([0-9]*\).*/\1/p' | sort -n | tail -n 1):"
  pdftotext -layout "$name.pdf" - | tr -d '\f' | grep -v '^ *$'
done | tee seen
diff seen - <<'T'
english, to 154:
Wardrobes of oak board, with
soft closing doors,
delivered to the building
site
chinese, to 174:
定制衣柜采用十八毫米厚橡木，颗粒
break-word, to 154:
定制衣柜采用十八毫米厚橡木，
颗粒板封边，送货上门，周末不
送，请电话预约
T
