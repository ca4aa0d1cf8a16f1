#!/bin/sh
# Settings of git for a workshop: a remote named 图纸 #2, an address with a tab, a command on two lines, quotes within a value; read by gitconfiglocal and isomorphic-git and by git itself.
# Guess: the same values.
# Seen (gitconfiglocal 2.1.0, isomorphic-git 1.44.19): gitconfiglocal cuts the name of the remote at the blank, parts names at points, and keeps quotes within a value and \t; both end a value at the end of its line, so that a \ is left of the rest.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact gitconfiglocal@2.1.0 isomorphic-git@1.44.19
git init -q drawings
cat >> drawings/.git/config <<'G'
[user]
	name = 何工 ; 采购
	email = "he # 1@home.example"
[remote "图纸 #2"]
	url = D:\\图纸
[remote "柜.门"]
	url = 柜\t门
[alias]
	list = log \
--oneline
	show = 图"  纸"
G
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const local = require('gitconfiglocal');
const git = require('isomorphic-git');

local('drawings', async (error, settings) => {
  for (const [section, part, key] of [
    ['user', '', 'name'],
    ['user', '', 'email'],
    ['remote', '图纸 #2', 'url'],
    ['remote', '柜.门', 'url'],
    ['alias', '', 'list'],
    ['alias', '', 'show'],
  ]) {
    const path = [section, part, key].filter(Boolean).join('.');
    const told = execFileSync('git', ['config', '--local', path], { cwd: 'drawings', encoding: 'utf8' }).slice(0, -1);
    const found = (part ? settings[section]?.[part] : settings[section])?.[key];
    console.log(path, JSON.stringify({ git: told, gitconfiglocal: found ?? null, 'isomorphic-git': (await git.getConfig({ fs, dir: 'drawings', path })) ?? null }));
  }
  console.log('remotes of gitconfiglocal', JSON.stringify(settings.remote));
});
J
node run.cjs | tee seen
diff seen - <<'T'
user.name {"git":"何工","gitconfiglocal":"何工","isomorphic-git":"何工"}
user.email {"git":"he # 1@home.example","gitconfiglocal":"he # 1@home.example","isomorphic-git":"he # 1@home.example"}
remote.图纸 #2.url {"git":"D:\\图纸","gitconfiglocal":null,"isomorphic-git":"D:\\图纸"}
remote.柜.门.url {"git":"柜\t门","gitconfiglocal":null,"isomorphic-git":"柜\t门"}
alias.list {"git":"log --oneline","gitconfiglocal":"log \\","isomorphic-git":"log \\"}
alias.show {"git":"图  纸","gitconfiglocal":"图\"  纸\"","isomorphic-git":"图  纸"}
remotes of gitconfiglocal {"图纸":{"url":"D:\\图纸"},"柜":{"门\"":{"url":"柜\\t门"}}}
T
