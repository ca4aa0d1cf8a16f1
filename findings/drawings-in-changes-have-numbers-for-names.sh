#!/bin/sh
# A change of git to 图纸/侧板 2.txt, whose name git writes as "b/\345\233\276..." in quotes, since it is not ASCII, read by the libraries of npm that show changes.
# Guess: each gives the name in Chinese, as git apply and patch read it.
# Seen: diff 9.0.0 does. parse-diff 0.12.0 and gitdiff-parser 0.3.1 give the numbers of the bytes, the latter with the closing quote; parse-git-diff 0.0.20 and diff2html 3.4.56 (the closing quote and a tab at the end) as well.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact diff@9.0.0 parse-diff@0.12.0 gitdiff-parser@0.3.1 parse-git-diff@0.0.20 diff2html@3.4.56
mkdir drawings && cd drawings
git init -q
mkdir 图纸
echo 一 > '图纸/侧板 2.txt'
git add .
git -c user.name=He -c user.email=he@home.example commit -qm 图纸
echo 二 >> '图纸/侧板 2.txt'
git diff > ../change
git checkout -q .
git apply ../change
cat '图纸/侧板 2.txt' > ../seen
cd ..
cat > run.cjs <<'J'
const { readFileSync } = require('node:fs');

const change = readFileSync('change', 'utf8');
const of = (name) => require(name).default ?? require(name);
const readers = {
  diff: () => require('diff').parsePatch(change)[0].newFileName,
  'parse-diff': () => of('parse-diff')(change)[0].to,
  'gitdiff-parser': () => of('gitdiff-parser').parse(change)[0].newPath,
  'parse-git-diff': () => of('parse-git-diff')(change).files[0].path,
  diff2html: () => require('diff2html').parse(change)[0].newName,
};
for (const [name, read] of Object.entries(readers)) console.log(`${name}: ${JSON.stringify(read()).slice(1, -1)}`);
J
node run.cjs >> seen
cat seen
diff seen - <<'T'
一
二
diff: b/图纸/侧板 2.txt
parse-diff: \\345\\233\\276\\347\\272\\270/\\344\\276\\247\\346\\235\\277 2.txt
gitdiff-parser: /\\345\\233\\276\\347\\272\\270/\\344\\276\\247\\346\\235\\277 2.txt\"\t
parse-git-diff: \"b/\\345\\233\\276\\347\\272\\270/\\344\\276\\247\\346\\235\\277 2.txt\"\t
diff2html: \\345\\233\\276\\347\\272\\270/\\344\\276\\247\\346\\235\\277 2.txt\"\t
T
