import { plainText } from '../../lib/plainText';
import styles from './FinancialTerms.module.css';

/** One term of a product, e.g. 额度 and 最高 500 万元. */
interface Term {
  label: string;
  value: string;
}

/** A table that is longer is no summary. */
const maxLength = 4000;

const termLabel = /额|期限|租期|期间|年化|利率|费率|价格|费用|保费/;

const cellsOf = (row: string): string[] =>
  row
    .split(/<t[hd]\b/i)
    .slice(1)
    .map((cell) => plainText(cell.slice(cell.indexOf('>') + 1)));

/**
 * The main terms of a financial product, at most three: amount, period and price as the first table of its text states
 * them, in columns below their names or in rows beside them. Empty if its text has no such table.
 */
function financialTerms(html: unknown): Term[] {
  if (typeof html !== 'string') return [];
  const start = html.indexOf('<table');
  const end = start < 0 ? -1 : html.indexOf('</table', start);
  if (end < 0 || end - start > maxLength) return [];
  const rows = html.slice(start, end).split(/<tr\b/i).slice(1).map(cellsOf);
  const [names = [], values = []] = rows;
  const pairs = names.length === 2 ? rows : names.map((name, place) => [name, values[place]]);
  return pairs
    .flatMap(([label, value]) => (label && value && termLabel.test(label) ? [{ label, value }] : []))
    .slice(0, 3);
}

export const hasTerms = (html: unknown): boolean => financialTerms(html).length > 0;

/** The main terms of a product; nothing if its text states none. */
export function FinancialTerms({ html }: { html: unknown }) {
  const terms = financialTerms(html);
  if (terms.length === 0) return null;
  return (
    <dl className={styles.terms}>
      {terms.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
