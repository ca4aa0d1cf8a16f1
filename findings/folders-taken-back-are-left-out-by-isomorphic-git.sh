#!/bin/sh
# Rules that leave drawings out of git, in .gitignore, followed by libraries of npm and by git check-ignore.
# Guess: the same drawings are left out.
# Seen (ignore 7.0.17, told of the case; isomorphic-git 1.44.19; @gerhobbelt/gitignore-parser 0.2.0-9): git takes ? for one byte, so that it matches no character of Chinese, as it does for all three, and [!侧] does for ignore; classes are unknown to the other two; isomorphic-git leaves out what !/门/ takes back, and 柜.dwg for *.DWG; the parser takes back a drawing in a folder that is left out, and loses an escaped blank at the end.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ignore@7.0.17 isomorphic-git@1.44.19 @gerhobbelt/gitignore-parser@0.2.0-9
git init -q drawings
cat > run.cjs <<'J'
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const parser = require('@gerhobbelt/gitignore-parser');
const ignore = require('ignore');
const git = require('isomorphic-git');

(async () => {
  for (const [rules, filepath] of [
    ['*.dwg', '图纸/柜.dwg'],
    ['图纸/', '图纸/柜.dwg'],
    ['?板', '侧板'],
    ['[!侧]板', '背板'],
    ['[[:digit:]]号', '1号'],
    ['/*\n!/门/', '门/柜.dwg'],
    ['图纸/\n!图纸/柜.dwg', '图纸/柜.dwg'],
    ['侧板\\ ', '侧板 '],
    ['*.DWG', '柜.dwg'],
  ]) {
    fs.writeFileSync('drawings/.gitignore', rules);
    const leftOut = {
      git: spawnSync('git', ['check-ignore', '-q', '--no-index', filepath], { cwd: 'drawings' }).status === 0,
      ignore: ignore({ ignorecase: false }).add(rules).ignores(filepath),
      'isomorphic-git': await git.isIgnored({ fs, dir: 'drawings', filepath }),
      parser: parser.compile(rules).denies(filepath),
    };
    const names = Object.keys(leftOut).filter((name) => leftOut[name]);
    console.log(`${JSON.stringify(rules)} leaves out "${filepath}": ${names.join(', ') || 'none'}`);
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
"*.dwg" leaves out "图纸/柜.dwg": git, ignore, isomorphic-git, parser
"图纸/" leaves out "图纸/柜.dwg": git, ignore, isomorphic-git, parser
"?板" leaves out "侧板": ignore, isomorphic-git, parser
"[!侧]板" leaves out "背板": ignore
"[[:digit:]]号" leaves out "1号": git, ignore
"/*\n!/门/" leaves out "门/柜.dwg": isomorphic-git
"图纸/\n!图纸/柜.dwg" leaves out "图纸/柜.dwg": git, ignore, isomorphic-git
"侧板\\ " leaves out "侧板 ": git, ignore, isomorphic-git
"*.DWG" leaves out "柜.dwg": isomorphic-git
T
