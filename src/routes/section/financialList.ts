import type { FinancialItem } from '../../contract/financial';
import { paths } from '../../lib/paths';
import { toText } from '../../lib/toText';

/** The list of a financial service: its category's, for the section has none of all. */
export function financialList({ fdCategory }: Pick<FinancialItem, 'fdCategory'>) {
  const category = toText(fdCategory, '');
  return category ? { root: paths.financial.category(category), own: { category } } : {};
}
