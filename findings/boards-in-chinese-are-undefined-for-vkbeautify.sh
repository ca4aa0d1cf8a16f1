#!/bin/sh
# Lists of boards in XML with names of elements in English and in Chinese, put in order (a line and an indent for each element) by two libraries of npm, and by xmllint --format.
# Guess: only line ends and blanks are added.
# Seen: vkbeautify 0.99.3 and pretty-data 0.40.0 write the word undefined behind the elements whose names are Chinese, and put no line ends there.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact vkbeautify@0.99.3 pretty-data@0.40.0
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { pd } = require('pretty-data');
const vkbeautify = require('vkbeautify');

const writers = {
  xmllint: (list) => execFileSync('xmllint', ['--encode', 'UTF-8', '--format', '-'], { input: list, encoding: 'utf8' }).replace(/^.*\n/, ''),
  vkbeautify: (list) => vkbeautify.xml(list),
  'pretty-data': (list) => pd.xml(list),
};
for (const list of ['<list><board>18</board><empty/></list>', '<清单><板>18</板><空/></清单>', '<清单><board>18</board></清单>'])
  for (const [name, write] of Object.entries(writers)) console.log(`${name}: ${write(list).replaceAll(/\s*\n\s*/g, ' ').trim()}`);
J
node run.cjs | tee seen
diff seen - <<'T'
xmllint: <list> <board>18</board> <empty/> </list>
vkbeautify: <list> <board>18</board> <empty/> </list>
pretty-data: <list> <board>18</board> <empty/> </list>
xmllint: <清单> <板>18</板> <空/> </清单>
vkbeautify: <清单><板>18undefined</板>undefined<空/>undefined</清单>
pretty-data: <清单><板>18undefined</板>undefined<空/>undefined</清单>
xmllint: <清单> <board>18</board> </清单>
vkbeautify: <清单> <board>18</board>undefined</清单>
pretty-data: <清单> <board>18</board>undefined</清单>
T
