#!/bin/sh
# Names of files in memfs, which stands for Node's file system in tests, and on a disk of Linux: 100 hanzi (300 bytes, the limit is 255), and two names whose bytes are GBK, as in an unpacked file of Windows.
# Guess: memfs refuses the name that is too long, as it refuses a file under a file, and keeps two names in GBK apart.
# Seen (memfs 4.80.1): it takes the 100 hanzi, and a path of more than 4096 bytes; two names in GBK are one, so that the second file overwrites the first. Modes follow no umask (666, 777).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact memfs@4.80.1
cat > run.cjs <<'J'
const disk = require('node:fs');
const { fs: memory } = require('memfs');

process.umask(0o22);
memory.mkdirSync(process.cwd(), { recursive: true });
const gbk = (hex) => Buffer.concat([Buffer.from(`${process.cwd()}/`), Buffer.from(hex, 'hex')]);
const tries = {
  '85 hanzi': (fs) => fs.writeFileSync('门'.repeat(85), ''),
  '100 hanzi': (fs) => fs.writeFileSync('门'.repeat(100), ''),
  'a path of 4200 bytes': (fs) => void fs.mkdirSync('a/'.repeat(2100), { recursive: true }),
  'two names in GBK': (fs) => {
    fs.writeFileSync(gbk('b2e0'), '侧');
    fs.writeFileSync(gbk('b1b3'), '背');
  },
  'the first of them': (fs) => fs.readFileSync(gbk('b2e0'), 'utf8'),
  'modes of a file and a folder': (fs) => {
    fs.writeFileSync('file', '');
    fs.mkdirSync('folder');
    return ['file', 'folder'].map((name) => (fs.statSync(name).mode & 0o777).toString(8)).join(' ');
  },
};
for (const [name, run] of Object.entries(tries)) {
  const [seen, told] = [memory, disk].map((fs) => {
    try {
      return run(fs) ?? 'taken';
    } catch (error) {
      return error.code;
    }
  });
  console.log(`${name}: memfs ${seen}, disk ${told}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
85 hanzi: memfs taken, disk taken
100 hanzi: memfs taken, disk ENAMETOOLONG
a path of 4200 bytes: memfs taken, disk ENAMETOOLONG
two names in GBK: memfs taken, disk taken
the first of them: memfs 背, disk 侧
modes of a file and a folder: memfs 666 777, disk 644 755
T
