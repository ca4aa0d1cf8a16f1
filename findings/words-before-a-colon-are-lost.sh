#!/bin/sh
# Texts of a page in Chinese as their own keys, as pages have them that are translated later, 注意:周末不送 and 面积(m2): 大于3.5 with a colon of ASCII, by libraries of npm for translations, which have no translation for them.
# Guess: the key is shown as it is, as each of them says of what has no translation.
# Seen: vue-i18n, node-polyglot, gettext.js and i18n as it comes show them so. i18next shows 周末不送: what stands before the colon is a namespace (nsSeparator), though there is none of the name; i18n with objectNotation takes what follows a colon for a default, 大于3.5. With a blank behind it i18next keeps it. rosetta is empty.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact gettext.js@2.0.3 i18n@0.15.4 i18next@26.7.2 node-polyglot@2.6.0 rosetta@1.1.0 vue-i18n@11.4.2 vue@3.5.45
cat > run.cjs <<'J'
const gettext = require('gettext.js');
const { I18n } = require('i18n');
const i18next = require('i18next');
const Polyglot = require('node-polyglot');
const rosetta = require('rosetta');
const { createI18n } = require('vue-i18n');

const texts = ['注意:周末不送', '面积(m2): 大于3.5', '厚2.5mm'];
const { global: vue } = createI18n({ legacy: false, locale: 'zh', messages: { zh: {} }, missingWarn: false, fallbackWarn: false });
const options = { locales: ['zh'], defaultLocale: 'zh', updateFiles: false, staticCatalog: { zh: {} } };
const flat = new I18n(options);
const nested = new I18n({ ...options, objectNotation: true });
const polyglot = new Polyglot({ locale: 'zh', warn: () => {} });
i18next.init({ lng: 'zh', showSupportNotice: false, resources: { zh: { translation: {} } } }).then(() => {
  const libraries = {
    'gettext.js': (text) => (gettext.default ?? gettext)().gettext(text),
    i18n: (text) => flat.__(text),
    'i18n, objectNotation': (text) => nested.__(text),
    i18next: (text) => i18next.t(text),
    'node-polyglot': (text) => polyglot.t(text),
    rosetta: (text) => rosetta({ zh: {} }).t(text, {}, 'zh'),
    'vue-i18n': (text) => vue.t(text),
  };
  for (const [library, show] of Object.entries(libraries)) console.log(`${library}: ${texts.map((text) => JSON.stringify(show(text))).join(', ')}`);
});
J
node run.cjs | tee seen
diff seen - <<'T'
gettext.js: "注意:周末不送", "面积(m2): 大于3.5", "厚2.5mm"
i18n: "注意:周末不送", "面积(m2): 大于3.5", "厚2.5mm"
i18n, objectNotation: "周末不送", " 大于3.5", "厚2.5mm"
i18next: "周末不送", "面积(m2): 大于3.5", "厚2.5mm"
node-polyglot: "注意:周末不送", "面积(m2): 大于3.5", "厚2.5mm"
rosetta: "", "", ""
vue-i18n: "注意:周末不送", "面积(m2): 大于3.5", "厚2.5mm"
T
