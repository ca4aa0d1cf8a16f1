#!/bin/sh
# Two drawings of the same size, 侧板.dwg and 背板.dwg, given together to libraries that send files in pieces, as a page with several drawings to hand in does.
# Guess: both are in the list, under identifiers of their own, by which the server puts the pieces together.
# Seen: both are 100-dwg, made of the size and of the characters of the name that are letters of English or digits. Resumable.js 1.1.0 keeps the first alone, without an error; @flowjs/flow.js 2.14.1 and
# simple-uploader.js 0.6.0 send both under the one identifier. With side.dwg and back.dwg there are two of each.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @flowjs/flow.js@2.14.1 jsdom@29.1.1 resumablejs@1.1.0 simple-uploader.js@0.6.0
cat > choose.cjs <<'J'
const { JSDOM } = require('jsdom');

const { window } = new JSDOM('', { url: 'http://portal.example/' });
for (const name of ['document', 'navigator', 'FileList', 'FileReader', 'File', 'Blob', 'XMLHttpRequest']) Object.defineProperty(global, name, { value: window[name], configurable: true });
global.window = window;
const libraries = { resumablejs: require('resumablejs'), '@flowjs/flow.js': require('@flowjs/flow.js'), 'simple-uploader.js': require('simple-uploader.js') };
const names = { resumablejs: 'fileName' };
for (const files of [['side.dwg', 'back.dwg'], ['侧板.dwg', '背板.dwg']]) {
  for (const [library, Uploader] of Object.entries(libraries)) {
    const uploader = new Uploader({ target: '/drawings' });
    uploader.addFiles(files.map((name) => new window.File(['x'.repeat(100)], name)), {});
    setTimeout(() => {
      const list = uploader.files.map((file) => `${file[names[library] ?? 'name']} ${file.uniqueIdentifier}`);
      console.log(`${files.join(' and ')}, ${library}: ${list.join(', ')}`);
    }, 0);
  }
}
J
node choose.cjs | tee seen
diff seen - <<'T'
side.dwg and back.dwg, resumablejs: side.dwg 100-sidedwg, back.dwg 100-backdwg
side.dwg and back.dwg, @flowjs/flow.js: side.dwg 100-sidedwg, back.dwg 100-backdwg
side.dwg and back.dwg, simple-uploader.js: side.dwg 100-sidedwg, back.dwg 100-backdwg
侧板.dwg and 背板.dwg, resumablejs: 侧板.dwg 100-dwg
侧板.dwg and 背板.dwg, @flowjs/flow.js: 侧板.dwg 100-dwg, 背板.dwg 100-dwg
侧板.dwg and 背板.dwg, simple-uploader.js: 侧板.dwg 100-dwg, 背板.dwg 100-dwg
T
