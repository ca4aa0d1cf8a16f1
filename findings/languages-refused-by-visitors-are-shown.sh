#!/bin/sh
# A visitor who says that he reads no simplified characters (zh-CN;q=0), and any other language, or English, to a site in zh-CN and English.
# Guess: English, for a weight of nought means not acceptable (RFC 9110), and for * alone the first language of the site.
# Seen: negotiator 1.1.0 does so. accept-language-parser 1.5.0 and @fluent/langneg 0.7.0 show zh-CN to who refuses it when only * or nothing follows, and langneg English to who refuses that and reads Chinese. For * the parser finds none, and langneg takes its default.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact negotiator@1.1.0 accept-language-parser@1.5.0 @fluent/langneg@0.7.0
cat > run.mjs <<'J'
import { acceptedLanguages, negotiateLanguages } from '@fluent/langneg';
import parser from 'accept-language-parser';
import Negotiator from 'negotiator';

const site = ['zh-CN', 'en'];
for (const asked of ['zh-CN;q=0, *', 'zh-CN;q=0, en', 'zh-CN;q=0', 'en;q=0, zh', '*'])
  console.log(`${asked} | ${Object.entries({
    negotiator: new Negotiator({ headers: { 'accept-language': asked } }).language(site),
    'accept-language-parser': parser.pick(site, asked),
    langneg: negotiateLanguages(acceptedLanguages(asked), site, { strategy: 'lookup', defaultLocale: 'en' })[0],
  }).map(([name, language]) => `${name}: ${language}`).join('; ')}`);
J
node run.mjs | tee seen
diff seen - <<'T'
zh-CN;q=0, * | negotiator: en; accept-language-parser: zh-CN; langneg: zh-CN
zh-CN;q=0, en | negotiator: en; accept-language-parser: en; langneg: zh-CN
zh-CN;q=0 | negotiator: undefined; accept-language-parser: zh-CN; langneg: zh-CN
en;q=0, zh | negotiator: zh-CN; accept-language-parser: zh-CN; langneg: en
* | negotiator: zh-CN; accept-language-parser: null; langneg: en
T
