import type { Term } from '../../components/markup/richTextFacts';

/** The main terms of a product, which a visitor compares first: amount, period and price. */
export const TermList = ({ terms, className }: { terms: readonly Term[]; className: string | undefined }) => (
  <dl className={className}>
    {terms.map(({ label, value }, place) => (
      <div key={`${place} ${label}`}>
        <dt>{label}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
);
