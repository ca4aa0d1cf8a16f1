#!/bin/sh
# Folders of drawings renamed in memfs, which stands for Node's file system in tests, and on a disk of Linux.
# Guess: what the disk refuses, memfs refuses: a folder renamed over one that is not empty, a file over a folder, a folder into itself.
# Seen (memfs 4.80.1): it does all three without a word; the drawing in the way is gone, and so is the folder moved into itself. Removing a full folder it refuses.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact memfs@4.80.1
cat > run.cjs <<'J'
const disk = require('node:fs');
const { fs: memory } = require('memfs');

memory.mkdirSync(process.cwd(), { recursive: true });
const tries = {
  'rmdir of a full folder': (fs) => fs.rmdirSync('full'),
  'a folder renamed over a full one': (fs) => fs.renameSync('empty', 'full'),
  'a file renamed over a folder': (fs) => fs.renameSync('file', 'full'),
  'a folder renamed into itself': (fs) => fs.renameSync('full', 'full/in'),
  'rm of a folder': (fs) => fs.rmSync('full'),
  'a file under a file': (fs) => fs.writeFileSync('file/in', ''),
  'a file renamed over a file': (fs) => fs.renameSync('file', 'full/侧板.dxf'),
};
for (const [name, run] of Object.entries(tries)) {
  const [seen, told] = [memory, disk].map((fs) => {
    for (const path of ['full', 'empty', 'file']) fs.rmSync(path, { recursive: true, force: true });
    fs.mkdirSync('full');
    fs.mkdirSync('empty');
    fs.writeFileSync('full/侧板.dxf', '侧板');
    fs.writeFileSync('file', 'file');
    try {
      run(fs);
      return `done, 侧板.dxf ${fs.existsSync('full/侧板.dxf') ? 'is there' : 'is gone'}`;
    } catch (error) {
      return error.code;
    }
  });
  console.log(`${name}: memfs ${seen}; disk ${told}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
rmdir of a full folder: memfs ENOTEMPTY; disk ENOTEMPTY
a folder renamed over a full one: memfs done, 侧板.dxf is gone; disk ENOTEMPTY
a file renamed over a folder: memfs done, 侧板.dxf is gone; disk EISDIR
a folder renamed into itself: memfs done, 侧板.dxf is gone; disk EINVAL
rm of a folder: memfs ERR_FS_EISDIR; disk ERR_FS_EISDIR
a file under a file: memfs ENOTDIR; disk ENOTDIR
a file renamed over a file: memfs done, 侧板.dxf is there; disk done, 侧板.dxf is there
T
