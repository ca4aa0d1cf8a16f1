#!/bin/sh
# Languages that browsers of Hong Kong and Singapore ask for with the script in their names (zh-Hant-HK, zh-Hans-SG), or of Singapore with none (zh-SG), and a site in zh-CN, zh-TW and English, English being the last that they ask for.
# Guess: zh-TW for the first and zh-CN for the others, as CLDR's likely scripts say, and English for none.
# Seen: @formatjs/intl-localematcher 0.10.1 does so, and @fluent/langneg 0.7.0 but for zh-Hans-SG, which it gives zh-TW when that comes first. negotiator 1.1.0, accept-language-parser 1.5.0 and bcp-47-match 2.0.3 take English; the loose way of accept-language-parser gives simplified characters to Hong Kong when they come first in the list and traditional ones to Singapore when those do.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact negotiator@1.1.0 accept-language-parser@1.5.0 @fluent/langneg@0.7.0 @formatjs/intl-localematcher@0.10.1 bcp-47-match@2.0.3
cat > run.mjs <<'J'
import { match } from '@formatjs/intl-localematcher';
import { acceptedLanguages, negotiateLanguages } from '@fluent/langneg';
import parser from 'accept-language-parser';
import { lookup } from 'bcp-47-match';
import Negotiator from 'negotiator';

for (const site of [['zh-CN', 'zh-TW', 'en'], ['zh-TW', 'zh-CN', 'en']])
  for (const asked of ['zh-Hant-HK,en;q=0.5', 'zh-Hans-SG,en;q=0.5', 'zh-SG,en;q=0.5']) {
    const tags = asked.split(',').map((part) => part.split(';')[0]);
    console.log(site.join(' '), '|', asked, '|', Object.entries({
      langneg: negotiateLanguages(acceptedLanguages(asked), site, { strategy: 'lookup', defaultLocale: 'en' })[0],
      'intl-localematcher': match(tags, site, 'en'),
      negotiator: new Negotiator({ headers: { 'accept-language': asked } }).language(site),
      parser: parser.pick(site, asked),
      'parser loose': parser.pick(site, asked, { loose: true }),
      'bcp-47-match': lookup(site, tags),
    }).map(([name, language]) => `${name}: ${language}`).join('; '));
  }
J
node run.mjs | tee seen
diff seen - <<'T'
zh-CN zh-TW en | zh-Hant-HK,en;q=0.5 | langneg: zh-TW; intl-localematcher: zh-TW; negotiator: en; parser: en; parser loose: zh-CN; bcp-47-match: en
zh-CN zh-TW en | zh-Hans-SG,en;q=0.5 | langneg: zh-CN; intl-localematcher: zh-CN; negotiator: en; parser: en; parser loose: zh-CN; bcp-47-match: en
zh-CN zh-TW en | zh-SG,en;q=0.5 | langneg: zh-CN; intl-localematcher: zh-CN; negotiator: en; parser: en; parser loose: zh-CN; bcp-47-match: en
zh-TW zh-CN en | zh-Hant-HK,en;q=0.5 | langneg: zh-TW; intl-localematcher: zh-TW; negotiator: en; parser: en; parser loose: zh-TW; bcp-47-match: en
zh-TW zh-CN en | zh-Hans-SG,en;q=0.5 | langneg: zh-TW; intl-localematcher: zh-CN; negotiator: en; parser: en; parser loose: zh-TW; bcp-47-match: en
zh-TW zh-CN en | zh-SG,en;q=0.5 | langneg: zh-CN; intl-localematcher: zh-CN; negotiator: en; parser: en; parser loose: zh-TW; bcp-47-match: en
T
