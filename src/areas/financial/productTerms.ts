import { toText } from '../../lib/toText';
import { excerpt } from '../../lib/plainText';

/** What of a product can be drawn. */
export interface ProductTerms {
  /** The highest amount, in units of 10,000 yuan. */
  amount: number;
  /** The shortest and the longest term, months; 0: from the first day. */
  months: readonly [from: number, to: number];
  /** As the text says them. */
  words: string;
}

/** A longer table is no summary. */
const maxTable = 4000;
const maxCell = 60;

const amountIn = /([\d,.]{1,15}) ?(亿|万)?元(起|以上)?/g;
const termIn = /(?:([\d.]{1,9}) ?(年|个月|月|天|日)? ?[至到~–—-] ?)?([\d.]{1,9}) ?(年|个月|月|天|日)(起|以上)?/;
/** A longer one is a date, or a slip. */
const maxMonths = 600;
const monthsOf: Readonly<Record<string, number>> = { 年: 12, 个月: 1, 月: 1, 天: 1 / 30, 日: 1 / 30 };

function amountOf(text: string): number | undefined {
  const found = [...text.matchAll(amountIn)];
  // Two amounts are for two things, and the least is no limit.
  const [one] = found;
  if (!one || found.length > 1 || one[3]) return undefined;
  const yuan = Number(one[1]!.replace(/,/g, '')) * ({ 亿: 1e8, 万: 1e4 }[one[2] ?? ''] ?? 1);
  return yuan > 0 ? yuan / 1e4 : undefined;
}

function termOf(text: string): ProductTerms['months'] | undefined {
  const [, from, fromUnit, to, unit = '', least] = termIn.exec(text) ?? [];
  if (to === undefined || least) return undefined;
  const months = (value: string, of = unit) => Number(value) * (monthsOf[of] ?? 1);
  const last = months(to);
  return last > 0 && last <= maxMonths ? [from === undefined ? 0 : months(from, fromUnit), last] : undefined;
}

/** The cells of a text's first table. */
export function firstTable(html: unknown): string[][] {
  const text = toText(html, '');
  const start = text.search(/<table/i);
  const table = start < 0 ? '' : text.slice(start, start + maxTable);
  const end = table.search(/<\/table/i);
  return (end < 0 ? '' : table.slice(0, end))
    .split(/<tr\b/i)
    .filter((row) => !/^[^>]*display: ?none/i.test(row))
    .map((row) =>
      row
        .split(/<t[dh]\b/i)
        .slice(1)
        .map((cell) => excerpt(`<td${cell}`, maxCell)),
    )
    .filter((cells) => cells.length > 0);
}

/** Amount and term of a product, as the first table of its text states them in columns or rows; null: not both. */
export function productTerms(html: unknown): ProductTerms | null {
  const rows = firstTable(html);
  const [names = [], values = []] = rows;
  const valueOf = (label: RegExp): string => {
    const place = names.findIndex((name) => label.test(name) && !/\d/.test(name));
    const beside = rows.find(([name = '']) => label.test(name))?.[1];
    return (rows.length === 2 && place >= 0 ? values[place] : beside) ?? '';
  };
  const [amountText, termText] = [valueOf(/额度|限额|金额/), valueOf(/期限|账期|周期/)];
  const [amount, months] = [amountOf(amountText), termOf(termText)];
  return amount && months ? { amount, months, words: `${amountText} · ${termText}` } : null;
}
