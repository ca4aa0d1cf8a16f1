#!/bin/sh
# Guess: `npm sbom --omit dev` lists every package that production installs, as `npm ls --omit dev` and `npm ci --omit dev` do.
# Version: npm 11.19.1 (with the packages debug 4.4.3 and ms 2.1.3).
# Behaviour: it also leaves out a production package that a development package needs: here `ms`, a dependency of its own,
# because the development dependency `debug` needs it too. `npm ls --omit dev` lists it.
# Output: "npm ls: ms@2.1.3", "npm sbom: ".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir tool project
(cd tool && printf '{}' > package.json && npm install --no-audit --no-fund --ignore-scripts --silent npm@11.19.1 > /dev/null)
npm="$folder/tool/node_modules/.bin/npm"
cd project
printf '{"name":"shop","version":"1.0.0","dependencies":{"ms":"2.1.3"},"devDependencies":{"debug":"4.4.3"}}' > package.json
"$npm" install --no-audit --no-fund --ignore-scripts --silent > /dev/null
listed=$("$npm" ls --omit dev --parseable --long | sed -n 's/.*:\(ms@[^:]*\).*/\1/p')
billed=$("$npm" sbom --omit dev --sbom-format cyclonedx | sed -n 's/.*"bom-ref": "\(ms@[^"]*\)".*/\1/p')
echo "npm ls: $listed"
echo "npm sbom: $billed"
[ "$listed" = ms@2.1.3 ] && [ -z "$billed" ]
