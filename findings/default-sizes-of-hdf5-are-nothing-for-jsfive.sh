#!/bin/sh
# Thicknesses in a file of HDF5 by h5py: written, and not written but with 18.0 as what each is unless told; and order numbers of 19 digits; read by jsfive of npm and by h5py.
# Guess: 18.0 three times: the fill value is what a reader returns of parts never written (HDF5 User Guide, fill values); the order number exact, or a BigInt, or refused.
# Seen: h5py reads both. jsfive 0.4.2 gives a list of three empty places, and the order number rounded without a word.
set -eu
dpkg -s python3-h5py >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends python3-h5py; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-h5py
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact jsfive@0.4.2
/usr/bin/python3 -c "
import h5py
with h5py.File('boards.h5', 'w') as file:
    file['written'] = [12.5, 18.0, 25.0]
    file.create_dataset('default', (3,), 'f8', fillvalue=18.0)
    file['orders'] = [6228480573300021251]
with h5py.File('boards.h5') as file:
    for name in ('written', 'default', 'orders'):
        print('h5py', name, *file[name])
" | tee seen
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { File } from 'jsfive';

const file = new File(new Uint8Array(readFileSync('boards.h5')).buffer, 'boards.h5');
for (const name of ['written', 'default', 'orders']) console.log('jsfive', name, ...file.get(name).value);
J
node read.mjs | tee -a seen
diff seen - <<'T'
h5py written 12.5 18.0 25.0
h5py default 18.0 18.0 18.0
h5py orders 6228480573300021251
jsfive written 12.5 18 25
jsfive default undefined undefined undefined
jsfive orders 6228480573300021000
T
