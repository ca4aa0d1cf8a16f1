import { financialApi } from '../../areas/financial/financialApi';
import { addresses } from '../../contract/addresses';
import type { FinancialItem } from '../../contract/areas/financial';
import { toText } from '../../lib/toText';
import { financialSection as section } from '../financialList/route';
import { screen } from '../screen';
import { detailQueries } from '../section/sectionQueries';

/** The list of a financial service: its category's, since the section has no list of all. */
function listOf({ fdCategory }: Pick<FinancialItem, 'fdCategory'>) {
  const category = toText(fdCategory, '');
  return category ? { root: section.category(category), own: { category } } : {};
}

const { getFinancial: detail, listFinancialCategories: categories } = financialApi.endpoints;

/** /financial/detail/{fdId}. */
export const financialDetail = screen({
  path: addresses.financial.detail,
  chunk: 'financial-detail',
  load: () =>
    import(/* webpackChunkName: "financial-detail" */ './FinancialDetailRoute').then((m) => m.FinancialDetailRoute),
  queries: (at) => detailQueries(at, { detail, categories }),
  given: { section, listOf },
});
