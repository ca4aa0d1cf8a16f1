#!/bin/sh
# A page in the words of MediaWiki made into HTML with the package ruby-wikicloth of Debian 12, and with HikiDoc beside it for its own words.
# Guess: a paragraph with the bold word, as in the README of WikiCloth (Parser.new(data: ...).to_html).
# Seen: wikicloth 0.8.1 ends with ":en is not a valid locale": the package leaves out the folder lang with its translations, which the library looks for beside itself. HikiDoc writes the paragraph.
set -eu
packages='ruby-wikicloth ruby-hikidoc'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
{
  echo "translations in the package: $(dpkg -L ruby-wikicloth | grep -c 'lang/.*yml$' || :)"
  ruby -rwikicloth -e 'page = "Oak \x27\x27\x27door\x27\x27\x27"; begin; puts "WikiCloth: #{WikiCloth::Parser.new(data: page).to_html}"; rescue StandardError => e; puts "WikiCloth: #{e.class} #{e.message}"; end'
  ruby -rhikidoc -e 'puts "HikiDoc: " + HikiDoc.to_html("Oak \x27\x27\x27door\x27\x27\x27")'
} | tee seen
diff seen - <<'T'
translations in the package: 0
WikiCloth: I18n::InvalidLocale :en is not a valid locale
HikiDoc: <p>Oak <strong>door</strong></p>
T
