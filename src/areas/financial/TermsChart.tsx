import type { FinancialItem } from '../../contract/areas/financial';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { toText } from '../../lib/toText';
import { BlockHeading } from '../../components/BlockHeading';
import { Link } from '../../components/Link';
import { productTerms } from './productTerms';
import styles from './TermsChart.module.css';

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
    <section className="mt-5" aria-labelledby="finance-terms">
      <BlockHeading id="finance-terms" text={zh.finance.termsHeading} />
      <div className={`sheet ${styles.terms}`}>
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
    </section>
  );
}
