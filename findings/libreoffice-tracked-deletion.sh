#!/bin/sh
# LibreOffice Writer, saving as HTML a document with a tracked deletion nobody accepted.
# Guess: the deletion is marked (`del`), or left out as in print without changes.
# Seen (libreoffice-writer 7.4.7): it is plain text between its neighbours: 最高五百三百万元 of 五百 deleted, 三百 inserted.
# No clean-up of HTML can tell; the change has to be accepted before the document is saved or copied.
set -eu
command -v soffice >/dev/null || { apt-get update && apt-get install -y --no-install-recommends libreoffice-writer; } >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > tracked.fodt <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text><text:tracked-changes><text:changed-region xml:id="c1" text:id="c1"><text:deletion><office:change-info><dc:creator>甲</dc:creator><dc:date>2026-01-08T09:12:00</dc:date></office:change-info><text:p>五百</text:p></text:deletion></text:changed-region><text:changed-region xml:id="c2" text:id="c2"><text:insertion><office:change-info><dc:creator>甲</dc:creator><dc:date>2026-01-08T09:12:00</dc:date></office:change-info></text:insertion></text:changed-region></text:tracked-changes><text:p>最高<text:change text:change-id="c1"/><text:change-start text:change-id="c2"/>三百<text:change-end text:change-id="c2"/>万元。</text:p></office:text></office:body></office:document>
XML
soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to "html:HTML (StarWriter)" tracked.fodt >/dev/null 2>&1
dpkg-query -W libreoffice-writer
text=$(sed 's/<[^>]*>//g' tracked.html | tr -d '\n\t ')
echo "$text" | grep -o '最高.*万元'
if grep -qiE '<(del|s|strike)\b|line-through' tracked.html; then exit 1; fi
echo "$text" | grep -q '最高五百三百万元'
