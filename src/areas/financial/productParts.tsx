import type { ReactNode } from 'react';
import type { Term } from '../../components/markup/richTextFacts';
import type { Category } from '../../contract/areas/category';
import type { FinancialItem } from '../../contract/areas/financial';
import { categoryName, toText } from '../../lib/toText';

const pine = '#17443F';
const oak = '#B37F3C';
const walnut = '#4A3326';
const line = (stroke: string, width = 4) => ({ fill: 'none', stroke, strokeWidth: width });

/** Nine neutral placeholder logos, 44 by 44, in the order of the partner banks. */
const bankLogos: ReactNode[] = [
  <g key="beam">
    <path fill={pine} d="M6 6h32v8H6zM6 30h32v8H6z" />
    <path fill={oak} d="M18 14h8v16h-8z" />
  </g>,
  <g key="bridge">
    <path {...line(walnut, 5)} d="M4 34a18 18 0 0 1 36 0M14 34a8 8 0 0 1 16 0" />
    <path fill={oak} d="M4 36h36v4H4z" />
  </g>,
  <path key="ear" {...line(pine)} d="M22 40V6M22 18 10 8M22 18 34 8M22 29 8 18M22 29l14-11" />,
  <g key="ford">
    <path {...line(pine)} d="M4 14q9-9 18 0t18 0M4 24q9-9 18 0t18 0" />
    <path {...line(oak)} d="M4 34q9-9 18 0t18 0" />
  </g>,
  <g key="shore">
    <circle cx="22" cy="17" r="11" fill={oak} />
    <path fill={walnut} d="M4 30h36v4H4zM10 37h24v4H10z" />
  </g>,
  <g key="isles">
    <circle cx="16" cy="22" r="12" {...line(pine)} />
    <circle cx="28" cy="22" r="12" {...line(oak)} />
  </g>,
  <g key="cypress">
    <path fill={pine} d="m22 3 14 18H8zM22 15l16 20H6z" />
    <path fill={oak} d="M19 35h6v7h-6z" />
  </g>,
  <g key="dovetail">
    <path fill={pine} d="M5 5h14v12l6-3v16l-6-3v12H5z" />
    <path fill={oak} d="M39 5v34H22v-8l6 3V10l-6 3V5z" />
  </g>,
  <g key="diamond">
    <path {...line(walnut)} d="M22 4 40 22 22 40 4 22z" />
    <path fill={oak} d="m22 14 8 8-8 8-8-8z" />
  </g>,
];

/** The logo of a partner bank; without a label it is decoration. */
export function BankLogo({ place, label }: { place: number; label?: string }) {
  return (
    <svg
      viewBox="0 0 44 44"
      width={44}
      height={44}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {bankLogos[place]}
    </svg>
  );
}

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

/** The name of an item's category: its own, else from the categories call, else its code. */
export function financialKind(item: FinancialItem, categories: readonly Category[] | null | undefined): string {
  return toText(item.fdCategoryName, categoryName(categories, item.fdCategory));
}
