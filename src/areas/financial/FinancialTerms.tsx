import type { Term } from '../../components/markup/richTextFacts';
import styles from './FinancialTerms.module.css';

/** The main terms of a product. */
export const FinancialTerms = ({ terms }: { terms: readonly Term[] }) => (
  <dl className={styles.terms}>
    {terms.map(({ label, value }, place) => (
      <div key={`${place} ${label}`}>
        <dt>{label}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
);
