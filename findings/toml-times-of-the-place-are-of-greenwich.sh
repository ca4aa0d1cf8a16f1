#!/bin/sh
# A time without a zone in TOML, which is of the place where it is read (TOML 1.0, "local date-time"): at = 2026-01-05T09:30:00, read in China.
# Guess: the parsed value, if it is a Date, shows 9:30 by getHours and toLocaleTimeString; one that is no Date keeps the text.
# Seen: @iarna/toml 3.0.0, smol-toml 1.9.1, js-toml 2.0.1 and confbox 0.3.2 give a Date of 9:30 in Greenwich, which is 17:30 in China by getHours and in texts of the locale; only their toISOString and JSON say 09:30.
# fast-toml 0.5.4 gives 9:30, toml 5.0.1 the text, @ltd/j-toml 1.38.0 a value of its own of 9:30.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export TZ=Asia/Shanghai
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @iarna/toml@3.0.0 @ltd/j-toml@1.38.0 confbox@0.3.2 fast-toml@0.5.4 js-toml@2.0.1 smol-toml@1.9.1 toml@5.0.1
cat > read.mjs <<'J'
import iarna from '@iarna/toml';
import ltd from '@ltd/j-toml';
import { parseTOML } from 'confbox';
import fast from 'fast-toml';
import { load } from 'js-toml';
import { parse } from 'smol-toml';
import toml from 'toml';

const text = 'at = 2026-01-05T09:30:00\n';
const readers = { '@iarna/toml': iarna.parse, 'smol-toml': parse, 'js-toml': load, confbox: parseTOML, 'fast-toml': fast.parse, '@ltd/j-toml': (written) => ltd.parse(written, 1, '\n'), toml: toml.parse };
for (const [name, read] of Object.entries(readers)) {
  const { at } = read(text);
  console.log(`${name}: ${JSON.stringify(at)}${at.getHours ? `, ${at.getHours()}:${at.getMinutes()}` : ''}${at instanceof Date && at.toLocaleTimeString ? `, ${at.toLocaleTimeString('zh-CN')}` : ''}`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
@iarna/toml: "2026-01-05T09:30:00.000", 17:30, 17:30:00
smol-toml: "2026-01-05T09:30:00.000", 17:30, 17:30:00
js-toml: "2026-01-05T09:30:00.000", 17:30, 17:30:00
confbox: "2026-01-05T09:30:00.000", 17:30, 17:30:00
fast-toml: "2026-01-05T01:30:00.000Z", 9:30, 09:30:00
@ltd/j-toml: "2026-01-05T09:30:00", 9:30
toml: "2026-01-05T09:30:00"
T
