#!/bin/sh
# Addresses with Chinese paths, queries and fragments, read and put together by native-url, which stands in for Node's module url in browsers, by url of npm, which does so, too, and by Node.
# Guess: the same three times.
# Seen: native-url 0.3.4 encodes the query and the fragment, but not the path of http://例子.中国/产品?名=门#图; it encodes the path of a relative address, and decodes the path of one that is encoded. resolve writes the path encoded. url 0.11.4 does as Node.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact native-url@0.3.4 url@0.11.4
cat > addresses.cjs <<'J'
const libraries = { Node: require('node:url'), url: require('url/'), 'native-url': require('native-url') };
for (const [name, url] of Object.entries(libraries)) {
  for (const address of ['http://例子.中国/产品?名=门#图', '产品/柜?x', 'http://example.com/%E9%97%A8']) console.log(`${name}: ${url.parse(address).href}`);
  console.log(`${name}: ${url.resolve('http://example.com/a/b', '产品')}`);
}
J
node addresses.cjs 2>/dev/null | tee seen
diff seen - <<'T'
Node: http://xn--fsqu00a.xn--fiqs8s/产品?名=门#图
Node: 产品/柜?x
Node: http://example.com/%E9%97%A8
Node: http://example.com/a/产品
url: http://xn--fsqu00a.xn--fiqs8s/产品?名=门#图
url: 产品/柜?x
url: http://example.com/%E9%97%A8
url: http://example.com/a/产品
native-url: http://xn--fsqu00a.xn--fiqs8s/产品?%E5%90%8D=%E9%97%A8#%E5%9B%BE
native-url: %E4%BA%A7%E5%93%81/%E6%9F%9C?x
native-url: http://example.com/门
native-url: http://example.com/a/%E4%BA%A7%E5%93%81
T
