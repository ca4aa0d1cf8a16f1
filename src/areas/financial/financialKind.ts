import type { Category } from '../../contract/areas/category';
import type { FinancialItem } from '../../contract/areas/financial';
import { categoryName, toText } from '../../lib/toText';

/** The name of an item's category: its own, else from the categories call, else its code. */
export function financialKind(item: FinancialItem, categories: readonly Category[] | null | undefined): string {
  return toText(item.fdCategoryName, categoryName(categories, item.fdCategory));
}
