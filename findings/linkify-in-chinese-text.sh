#!/bin/sh
# Addresses in Chinese text, which stand between characters and marks without a space.
# Guess: linkify-it, linkifyjs and Autolinker all find https://example.com/a in 详见https://example.com/a，请联系 and end it
# before the comma.
# Seen: Autolinker 4.1.5 does. linkifyjs 4.4.0 takes the comma and the words behind it into the address; linkify-it 6.1.0
# finds nothing, since a letter stands right before the address. After a bracket or mark it does.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact linkify-it@6.1.0 linkifyjs@4.4.0 autolinker@4.1.5
cat > find.mjs <<'J'
import Autolinker from 'autolinker';
import { LinkifyIt } from 'linkify-it';
import { find } from 'linkifyjs';
for (const text of ['详见https://example.com/a，请联系', '网址：https://example.com/a，请联系']) {
  const found = [(new LinkifyIt().match(text) ?? []).map(({ url }) => url), find(text).map(({ href }) => href), Autolinker.parse(text).map((match) => match.getAnchorHref())];
  console.log(text, found.map((urls) => urls.join() || '-').join(' '));
}
J
node find.mjs | tee seen
diff seen - <<'T'
详见https://example.com/a，请联系 - https://example.com/a，请联系 https://example.com/a
网址：https://example.com/a，请联系 https://example.com/a https://example.com/a，请联系 https://example.com/a
T
