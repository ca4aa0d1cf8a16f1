#!/bin/sh
# Names of firms' hosts typed with a Chinese keyboard, 设计。家居。公司。cn with Chinese full stops or wide points, asked for the firm's own part by libraries of npm that have the list of public suffixes.
# Guess: 家居.公司.cn, as with points: IDNA (RFC 3490, UTS 46) and URL take these signs for points.
# Seen: parse-domain 8.4.0 does so with fromUrl. psl 1.15.0 and tldts 7.6.0 find no firm with Chinese full stops, and tldts none of an address with them, either; with the name as URL writes it all find it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact psl@1.15.0 tldts@7.6.0 parse-domain@8.4.0
cat > run.mjs <<'J'
import { fromUrl, parseDomain } from 'parse-domain';
import psl from 'psl';
import { getDomain } from 'tldts';

for (const host of ['设计.家居.公司.cn', '设计。家居。公司。cn', '设计．家居．公司．cn', 'www｡jia｡com｡cn', new URL('https://设计。家居。公司。cn').hostname]) {
  const { domain, topLevelDomains = [] } = parseDomain(fromUrl(host));
  console.log(`${host}: psl ${psl.get(host)}; tldts ${getDomain(host)}, of an address ${getDomain(`https://${host}/doors`)}; parse-domain ${domain ? [domain, ...topLevelDomains].join('.') : 'none'}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
设计.家居.公司.cn: psl 家居.公司.cn; tldts 家居.公司.cn, of an address 家居.公司.cn; parse-domain xn--fctwm.xn--55qx5d.cn
设计。家居。公司。cn: psl null; tldts null, of an address null; parse-domain xn--fctwm.xn--55qx5d.cn
设计．家居．公司．cn: psl null; tldts null, of an address null; parse-domain xn--fctwm.xn--55qx5d.cn
www｡jia｡com｡cn: psl null; tldts null, of an address null; parse-domain jia.com.cn
xn--wc3a5b.xn--fctwm.xn--55qx5d.cn: psl xn--fctwm.xn--55qx5d.cn; tldts xn--fctwm.xn--55qx5d.cn, of an address xn--fctwm.xn--55qx5d.cn; parse-domain xn--fctwm.xn--55qx5d.cn
T
