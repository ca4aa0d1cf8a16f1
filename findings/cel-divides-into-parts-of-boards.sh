#!/bin/sh
# Rules in CEL, the expression language of Kubernetes and of proto validation, reckoned by two libraries of npm: boards from 7 halves, the length of a rare name, bytes, and numbers beyond 2^53.
# Guess: both as its specification says: 7/2 is 3 for whole numbers, size counts code points (and bytes of bytes), a sum beyond 64 bits is an error, a whole number and a fraction cannot be added.
# Seen: @marcbachmann/cel-js 8.0.0 does, but the size of b'衣柜' is 2 and not 6. cel-js 0.8.2 reckons with JavaScript's numbers: 7/2 is 3.5, 陈𬱖 has 3 characters, 9223372036854775807 + 1 is 9223372036854776000, 1 + 1.5 is 2.5; none is told.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @marcbachmann/cel-js@8.0.0 cel-js@0.8.2
cat > run.cjs <<'J'
(async () => {
  const libraries = { 'cel-js': (await import('cel-js')).evaluate, '@marcbachmann/cel-js': (await import('@marcbachmann/cel-js')).evaluate };
  for (const rule of ['7/2', '-7/2', "size('陈𬱖')", "size(b'衣柜')", "size(bytes('衣柜'))", '9223372036854775807 + 1', '1 + 1.5', '18 in [9, 18]', "size('板') == 1"]) {
    for (const [library, evaluate] of Object.entries(libraries)) {
      try {
        console.log(`${rule}, ${library}: ${evaluate(rule)}`);
      } catch (error) {
        console.log(`${rule}, ${library}: refused, ${error.message.split('\n')[0].slice(0, 60)}`);
      }
    }
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
7/2, cel-js: 3.5
7/2, @marcbachmann/cel-js: 3
-7/2, cel-js: -3.5
-7/2, @marcbachmann/cel-js: -3
size('陈𬱖'), cel-js: 3
size('陈𬱖'), @marcbachmann/cel-js: 2
size(b'衣柜'), cel-js: refused, Given string is not a valid CEL expression: Expecting token 
size(b'衣柜'), @marcbachmann/cel-js: 2
size(bytes('衣柜')), cel-js: refused, Macros bytes not recognized
size(bytes('衣柜')), @marcbachmann/cel-js: 6
9223372036854775807 + 1, cel-js: 9223372036854776000
9223372036854775807 + 1, @marcbachmann/cel-js: refused, integer overflow: 9223372036854775808
1 + 1.5, cel-js: 2.5
1 + 1.5, @marcbachmann/cel-js: refused, no such overload: int + double
18 in [9, 18], cel-js: true
18 in [9, 18], @marcbachmann/cel-js: true
size('板') == 1, cel-js: true
size('板') == 1, @marcbachmann/cel-js: true
T
