#!/bin/sh
# Addresses of searches made by templates of RFC 6570: colours of which one is not known, no colours at all, a path that is encoded already, names in Chinese of matrix parameters.
# Guess: as the RFC has it: undefined members and empty lists are left out, {+path} keeps %20, names are encoded as literals are.
# Seen: uri-templates 0.2.0 and uri-template-lite 23.4.0 ask for the colour null or undefined; url-template 3.1.1 leaves it out, but asks ?colour= for an empty list. uri-template-lite encodes %20 again and leaves a template with a name in Chinese as it is; uri-templates writes the name bare.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact url-template@3.1.1 uri-templates@0.2.0 uri-template-lite@23.4.0
cat > run.mjs <<'J'
import { inspect } from 'node:util';
import { parseTemplate } from 'url-template';
import lite from 'uri-template-lite';
import templates from 'uri-templates';

for (const [template, values] of [
  ['/boards{?colour}', { colour: ['oak', null, 'white'] }],
  ['/boards{?colour}', { colour: ['oak', undefined, 'white'] }],
  ['/boards{?colour*}', { colour: ['oak', null, 'white'] }],
  ['/boards{?colour}', { colour: [] }],
  ['/boards{+path}', { path: '/oak%20white' }],
  ['/boards{;色}', { 色: 'oak' }],
]) {
  console.log(template, inspect(values));
  console.log('  url-template', parseTemplate(template).expand(values));
  console.log('  uri-templates', templates(template).fill(values));
  console.log('  uri-template-lite', lite.expand(template, values));
}
J
node run.mjs | tee seen
diff seen - <<'T'
/boards{?colour} { colour: [ 'oak', null, 'white' ] }
  url-template /boards?colour=oak,white
  uri-templates /boards?colour=oak,null,white
  uri-template-lite /boards?colour=oak,null,white
/boards{?colour} { colour: [ 'oak', undefined, 'white' ] }
  url-template /boards?colour=oak,white
  uri-templates /boards?colour=oak,undefined,white
  uri-template-lite /boards?colour=oak,undefined,white
/boards{?colour*} { colour: [ 'oak', null, 'white' ] }
  url-template /boards?colour=oak&colour=white
  uri-templates /boards?colour=oak&colour=null&colour=white
  uri-template-lite /boards?colour=oak&colour=null&colour=white
/boards{?colour} { colour: [] }
  url-template /boards?colour=
  uri-templates /boards
  uri-template-lite /boards
/boards{+path} { path: '/oak%20white' }
  url-template /boards/oak%20white
  uri-templates /boards/oak%20white
  uri-template-lite /boards/oak%2520white
/boards{;色} { '色': 'oak' }
  url-template /boards;%E8%89%B2=oak
  uri-templates /boards;色=oak
  uri-template-lite /boards{;色}
T
