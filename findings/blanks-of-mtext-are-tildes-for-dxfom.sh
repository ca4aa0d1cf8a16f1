#!/bin/sh
# Texts of drawings as AutoCAD writes them for Chinese: 柜 as \M+5B9F1 (its code in GBK, "5" being the Chinese one) and as \U+67DC, and a blank that does not break, \~, read by @dxfom/text and @dxfom/mtext.
# Guess: 柜, 柜, and a no-break space (U+00A0): AutoCAD's help names \~ for "nonbreaking space", and \M+nxxxx for signs of several bytes.
# Seen (@dxfom/text 0.3.0, @dxfom/mtext 0.4.0): \U+67DC is 柜; \M+5B9F1 stays as it is in text, and \~ is a tilde, a~b. ezdxf 0.18.1 makes a blank of the last.
set -eu
packages='python3-ezdxf'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @dxfom/mtext@0.4.0 @dxfom/text@0.3.0 >/dev/null 2>&1
cat > read.mjs <<'J'
import { parseDxfMTextContent } from '@dxfom/mtext';
import { parseDxfTextContent } from '@dxfom/text';
const { raw } = String;
for (const text of [raw`\U+67DC`, raw`\M+5B9F1`]) console.log(text, JSON.stringify(parseDxfTextContent(text)));
for (const text of [raw`a\~b`, raw`\U+67DC`]) console.log(text, JSON.stringify(parseDxfMTextContent(text)));
J
node read.mjs | tee seen
/usr/bin/python3 -c "
from ezdxf.tools.text import plain_mtext
print('ezdxf', ascii(plain_mtext(r'a\~b')))" | tee -a seen
diff seen - <<'S'
\U+67DC [{"text":"柜"}]
\M+5B9F1 [{"text":"\\M+5B9F1"}]
a\~b ["a~b"]
\U+67DC ["柜"]
ezdxf 'a b'
S
