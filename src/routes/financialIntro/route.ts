import { financialApi } from '../../areas/financial/financialApi';
import { addresses } from '../../contract/addresses';
import { financialSection } from '../financialList/route';
import { screen } from '../screen';
import { frameQueries } from '../section/sectionQueries';

/** /financial/default: the platform introduction, to which /financial redirects. */
export const financialIntro = screen({
  path: addresses.financial.intro,
  chunk: 'financial',
  load: () => import(/* webpackChunkName: "financial" */ './FinancialIntroRoute').then((m) => m.FinancialIntroRoute),
  queries: () => frameQueries(financialSection, financialApi.endpoints.listFinancialCategories),
  given: { section: financialSection },
});
