#!/bin/sh
# Addresses made by templates of RFC 6570 that keep the first characters of a customer's name ({name:1}), with names of characters of the first plane and beyond.
# Guess: 陈 and 𠮷, for the RFC counts characters and says that none is cut.
# Seen (url-template 3.1.1, uri-templates 0.2.0, uri-template-lite 23.4.0): 陈 is right; all three cut 𠮷 in halves and raise an error, and of 陈𠮷 with {name:2}, too; of 𠮷田 {name:2} is one character and {name:3} two.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact url-template@3.1.1 uri-templates@0.2.0 uri-template-lite@23.4.0
cat > run.mjs <<'J'
import { parseTemplate } from 'url-template';
import lite from 'uri-template-lite';
import templates from 'uri-templates';

const writers = {
  'url-template': (template, values) => parseTemplate(template).expand(values),
  'uri-templates': (template, values) => templates(template).fill(values),
  'uri-template-lite': (template, values) => lite.expand(template, values),
};
for (const [count, name] of [[1, '陈工'], [1, '𠮷田'], [2, '陈𠮷'], [2, '𠮷田'], [3, '𠮷田']])
  for (const [library, write] of Object.entries(writers)) {
    let address;
    try {
      address = decodeURIComponent(write(`/customers/{name:${count}}`, { name }));
    } catch (error) {
      address = error.message;
    }
    console.log(`${count} of ${name} ${library}: ${address}`);
  }
J
node run.mjs | tee seen
diff seen - <<'T'
1 of 陈工 url-template: /customers/陈
1 of 陈工 uri-templates: /customers/陈
1 of 陈工 uri-template-lite: /customers/陈
1 of 𠮷田 url-template: URI malformed
1 of 𠮷田 uri-templates: URI malformed
1 of 𠮷田 uri-template-lite: URI malformed
2 of 陈𠮷 url-template: URI malformed
2 of 陈𠮷 uri-templates: URI malformed
2 of 陈𠮷 uri-template-lite: URI malformed
2 of 𠮷田 url-template: /customers/𠮷
2 of 𠮷田 uri-templates: /customers/𠮷
2 of 𠮷田 uri-template-lite: /customers/𠮷
3 of 𠮷田 url-template: /customers/𠮷田
3 of 𠮷田 uri-templates: /customers/𠮷田
3 of 𠮷田 uri-template-lite: /customers/𠮷田
T
