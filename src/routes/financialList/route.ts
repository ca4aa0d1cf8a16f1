import { financialApi } from '../../areas/financial/financialApi';
import { addresses } from '../../contract/addresses';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { screen } from '../screen';
import { listQueries, type Section } from '../section/sectionQueries';

const { listFinancials: list, listFinancialCategories: categories } = financialApi.endpoints;

export const financialSection: Section = {
  ...paths.financial,
  heading: zh.nav.financial,
  area: 'financial',
  intro: 'financial',
  finish: 'walnut',
  banner: 'banner_financial',
  picture: '/pictures/banner-financial.svg',
  pageSize: 6,
  first: { label: zh.section.intro, to: paths.financial.intro },
};

/** /financial/{category}. */
export const financialList = screen({
  path: addresses.financial.category,
  chunk: 'financial',
  load: () => import(/* webpackChunkName: "financial" */ './FinancialListRoute').then((m) => m.FinancialListRoute),
  queries: (at) => listQueries(at, financialSection, { list, categories }),
  given: { section: financialSection },
});
