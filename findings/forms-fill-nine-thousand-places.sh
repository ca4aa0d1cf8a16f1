#!/bin/sh
# A form that asks how many boards of each colour are wanted, its fields named by the colour's number, as lists of colours have it (RAL 9010): colours.9010.
# Guess: the values are { colours: { 9010: 3 } }: a field has a name, and nobody said that colours is a list.
# Seen: @formily/core 2.3.7, @tanstack/form-core 1.33.5 and @conform-to/dom 1.21.1 do that. react-hook-form 7.92.0, formik 2.4.9 and final-form 5.0.1 make a list of 9011 places, of which 9010 are empty, so that what is sent is
# 45 KB of null for one number; and so do flat 6.0.1 (unflatten), dot-prop 10.2.0 and object-path 0.11.8, which make objects of such names.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --legacy-peer-deps --silent --no-audit --no-fund --ignore-scripts --save-exact @conform-to/dom@1.21.1 @formily/core@2.3.7 @tanstack/form-core@1.33.5 dot-prop@10.2.0 final-form@5.0.1 flat@6.0.1 formik@2.4.9 object-path@0.11.8 react@19.3.1 react-hook-form@7.92.0
cat > fill.mjs <<'J'
import { parse } from '@conform-to/dom';
import { createForm } from '@formily/core';
import { FormApi } from '@tanstack/form-core';
import { setProperty } from 'dot-prop';
import { setIn as finalForm } from 'final-form';
import { unflatten } from 'flat';
import { setIn as formik } from 'formik';
import objectPath from 'object-path';
import { set } from 'react-hook-form';

const name = 'colours.9010';
const into = (write) => {
  const values = {};
  write(values, name, 3);
  return values;
};
const libraries = {
  '@formily/core': () => {
    const form = createForm();
    form.setValuesIn(name, 3);
    return form.values;
  },
  '@tanstack/form-core': () => {
    const form = new FormApi({ defaultValues: {} });
    form.mount();
    form.setFieldValue(name, 3);
    return form.state.values;
  },
  '@conform-to/dom': () => {
    const data = new FormData();
    data.append(name, '3');
    return parse(data, { resolve: (value) => ({ value }) }).value;
  },
  'react-hook-form': () => into(set),
  formik: () => formik({}, name, 3),
  'final-form': () => finalForm({}, name, 3),
  flat: () => unflatten({ [name]: 3 }),
  'dot-prop': () => into(setProperty),
  'object-path': () => into(objectPath.set),
};
for (const [library, fill] of Object.entries(libraries)) {
  const text = JSON.stringify(fill());
  console.log(`${library}: ${text.slice(0, 26)}, ${text.length} characters`);
}
J
node fill.mjs | tee seen
diff seen - <<'T'
@formily/core: {"colours":{"9010":3}}, 22 characters
@tanstack/form-core: {"colours":{"9010":3}}, 22 characters
@conform-to/dom: {"colours":{"9010":"3"}}, 24 characters
react-hook-form: {"colours":[null,null,null, 45065 characters
formik: {"colours":[null,null,null, 45065 characters
final-form: {"colours":[null,null,null, 45065 characters
flat: {"colours":[null,null,null, 45065 characters
dot-prop: {"colours":[null,null,null, 45065 characters
object-path: {"colours":[null,null,null, 45065 characters
T
