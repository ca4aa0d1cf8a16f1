/** Multipliers of Chinese units. */
const units: Readonly<Record<string, number>> = { 百: 100, 千: 1000, k: 1000, 万: 10_000, w: 10_000, 亿: 100_000_000 };

/** Larger numbers are not amounts. */
export const maxAmount = 1e12;

/** Amounts; not `15薪` and `×13`, nor part of a longer word such as `p7`. */
// eslint-disable-next-line regexp/no-super-linear-backtracking -- a field of limited length
const amountPattern = /(?<![\d.a-z×*✕]|[×*✕]\s)(\d+(?:\.\d+)?)\s*([百千万亿kw]?)(?![\d.]*\s*薪)/gi;

/** Not amounts: years of experience, ages, head counts, percentages, telephone numbers. */
// eslint-disable-next-line regexp/no-super-linear-move -- a field of limited length
const otherNumbers = /\d+\s*(?:[-~至到]\s*\d+\s*)?(?:年(?!薪|收入)|个月|岁|人|名|%)|(?<!\d)1[3-9]\d{9}(?!\d)/g;

/** Working days per month (statutory) and hours per day. */
const workingTime = { days: 21.75, hours: 8 };

/** Explicit monthly pay: other time units are then not about the pay. */
const byMonth = /月薪|[/每]\s*个?月/;

/** A pay period right after an amount, or before an amount of money: `每天8小时` and `每年两次调薪` are not pay. */
const periodPattern = (unit: string) =>
  `\\d\\s*[百千万亿kw]?\\s*(?:元|块)?\\s*/\\s*(?:${unit})|\\d[百千万亿kw]?(?:元|块)?[每一](?:${unit})|每(?:${unit})\\s*\\d[\\d.-]*\\s*[百千万kw]?(?:元|块)`;

/** Pay periods, and how many of them make a month. */
const payPeriods: readonly [RegExp, number][] = [
  // eslint-disable-next-line no-restricted-syntax -- made of constants
  [new RegExp(`年薪|年收入|${periodPattern('年')}`), 1 / 12],
  // eslint-disable-next-line no-restricted-syntax -- made of constants
  [new RegExp(`周薪|${periodPattern('周|星期')}`), 52 / 12],
  // eslint-disable-next-line no-restricted-syntax -- made of constants
  [new RegExp(`日薪|日结|${periodPattern('天|日')}`), workingTime.days],
  // eslint-disable-next-line no-restricted-syntax -- made of constants
  [new RegExp(`时薪|${periodPattern('个?小时|时|h\\b')}`), workingTime.days * workingTime.hours],
];

/** Normalises character variants and notations such as `1万5` and `9,600`. */
const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)\s*万\s*(\d)(?:[千k]|(?![\d.万千kw]))/g, '$1.$2万')
    .replace(/[‐-―−〜～]/g, '-');

/** The amounts of two numbers: in `8-12万` the unit applies to both, unless the lower would exceed the upper. */
function amountsOf(found: readonly (readonly [figure: number, unit: string])[]): number[] {
  const last = found.at(-1)?.[1] ?? '';
  const amounts = found.map(([figure, unit]) => figure * (units[unit || last] ?? 1));
  const [first, second] = found;
  const isShort = first && second && first[1] === '' && last === '万' && first[0] > second[0];
  return isShort ? [first[0] * units.千!, amounts[1]!] : amounts;
}

const inBounds = (from: number, to: number): readonly [number, number] | null =>
  to > 0 && to <= maxAmount ? [from, to] : null;

/**
 * The lowest and highest amount in a text: `12–18 千元/月`, `1.5万`, `9,600`, `8千—1.2万`. Null if there is none; zero or
 * less means negotiable.
 * @param monthly convert other pay periods to monthly pay
 */
export function parseAmountRange(text: string, monthly = false): readonly [number, number] | null {
  // Most amounts are just a number.
  if (/^\d+(?:\.\d+)?$/.test(text)) return inBounds(Number(text), Number(text));
  const written = normalise(text);
  const told = written.replace(otherNumbers, ' ');
  // A negative first number is not an amount.
  if (/^\s*-\s*\d/.test(told)) return null;
  const found = [...told.matchAll(amountPattern)]
    .slice(0, 2)
    .map(([, figure, unit]) => [Number(figure), unit!] as const);
  const isOther = monthly && !byMonth.test(written);
  const times = (isOther && payPeriods.find(([term]) => term.test(written))?.[1]) || 1;
  const amounts = amountsOf(found).map((amount) => amount * times);
  const [least = 0, to = least] = amounts.sort((a, b) => a - b);
  const from = amounts.length === 1 && /以下|以内|不超过|最高/.test(told) ? 0 : least;
  return inBounds(from, to);
}
