#!/bin/sh
# Drafts of orders kept in the storage of browsers, as tests on Node.js have it by libraries of npm.
# Guess: as the standard says: each value is a text, keys of methods' names are keys as others, keys may be long, each key is told once by JSON.stringify of the storage.
# Seen: dom-storage 2.1.0 gives numbers back as numbers and null for undefined, and has no getItem more after a draft of that name. node-localstorage 3.0.5 cannot keep a key of 100 hanzi. localstorage-polyfill 1.0.1 tells no keys to JSON.stringify.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact node-localstorage@3.0.5 dom-storage@2.1.0 localstorage-polyfill@1.0.1 jsdom@26.1.0
cat > run.cjs <<'J'
const { JSDOM } = require('jsdom');
const DomStorage = require('dom-storage');
const { LocalStorage } = require('node-localstorage');
const polyfill = require('localstorage-polyfill');

const makers = {
  jsdom: () => new JSDOM('', { url: 'https://home.example/' }).window.localStorage,
  'node-localstorage': () => new LocalStorage('./kept'),
  'dom-storage': () => new DomStorage(null),
  'localstorage-polyfill': () => polyfill.default ?? globalThis.localStorage ?? polyfill,
};
const attempt = (act) => {
  try {
    return JSON.stringify(act()) ?? 'undefined';
  } catch (error) {
    return error.code ?? error.name;
  }
};
for (const [name, make] of Object.entries(makers)) {
  const put = (key, value) => {
    const storage = make();
    storage.clear();
    storage.setItem(key, value);
    return storage;
  };
  console.log(`${name}: 1299.5 ${attempt(() => put('价', 1299.5).getItem('价'))}; undefined ${attempt(() => put('注', undefined).getItem('注'))}; getItem ${attempt(() => put('getItem', '柜').getItem('getItem'))}; long ${attempt(() => put('板'.repeat(100), '柜').getItem('板'.repeat(100)))}; JSON ${attempt(() => put('门', '白'))}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
jsdom: 1299.5 "1299.5"; undefined "undefined"; getItem "柜"; long "柜"; JSON {"门":"白"}
node-localstorage: 1299.5 "1299.5"; undefined "undefined"; getItem "柜"; long ENAMETOOLONG; JSON {"门":"白"}
dom-storage: 1299.5 1299.5; undefined null; getItem TypeError; long "柜"; JSON {"门":"白"}
localstorage-polyfill: 1299.5 "1299.5"; undefined "undefined"; getItem "柜"; long "柜"; JSON {}
T
