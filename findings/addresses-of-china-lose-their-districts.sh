#!/bin/sh
# The address of a works in Shunde, in its parts, put together for an envelope by libraries of npm that know each country's order.
# Guess: for China, from the large to the small: 广东省佛山市顺德区龙江镇仙塘路18号, with the postcode before it.
# Seen: localized-address-format does. @fragaria/address-formatter, with the templates of OpenCage, takes a line for each part and puts a blank into 仙塘路 18号; the district stands before its city when it is called county, and is left out when it is called cityDistrict or district; the country, when it is asked for, is China behind the postcode.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @fragaria/address-formatter@6.7.1 localized-address-format@1.3.3
cat > run.cjs <<'J'
const { format } = require('@fragaria/address-formatter');

(async () => {
  const { formatAddress } = await import('localized-address-format');
  console.log(`localized-address-format: ${formatAddress({ postalCountry: 'CN', administrativeArea: '广东省', locality: '佛山市', dependentLocality: '顺德区', postalCode: '528318', addressLines: ['龙江镇仙塘路18号'] }, 'local').join(' / ')}`);
  const parts = { houseNumber: '18号', road: '仙塘路', suburb: '龙江镇', city: '佛山市', state: '广东省', postcode: '528318', countryCode: 'CN' };
  for (const district of ['county', 'cityDistrict', 'district']) {
    console.log(`@fragaria/address-formatter, ${district}: ${format({ ...parts, [district]: '顺德区' }, { output: 'array' }).join(' / ')}`);
  }
  console.log(`@fragaria/address-formatter, with the country: ${format(parts, { output: 'array', appendCountry: true }).join(' / ')}`);
})();
J
node run.cjs | tee seen
diff seen - <<'T'
localized-address-format: 528318 / 广东省佛山市顺德区 / 龙江镇仙塘路18号
@fragaria/address-formatter, county: 528318 / 广东省 / 顺德区 / 佛山市 / 龙江镇 / 仙塘路 18号
@fragaria/address-formatter, cityDistrict: 528318 / 广东省 / 佛山市 / 龙江镇 / 仙塘路 18号
@fragaria/address-formatter, district: 528318 / 广东省 / 佛山市 / 龙江镇 / 仙塘路 18号
@fragaria/address-formatter, with the country: 528318 China / 广东省 / 佛山市 / 龙江镇 / 仙塘路 18号
T
