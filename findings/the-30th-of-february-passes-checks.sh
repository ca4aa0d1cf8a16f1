#!/bin/sh
# A day of delivery that is none, 2026-02-30, as a text of a form, by checks of npm for days, those that make a Date of it and those that look at the text; and 2026-02-29.
# Guess: refused, as zod's iso.date and ajv's format date do.
# Seen: those two and validatorjs refuse it. zod's coerce.date, yup, joi (with iso(), too), arktype, typebox, superstruct and fastest-validator make it the 2nd of March and pass it, so that the order is for another day; valibot's isoDate, class-validator's isDateString, arktype's string.date.iso and async-validator pass the text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @sinclair/typebox@0.34.52 ajv-formats@3.0.1 ajv@8.20.0 arktype@2.2.10 async-validator@4.2.5 class-validator@0.15.1 fastest-validator@1.19.1 joi@18.3.2 reflect-metadata@0.2.2 superstruct@2.0.2 valibot@1.5.0 validatorjs@3.22.1 yup@1.7.1 zod@4.6.7
cat > run.cjs <<'J'
require('reflect-metadata');
const addFormats = require('ajv-formats');
const Ajv = require('ajv');
const AsyncValidator = require('async-validator');
const { isDateString } = require('class-validator');
const FastestValidator = require('fastest-validator');
const joi = require('joi');
const superstruct = require('superstruct');
const { Type } = require('@sinclair/typebox');
const { Value } = require('@sinclair/typebox/value');
const valibot = require('valibot');
const Validator = require('validatorjs');
const yup = require('yup');
const { z } = require('zod');

const ajv = new (Ajv.default ?? Ajv)();
(addFormats.default ?? addFormats)(ajv);
const fastest = new (FastestValidator.default ?? FastestValidator)().compile({ day: { type: 'date', convert: true } });
const struct = superstruct.coerce(superstruct.date(), superstruct.string(), (text) => new Date(text));
const joined = ({ error, value }) => error ? false : value;
(async () => {
  const { type } = await import('arktype');
  const checks = {
    'ajv-formats': (text) => ajv.validate({ type: 'string', format: 'date' }, text),
    'zod iso.date': (text) => z.iso.date().safeParse(text).success,
    validatorjs: (text) => new Validator({ day: text }, { day: 'date' }).passes(),
    'zod coerce.date': (text) => z.coerce.date().safeParse(text).data,
    yup: (text) => yup.date().isValidSync(text) && yup.date().cast(text),
    joi: (text) => joined(joi.date().validate(text)),
    'joi iso': (text) => joined(joi.date().iso().validate(text)),
    'arktype string.date.parse': (text) => type('string.date.parse')(text),
    '@sinclair/typebox': (text) => Value.Convert(Type.Date(), text),
    superstruct: (text) => superstruct.create(text, struct),
    'fastest-validator': (text) => { const order = { day: text }; return fastest(order) === true && order.day; },
    'arktype string.date.iso': (text) => typeof type('string.date.iso')(text) === 'string',
    'valibot isoDate': (text) => valibot.safeParse(valibot.pipe(valibot.string(), valibot.isoDate()), text).success,
    'class-validator': (text) => isDateString(text),
    'async-validator': (text) => new (AsyncValidator.default ?? AsyncValidator)({ day: { type: 'date' } }).validate({ day: text }, { suppressWarning: true }).then(() => true, () => false),
  };
  for (const [check, run] of Object.entries(checks)) {
    const seen = [];
    for (const text of ['2026-02-30', '2026-02-29']) {
      const result = await run(text);
      seen.push(result instanceof Date ? `passed as ${result.toLocaleDateString('sv')}` : result ? 'passed' : 'refused');
    }
    console.log(`${check}: ${seen.join(', ')}`);
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
ajv-formats: refused, refused
zod iso.date: refused, refused
validatorjs: refused, refused
zod coerce.date: passed as 2026-03-02, passed as 2026-03-01
yup: passed as 2026-03-02, passed as 2026-03-01
joi: passed as 2026-03-02, passed as 2026-03-01
joi iso: passed as 2026-03-02, passed as 2026-03-01
arktype string.date.parse: passed as 2026-03-02, passed as 2026-03-01
@sinclair/typebox: passed as 2026-03-02, passed as 2026-03-01
superstruct: passed as 2026-03-02, passed as 2026-03-01
fastest-validator: passed as 2026-03-02, passed as 2026-03-01
arktype string.date.iso: passed, passed
valibot isoDate: passed, passed
class-validator: passed, passed
async-validator: passed, passed
T
