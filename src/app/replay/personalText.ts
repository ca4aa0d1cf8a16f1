/**
 * Recognises personal data inside a text: telephone and identity numbers, email addresses, WeChat and QQ names, in any
 * notation. Each pattern matches generously; `isOne` then checks the digits and their grouping, since sizes, amounts,
 * dates and order numbers look alike.
 */

const digit = '[0-9０-９]';
/** Separators between the groups of a number. */
const gap = '[\\s\\u00a0.\\-‐‑–—－·・_/]{0,3}';
const chineseDigit = '[零〇一二三四五六七八九幺壹贰叁肆伍陆柒捌玖]';

interface Recogniser {
  pattern: RegExp;
  /** @param digits of the match, half-width; `groups`: the length of each group */
  isOne?: (digits: string, groups: string) => boolean;
}

/** A mobile number is written in these groups, or digit by digit. */
const mobileGroups = new Set(['11', '3,4,4', '4,4,3', '3,8', '3,3,5', '5,6', '7,4', '2,3,3,3', '3,2,2,2,2', '4,3,4']);
const localGroups = new Set(['7', '8', '4,4', '3,4', '4,3', '2,2,2,2', '2,3,3', '3,5', '5,3', '2,6']);
const digitByDigit = (groups: string) => /^1(?:,1)*$/.test(groups);

/** The first two digits of an identity number name a province. */
const provinces = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/;
const isDay = (text: string) => {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  return Number(year) >= 1900 && Number(year) < 2100 && Number(month) >= 1 && Number(month) <= 12 && isDayOfMonth(day);
};
const isDayOfMonth = (text = '') => Number(text) >= 1 && Number(text) <= 31;

const labelled = (words: string, name: string, flags = 'giu') =>
  // eslint-disable-next-line no-restricted-syntax -- made of constants and escaped values
  new RegExp(
    `(?<=(?:${words})[\\s\\u00a0]{0,2}(?:(?:号码?|ID|帐号|账号|名)[\\s\\u00a0]{0,2})?[:：=＝是为\\s(（\\[【「"“]{0,4})${name}`,
    flags,
  );

const recognisers: Recogniser[] = [
  {
    // Before the telephone numbers, one of which it may contain.
    // eslint-disable-next-line no-restricted-syntax -- made of constants and escaped values
    pattern: new RegExp(
      `(?<![0-9０-９A-Za-z])${digit}(?:${gap}${digit}){16}${gap}[0-9０-９XxＸｘ](?![0-9０-９A-Za-z])`,
      'gu',
    ),
    isOne: (digits) => provinces.test(digits) && isDay(digits.slice(6, 14)),
  },
  {
    // eslint-disable-next-line no-restricted-syntax -- made of constants and escaped values
    pattern: new RegExp(`(?<![0-9０-９A-Za-z.])${digit}{15}(?![0-9０-９A-Za-z])`, 'gu'),
    isOne: (digits) => provinces.test(digits) && isDay(`19${digits.slice(6, 12)}`),
  },
  {
    // eslint-disable-next-line no-restricted-syntax -- made of constants and escaped values
    pattern: new RegExp(
      `(?<![0-9０-９A-Za-z])(?<![0-9０-９][.,])(?:[(（]?(?:[+＋]|00|００)?[8８][6６][)）]?${gap})?[1１]${gap}[3-9３-９](?:[)）]?${gap}${digit}){9}(?![0-9０-９])`,
      'gu',
    ),
    isOne(digits, groups) {
      const own = digits.length - 11;
      if (own === 0) return mobileGroups.has(groups) || digitByDigit(groups);
      // Anything after a country code is a telephone number.
      return /^(?:00)?86$/.test(digits.slice(0, own));
    },
  },
  // eslint-disable-next-line no-restricted-syntax -- made of constants and escaped values
  { pattern: new RegExp(`(?<!${chineseDigit})[一幺壹](?:${gap}${chineseDigit}){10}(?!${chineseDigit})`, 'gu') },
  {
    // eslint-disable-next-line no-restricted-syntax -- made of constants and escaped values
    pattern: new RegExp(
      `(?<![0-9０-９A-Za-z])(?<![0-9０-９][.,])[(（]?(?:(?:[+＋]|00)?86[)）]?${gap})?[(（]?[0０]?(?:10|１０|2[0-9]|２${digit}|[3-9３-９]${digit}{2})[)）]?${gap}${digit}(?:${gap}${digit}){6,7}(?![0-9０-９])(?:${gap}(?:转|分机|ext\\.?)?${gap}${digit}{1,6}(?![0-9０-９]))?`,
      'giu',
    ),
    isOne(digits, groups) {
      const { code } = /^(?:00)?(?:86)?(?<code>0(?:10|2\d|[3-9]\d\d))/.exec(digits)?.groups ?? {};
      const abroad = /^(?:00)?86(?:10|2\d|[3-9]\d\d)\d{7,8}$/.test(digits) && groups.includes(',');
      return code === undefined ? abroad : isLandline(groups, digits.indexOf(code) + code.length);
    },
  },
  {
    pattern:
      /(?<![\w.+-])[\w.+-]{1,64}\s?(?:[@＠]|[[(（【]\s?at\s?[\])）】])\s?[\w-]{1,63}(?:\s?[.．。]\s?[A-Za-z][\w-]{0,62}){1,5}/giu,
  },
  {
    pattern: labelled(
      '微信|微 信|薇信|威信|V信|WeChat|weixin|vx|wx|加微|加V',
      '(?!支付|公众|小程序)[A-Za-z][\\w-]{4,19}(?![\\w-])',
    ),
  },
  {
    pattern: labelled(
      '微信|微 信|薇信|威信|V信|WeChat|weixin|vx|wx|加微|加V|QQ群?|ＱＱ群?|扣扣|企鹅号?',
      '[1-9１-９][0-9０-９]{4,11}(?![0-9０-９])',
    ),
  },
];

/** Whether what follows the area code is grouped as a number of seven or eight digits, with or without extension. */
function isLandline(groups: string, codeLength: number): boolean {
  const sizes = groups.split(',').map(Number);
  // The area code may be in the first group with the rest, or by itself after the country code.
  let left = codeLength;
  while (left > 0 && sizes.length > 0 && sizes[0]! <= left) left -= sizes.shift()!;
  if (left > 0) sizes[0]! -= left;
  for (let count = 1; count <= sizes.length; count += 1) {
    const own = sizes.slice(0, count).join(',');
    if ((localGroups.has(own) || digitByDigit(own)) && sizes.length - count <= 1) return true;
  }
  return false;
}

const halfWidth = (text: string) => text.normalize('NFKC');

/** Replaces each personal part of a text. */
export function replacePersonal(text: string, substitute: (found: string) => string): string {
  // No match is shorter, and most texts contain neither a digit nor a name's marker.
  if (text.length < 5) return text;
  return recognisers.reduce(
    (safe, { pattern, isOne }) =>
      safe.replace(pattern, (found) => {
        const groups = halfWidth(found).match(/[\dXx]+/g) ?? [];
        return !isOne || isOne(groups.join(''), groups.map(({ length }) => length).join(','))
          ? substitute(found)
          : found;
      }),
    text,
  );
}
