#!/bin/sh
# A text of a quotation with a place for the price, called 单价, and one for a number, n: 每张{单价}元 {n}, filled in by libraries of npm for texts.
# Guess: 每张89.5元 2, or an error that the name is none.
# Seen: intl-messageformat 12.1.5 and rosetta 1.1.0 fill both in; sprintf-js 1.1.3 raises an error. pupa 3.3.0, whose option ignoreMissing is off, so that a missing value is an error, and string-template 1.0.0 leave {单价} in the text, as their names
# are letters of English; @fluent/bundle 0.19.1 has no such text at all, and no error in its list.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @fluent/bundle@0.19.1 intl-messageformat@12.1.5 pupa@3.3.0 rosetta@1.1.0 sprintf-js@1.1.3 string-template@1.0.0
cat > fill.mjs <<'J'
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { IntlMessageFormat } from 'intl-messageformat';
import pupa from 'pupa';
import rosetta from 'rosetta';
import { sprintf } from 'sprintf-js';
import template from 'string-template';

const values = { 单价: 89.5, n: 2 };
const libraries = {
  'intl-messageformat': () => new IntlMessageFormat('每张{单价}元 {n}', 'zh').format(values),
  rosetta: () => {
    const texts = rosetta({ zh: { a: '每张{{单价}}元 {{n}}' } });
    texts.locale('zh');
    return texts.t('a', values);
  },
  'sprintf-js': () => sprintf('每张%(单价)s元 %(n)s', values),
  pupa: () => pupa('每张{单价}元 {n}', values),
  'string-template': () => template('每张{单价}元 {n}', values),
  fluent: () => {
    const bundle = new FluentBundle('zh', { useIsolating: false });
    const errors = bundle.addResource(new FluentResource('a = 每张{ $单价 }元 { $n }\n'));
    return `${bundle.hasMessage('a') ? 'text' : 'no text'}, ${errors.length} errors`;
  },
};
for (const [name, fill] of Object.entries(libraries)) {
  try {
    console.log(`${name}: ${fill()}`);
  } catch (error) {
    console.log(`${name}: error ${error.message}`);
  }
}
J
node fill.mjs | tee seen
diff seen - <<'T'
intl-messageformat: 每张89.5元 2
rosetta: 每张89.5元 2
sprintf-js: error [sprintf] failed to parse named argument key
pupa: 每张{单价}元 2
string-template: 每张{单价}元 2
fluent: no text, 0 errors
T
