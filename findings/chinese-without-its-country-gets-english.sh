#!/bin/sh
# Browsers that ask for zh before English (Accept-Language: zh,en;q=0.8), at a site in English and zh-CN, which choose the language with HTTP::Negotiate of Perl and with accept-language of npm.
# Guess: zh-CN: a range matches the tags that begin with it (RFC 9110, 12.5.4; RFC 4647, 3.3.1), so that zh is Chinese of any country.
# Seen: HTTP::Negotiate 6.01 and accept-language 3.0.20 choose English, and English for zh alone where it comes first. Asked for zh-CN they choose it. negotiator 1.1.0 has zh-CN, and resolve-accept-language 3.2.2, too.
set -eu
packages='libhttp-negotiate-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact accept-language@3.0.20 negotiator@1.1.0 resolve-accept-language@3.2.2 >/dev/null 2>&1
cat > a.pl <<'P'
use HTTP::Headers; use HTTP::Negotiate;
for my $asked (@ARGV) {
  my @pages = map { [$_, 1, 'text/html', undef, 'utf-8', $_, 3000] } 'en', 'zh-CN';
  print "$asked HTTP::Negotiate: ", scalar choose(\@pages, HTTP::Headers->new('Accept-Language' => $asked)), "\n";
}
P
cat > a.cjs <<'J'
const { default: accept } = require('accept-language');
const Negotiator = require('negotiator');
const { resolveAcceptLanguage } = require('resolve-accept-language');
accept.languages(['en-US', 'zh-CN']);
for (const asked of process.argv.slice(2)) {
  const negotiator = new Negotiator({ headers: { 'accept-language': asked } });
  console.log(asked, 'accept-language:', accept.get(asked), 'negotiator:', negotiator.languages(['en-US', 'zh-CN'])[0], 'resolve-accept-language:', resolveAcceptLanguage(asked, ['en-US', 'zh-CN'], 'en-US'));
}
J
{
  perl a.pl 'zh,en;q=0.8' zh 'zh-CN,en;q=0.8'
  node a.cjs 'zh,en-US;q=0.8' zh 'zh-CN,en-US;q=0.8'
} | tee seen
diff seen - <<'T'
zh,en;q=0.8 HTTP::Negotiate: en
zh HTTP::Negotiate: en
zh-CN,en;q=0.8 HTTP::Negotiate: zh-CN
zh,en-US;q=0.8 accept-language: en-US negotiator: zh-CN resolve-accept-language: zh-CN
zh accept-language: en-US negotiator: zh-CN resolve-accept-language: zh-CN
zh-CN,en-US;q=0.8 accept-language: zh-CN negotiator: zh-CN resolve-accept-language: zh-CN
T
