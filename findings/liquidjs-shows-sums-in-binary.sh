#!/bin/sh
# A quotation in a template of Liquid, reckoned by LiquidJS, which says of itself that it is compatible with Shopify's, and by Liquid itself (Ruby), to which it keeps for its filters: three times 89.9, half of 5 boards, sums of texts with a unit or a comma, a name of a rare character, blanks of Chinese.
# Guess: the same.
# Seen (liquidjs 10.30.1, Liquid 5.4.0): LiquidJS shows 269.70000000000005 and 0.30000000000000004, where Liquid has 269.7 and 0.3; 5 by 2 is 2.5 and 2, -7 by 2 is -3.5 and -4; '18mm' plus 1 is 1 and 19; 𬱖门 has 3 and 2 characters; strip takes blanks of Chinese away or not; a day without a time is of Greenwich or of here.
set -eu
for package in ruby ruby-liquid; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ruby ruby-liquid
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact liquidjs@10.30.1
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { Liquid } = require('liquidjs');

const liquid = new Liquid();
const ruby = (template) => execFileSync('ruby', ['-W0', '-rliquid', '-e', 'print Liquid::Template.parse(ARGV[0]).render', template], { encoding: 'utf8' });
for (const template of ['{{ 89.9 | times: 3 }}', '{{ 0.1 | plus: 0.2 }}', '{{ 5 | divided_by: 2 }}', '{{ -7 | divided_by: 2 }}', "{{ '18mm' | plus: 1 }}", "{{ '1,299.50' | plus: 1 }}", "{{ '𬱖门' | size }}", "{{ '　门　' | strip }}", "{{ '2026-01-05' | date: '%s' }}", '{{ 1.005 | round: 2 }}', "{{ '2026-02-30' | date: '%Y-%m-%d' }}"]) {
  console.log(`${template}: LiquidJS ${liquid.parseAndRenderSync(template)}, Liquid ${ruby(template)}`);
}
J
TZ=Asia/Shanghai node run.cjs | tee seen
diff seen - <<'T'
{{ 89.9 | times: 3 }}: LiquidJS 269.70000000000005, Liquid 269.7
{{ 0.1 | plus: 0.2 }}: LiquidJS 0.30000000000000004, Liquid 0.3
{{ 5 | divided_by: 2 }}: LiquidJS 2.5, Liquid 2
{{ -7 | divided_by: 2 }}: LiquidJS -3.5, Liquid -4
{{ '18mm' | plus: 1 }}: LiquidJS 1, Liquid 19
{{ '1,299.50' | plus: 1 }}: LiquidJS 1, Liquid 2
{{ '𬱖门' | size }}: LiquidJS 3, Liquid 2
{{ '　门　' | strip }}: LiquidJS 门, Liquid 　门　
{{ '2026-01-05' | date: '%s' }}: LiquidJS 1767571200, Liquid 1767542400
{{ 1.005 | round: 2 }}: LiquidJS 1.01, Liquid 1.01
{{ '2026-02-30' | date: '%Y-%m-%d' }}: LiquidJS 2026-03-02, Liquid 2026-03-02
T
