/** Numbers as people type and paste them, read by the browser before sending and by the server in the same way. */

const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * A text without the invisible characters of copied contacts, in half width, its blanks ordinary ones, trimmed. No field is
 * as long as where it is cut: to put many accents in order takes quadratic time.
 */
export const plainForms = (text: string): string =>
  text.replace(invisible, '').slice(0, 3000).normalize('NFKC').replace(/\s/g, ' ').trim();

/** Blanks, dots and hyphens; among them what keyboards and fonts offer as a hyphen: minus, long vowel, bullet, box line. */
const separators = /[\s\p{Dash}.\u00b7_\u02d7\u2043\u2500\u30fc]/gu;

/** +86, 0086 or 86; a bare 86 only before eleven digits, which may begin with 86 themselves. */
const countryCode = /^(?:\+86|0086|86(?=\d{11}$))/;

/** What is copied along with a number: its label, and that it is that of WeChat, too. */
const around = /^(?:tel|\p{Script=Han}+) ?:|\([^(\d]+$/giu;

/** The beginning of a telephone number, or all of it: without separators, brackets around digits, and country code. */
export function telephonePart(typed: string): string {
  const text = plainForms(typed).replace(separators, '');
  return (/^[+\d()]+$/.test(text) ? text.replace(/[()]/g, '') : text).replace(countryCode, '');
}

/** The digits of a telephone number of eleven; any other text, such as a username, in plain forms. */
export function telephoneDigits(typed: string): string {
  const text = plainForms(typed);
  const digits = telephonePart(text.replace(around, ''));
  return /^\d{11}$/.test(digits) ? digits : text;
}

const plain = /^\d+(?:\.\d+)?$/;
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d{1,3}(?: \d{3})+(?:\.\d+)?$/;
const currency = /^(?:(?:人民币|RMB|CNY) ?)?¥? ?/i;
const unit = / ?(?:[元圆](?:[整正]|人民币)?|[块件])$/;

/**
 * The digits of a quantity or amount: without thousands separators, currency and the unit that the form names. Anything
 * else in plain forms, for validation to reject.
 */
export function plainNumber(typed: string): string {
  const text = plainForms(typed);
  // A keyboard of Chinese writes 36.5 as 36。5.
  const number = text
    .replace(currency, '')
    .replace(unit, '')
    .replace(/(\d)。(\d)/, '$1.$2')
    .replace(/[.。]$/, '');
  const digits = grouped.test(number) ? number.replace(/[, ]/g, '') : number;
  return plain.test(digits) ? digits : text;
}

/** Whether a number is written in words, wholly or in part: 五千, 5万, 3k. */
export const isInWords = (text: string): boolean =>
  /\d ?[kw]|[〇零一二三四五六七八九十百千万亿两廿半壹贰叁肆伍陆柒捌玖拾佰仟萬億兩]/i.test(plainForms(text));
