import { Parser } from 'htmlparser2';
import { plainNumber } from '../../src/contract/typedNumbers';
import type { EntityField } from '../../src/contract/entity';
import { isDay } from '../../src/contract/form';
import { storedRichText } from './cleanRichText';
import { readableAddress } from '../lib/addresses';
import { maxNesting, tooDeepAt } from '../lib/htmlToText';

/** The value to store, or what is wrong with it. */
export type Checked = { value: string | number | null } | { problem: string };

const good = (value: string | number | null): Checked => ({ value });
const bad = (problem: string): Checked => ({ problem });

/** A lone surrogate, as in truncated texts: stores do not preserve it. */
const loneSurrogate = /\p{Surrogate}/u;

/** Whether a text is a day, with or without a time. */
export const isDate = (text: string): boolean => isDay(text.replace(/ (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, ''));

const dangerousTags = new Set([
  'script',
  'iframe',
  'frame',
  'object',
  'embed',
  'form',
  'base',
  'meta',
  'link',
  'style',
]);
const dangerousUrl = /^[\s\p{Cc}]*(?:javascript|vbscript|data:text)/iu;

/** Anything but a tag with plain attributes, which can contain neither an event handler nor a URL scheme. */
const notPlainTag = /<(?!\/?[a-z][a-z\d]*(?: (?!on)[a-z-]+="[^"<>&:]*")*>)/i;
// eslint-disable-next-line no-restricted-syntax -- made of constants
const dangerousTag = new RegExp(`</?(?:${[...dangerousTags].join('|')})\\b`, 'i');

/** Fast path for markup that is harmless without parsing, as most is. */
const isPlainMarkup = (html: string) => !notPlainTag.test(html) && !dangerousTag.test(html);

/** Finds active markup. The browser removes it too; here its author is told. */
function dangerIn(html: string): string | null {
  if (isPlainMarkup(html)) return null;
  let found: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      const isDangerous = ([attribute, value]: [string, string]) =>
        attribute.startsWith('on') || dangerousUrl.test(value);
      const attribute = Object.entries(attributes).find(isDangerous)?.[0];
      if (dangerousTags.has(name)) found ??= `<${name}>`;
      else if (attribute !== undefined) found ??= `${attribute} of <${name}>`;
      // The first finding is enough.
      if (found !== null) parser.pause();
    },
  });
  parser.end(html);
  return found;
}

function checkNumber(cellText: string, { range }: EntityField): Checked {
  const text = plainNumber(cellText);
  const value = Number(text);
  if (!Number.isFinite(value) || !/^[-+\d.]+$/.test(text)) return bad('must be a number');
  if (range && (value < range[0] || value > range[1])) return bad(`must be from ${range[0]} to ${range[1]}`);
  return good(text);
}

/** WPS keeps a picture in a cell as a formula, of which other programs save only an error. */
export const pictureFormula = /^=?(?:_xlfn\.)?DISPIMG\(/i;
export const isPicture = 'is a picture in a cell, which cannot be imported: upload it, and write its address';

/** What spreadsheet programs show, or save as CSV, instead of a value: a failed formula, a column too narrow, a picture of WPS. */
const noValue: [pattern: RegExp, problem: string][] = [
  [/^(?:#(?:N\/A|GETTING_DATA|[A-Z]+(?:\/0)?[!?])|Err:\d{3})$/, 'is the error of a formula: write the value'],
  [/^#{3,}$/, 'is ####, because the column was too narrow when the file was saved: make it wider'],
  [pictureFormula, isPicture],
  [/^[+-]?\d(?:\.\d+)?E\+\d{2,3}$/, 'is in scientific notation: make its column text and write it again'],
];

const flags: Record<string, '0' | '1'> = { '0': '0', '1': '1', false: '0', true: '1' };

/** Validation by field kind, for non-empty texts. */
const checks: Record<EntityField['kind'], (text: string, field: EntityField) => Checked> = {
  id: (text) => (/^[0-9a-f]{32}$/.test(text) ? good(text) : bad('must be 32 hexadecimal digits in lower case')),
  text: good,
  rich: (text) => {
    if (tooDeepAt(text) !== null) return bad(`must not nest elements deeper than ${maxNesting}`);
    const danger = dangerIn(text);
    return danger ? bad(`must not contain ${danger}`) : good(storedRichText(text));
  },
  date: (text) =>
    isDate(text) ? good(text) : bad('must be a date such as 2025-01-31 or a time such as 2025-01-31 08:00:00'),
  number: checkNumber,
  order: (text) => (/^-?\d{1,9}$/.test(text) ? good(Number(text)) : bad('must be an integer')),
  flag: (text) =>
    Object.hasOwn(flags, text.toLowerCase()) ? good(flags[text.toLowerCase()]!) : bad('must be 0 or 1, true or false'),
  link: (text) =>
    /^(?:https?:\/\/|\/(?![/\\]))[^\s\\]*$/i.test(text) ? good(text) : bad('must be an address: http(s)://… or /…'),
  email: (text) =>
    // eslint-disable-next-line regexp/no-super-linear-backtracking -- a field, whose length is checked before
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? good(readableAddress(text)) : bad('must be an email address'),
  category: good,
};

/** Validates one value of a file against its field. Empty text counts as no value. */
export function checkValue(raw: unknown, field: EntityField): Checked {
  if (raw === undefined || raw === null || raw === '') return field.required ? bad('is required') : good(null);
  if (typeof raw === 'object') return bad('must be a text, a number or null');
  const text = String(raw);
  if (text.includes('\0')) return bad('must not contain a NUL character');
  if (loneSurrogate.test(text)) return bad('must not contain a lone surrogate');
  const without = noValue.find(([pattern]) => pattern.test(text));
  if (without) return bad(without[1]);
  if (field.max && text.length > field.max && [...text].length > field.max)
    return bad(`must have at most ${field.max} characters`);
  return field.oneOf ? checkChoice(text, field.oneOf, field.choices) : checks[field.kind](text, field);
}

/** One of several values, or its label. */
function checkChoice(text: string, values: readonly string[], labels: readonly string[] = []): Checked {
  const value = values.includes(text) ? text : values[labels.indexOf(text)];
  const allowed = values.map((one, at) => (labels[at] ? `${one} (${labels[at]})` : one));
  return value === undefined ? bad(`must be one of ${allowed.join(', ')}`) : good(value);
}
