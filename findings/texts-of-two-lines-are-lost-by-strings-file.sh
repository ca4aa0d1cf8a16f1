#!/bin/sh
# Texts of an app for iPhones in a file of strings ("name" = "text";) with two lines, with inches, and with a folder of Windows, written and read by strings-file of npm, read and written by the Translate Toolkit.
# Guess: "a\nb" in the file is a text of two lines, \" a quotation mark, \\ a backslash (Apple's Internationalization Guide, String Resources); what is written is read back the same.
# Seen: the Translate Toolkit reads all three. strings-file 0.0.5 reads \" and leaves \n and \\ as two signs each. It writes two lines as two lines, and reads nothing of that text then; a folder it writes with one backslash, so that the Toolkit reads C: and a line end.
set -eu
dpkg -s python3-translate >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends python3-translate; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-translate
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact strings-file@0.0.5
printf '%s\n' '"inches" = "18\" 板";' '"lines" = "一\n二";' '"folder" = "C:\\new";' > given.strings
cat > meet.cjs <<'J'
const { readFileSync, writeFileSync } = require('fs');
const { compile, parse } = require('strings-file');

console.log('strings-file reads', JSON.stringify(parse(readFileSync('given.strings', 'utf8'))));
const written = compile({ inches: '18" 板', lines: '一\n二', folder: 'C:\\new' });
writeFileSync('written.strings', written);
console.log('strings-file reads its own', JSON.stringify(parse(written)));
J
{
  node meet.cjs
  for file in given written; do
    /usr/bin/python3 -c "
import json, sys
from translate.storage import properties
store = properties.propfile(open(sys.argv[1] + '.strings', 'rb'), 'strings-utf8')
print('Toolkit reads', sys.argv[1], json.dumps({unit.name: unit.source for unit in store.units if unit.name}, ensure_ascii=False))
" "$file"
  done
} | tee seen
diff seen - <<'T'
strings-file reads {"inches":"18\" 板","lines":"一\\n二","folder":"C:\\\\new"}
strings-file reads its own {"inches":"18\" 板","folder":"C:\\new"}
Toolkit reads given {"inches": "18\" 板", "lines": "一\n二", "folder": "C:\\new"}
Toolkit reads written {"inches": "18\" 板", "lines": "一二", "folder": "C:\new"}
T
