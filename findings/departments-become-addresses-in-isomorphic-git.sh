#!/bin/sh
# A drawing committed by isomorphic-git by a designer whose name has his department in angle brackets, 何工 <采购>, and by git.
# Guess: both leave the brackets out, for they end the name in what is stored, and git fsck finds nothing.
# Seen (isomorphic-git 1.44.19): it stores them; git log takes the department for the address, and the real one is lost, and git fsck calls the line wrong.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact isomorphic-git@1.44.19
cat > run.cjs <<'J'
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const git = require('isomorphic-git');

const run = (dir, ...words) => {
  const { stdout, stderr } = spawnSync('git', words, { cwd: dir, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  return `${stdout}${stderr}`.replaceAll(/[0-9a-f]{40}/g, '...').trim();
};
const name = '何工 <采购>';
const email = 'he@home.example';
(async () => {
  for (const dir of ['git', 'isomorphic-git']) {
    fs.mkdirSync(dir);
    run(dir, 'init', '-q');
    fs.writeFileSync(`${dir}/柜.dwg`, '');
    run(dir, 'add', '.');
    if (dir === 'git') run(dir, '-c', `user.name=${name}`, '-c', `user.email=${email}`, 'commit', '-qm', '柜');
    else await git.commit({ fs, dir, message: '柜', author: { name, email } });
    console.log(`${dir}: name ${run(dir, 'log', '--format=%an')}, address ${run(dir, 'log', '--format=%ae')}, fsck ${run(dir, 'fsck') || 'nothing'}`);
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
git: name 何工 采购, address he@home.example, fsck nothing
isomorphic-git: name 何工, address 采购, fsck error in commit ...: badDate: invalid author/committer line - bad date
T
