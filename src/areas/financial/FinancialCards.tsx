import type { FinancialItem } from '../../contract/areas/financial';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { excerpt } from '../../lib/plainText';
import { toText } from '../../lib/toText';
import { DateText } from '../../components/DateText';
import { Prose, CardTitle } from '../../components/NoWrapText';
import { Skeleton, indexes } from '../../components/Skeleton';
import { statedTerms } from '../../lib/statedTerms';
import { Block } from '../../components/Block';
import { Link } from '../../components/Link';
import { BankLogo, TermList } from './productParts';
import styles from './FinancialCards.module.css';

interface FinancialCardsProps {
  items: FinancialItem[];
  /** The name of an item's category. */
  kindOf: (item: FinancialItem) => string;
}

/** Financial services as cards: the product first, the provider last. */
export function FinancialCards({ items, kindOf }: FinancialCardsProps) {
  return (
    <ul className={`hover-list ${styles.cards}`} role="list" aria-label={zh.nav.financial}>
      {items.map((item) => (
        <li key={item.fdId} className={styles.card}>
          <span>
            <span className="tag tag--oak">{toText(kindOf(item))}</span>
          </span>
          <CardTitle to={paths.financial.detail(item.fdId)} text={item.fdTitle} className={`two ${styles.name}`} />
          <CardTerms item={item} />
          <p className="excerpt">
            <Prose text={excerpt(item.fdContent, 120) || zh.states.noContent} />
          </p>
          <p className={`meta ${styles.source}`}>
            <span className={styles.bank}>
              <BankMark name={item.fdComName} />
              {toText(item.fdComName)}
            </span>
            <DateText value={item.fdApplyDate} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function CardTerms({ item }: { item: FinancialItem }) {
  const terms = statedTerms(firstTable(item.fdContent));
  return terms.length > 0 && <TermList terms={terms} className={styles.terms} />;
}

function BankMark({ name }: { name: unknown }) {
  const place = zh.finance.banks.findIndex((bank) => bank === name);
  return place >= 0 && <BankLogo place={place} />;
}

export function FinancialCardsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.cards}>
      {indexes(count).map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton width={64} height={22} above={3} />
          <Skeleton width={`${56 - (place % 3) * 8}%`} height={20} above={15} />
          <Skeleton width="100%" height={44} above={16} />
          <Skeleton width="100%" above={16} />
          <Skeleton width={`${78 - (place % 2) * 20}%`} above={12} />
          <Skeleton className={styles.source} width="40%" height={12} />
        </div>
      ))}
    </div>
  );
}

/** The drawing's measures, px: its plot within its frame. */
const frame = { width: 360, height: 232 };
const plot = { left: 52, right: 348, top: 36, bottom: 196 };

/** The next round number, for the end of an axis. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return (([1, 2, 3, 5, 10].find((one) => one * power >= value) ?? 10) * power) as number;
}

/** Amount over term of the products that state both, each a line from its shortest to its longest term. */
export function TermsChart({ items }: { items: readonly FinancialItem[] }) {
  const products = items.flatMap((item) => {
    const terms = productTerms(item.fdContent);
    return terms ? [{ id: item.fdId, name: toText(item.fdTitle), ...terms }] : [];
  });
  if (products.length < 2) return null;
  products.sort((a, b) => b.amount - a.amount || a.months[1] - b.months[1]);
  const longest = Math.max(12, Math.ceil(Math.max(...products.map(({ months }) => months[1])) / 12) * 12);
  const [least, most] = [
    Math.min(...products.map(({ amount }) => amount)) / 2,
    roundUp(Math.max(...products.map(({ amount }) => amount))),
  ];
  const x = (months: number) => plot.left + (months / longest) * (plot.right - plot.left);
  // Amounts differ by a factor of a hundred.
  const y = (amount: number) =>
    plot.bottom - (Math.log(amount / least) / Math.log(most / least)) * (plot.bottom - plot.top);
  const ticks = [most, most / 10, most / 100].filter((amount) => amount >= least);
  const years = Array.from({ length: longest / 12 + 1 }, (_, year) => year);
  return (
    <Block className="mt-5" id="finance-terms" text={zh.finance.termsHeading}>
      <div className={`sheet ${styles.chart}`}>
        <svg className="drawn" viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
          {ticks.map((amount) => (
            <g key={amount}>
              <path className={styles.grid} d={`M${plot.left} ${y(amount)}H${plot.right}`} />
              <text x={plot.left - 6} y={y(amount) + 4} textAnchor="end">
                {amount}
              </text>
            </g>
          ))}
          {years.map((year) => (
            <text key={year} x={x(year * 12)} y={plot.bottom + 16} textAnchor="middle">
              {year}
            </text>
          ))}
          <path className={styles.axis} d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} />
          <text x={4} y={14}>
            {zh.finance.amountAxis}
          </text>
          <text x={plot.right} y={frame.height - 4} textAnchor="end">
            {zh.finance.termAxis}
          </text>
          {products.map(({ id, amount, months: [from, to] }, place) => (
            <g key={id}>
              <path className={styles.span} d={`M${x(from)} ${y(amount)}H${x(to)}`} />
              <circle className={styles.peg} cx={x(to)} cy={y(amount)} r={9} />
              <text className={styles.number} x={x(to)} y={y(amount) + 4} textAnchor="middle">
                {place + 1}
              </text>
            </g>
          ))}
        </svg>
        <ol className={styles.names} aria-label={zh.finance.termsHeading}>
          {products.map(({ id, name, words }) => (
            <li key={id}>
              <Link to={paths.financial.detail(id)}>{name}</Link> <span className={styles.words}>{words}</span>
            </li>
          ))}
        </ol>
      </div>
    </Block>
  );
}

/** What of a product can be drawn. */
interface ProductTerms {
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

function firstTable(html: unknown): string[][] {
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
