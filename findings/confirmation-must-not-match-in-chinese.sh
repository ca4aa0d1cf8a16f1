#!/bin/sh
# The messages of vee-validate's rules in Chinese (zh_CN of @vee-validate/i18n), as a registration form shows them when the second password is not the first, and when a picture of a logo has not the size asked for, 100 by 50.
# Guess: they say what the English ones say: that the two do not match, and that the picture has to be 100 by 50 pixels.
# Seen (@vee-validate/i18n 4.15.1): the first says the opposite, that the password must not be the same as the other (不能和…匹配). The second asks for something between 100 and 50 pixels (必须在100像素与50像素之间). In traditional characters (zh_TW) both
# are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps --save-exact @vee-validate/i18n@4.15.1
cat > say.cjs <<'J'
const { localize } = require('@vee-validate/i18n');

for (const locale of ['en', 'zh_CN', 'zh_TW']) {
  const say = localize(locale, require(`@vee-validate/i18n/dist/locale/${locale}.json`));
  const message = (name, params) => say({ field: '密码', name: '密码', label: '密码', value: '', form: {}, rule: { name, params } });
  console.log(`${locale}: ${message('confirmed', ['@first'])} | ${message('dimensions', [100, 50])}`);
}
J
node say.cjs | tee seen
diff seen - <<'T'
en: The 密码 field confirmation does not match | The 密码 field must be 100 pixels by 50 pixels
zh_CN: 密码不能和@first匹配 | 密码必须在100像素与50像素之间
zh_TW:  密码 不一致 | 密码 圖片尺寸不正確。須為 100 x 50 像素
T
