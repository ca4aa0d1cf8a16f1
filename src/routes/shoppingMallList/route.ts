import { query } from '../../api/query';
import { appApi } from '../../areas/app/appApi';
import { addresses } from '../../contract/addresses';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { screen } from '../screen';
import { listQueries, type Section } from '../section/sectionQueries';

const { listApps: list, listAppCategories: categories, listTopApps } = appApi.endpoints;
const { root, category } = addresses.shoppingMall;

export const shoppingMallSection: Section = {
  ...paths.shoppingMall,
  heading: zh.nav.shoppingMall,
  area: 'app',
  intro: 'shoppingMall',
  finish: 'slate',
  banner: 'banner_shopping_mall',
  picture: '/pictures/banner-shopping-mall.svg',
  pageSize: 9,
};

/** /shopping_mall with the top list, and /shopping_mall/{category} without it. */
export const shoppingMallList = screen({
  path: [root, category],
  chunk: 'shopping_mall',
  load: () =>
    import(/* webpackChunkName: "shopping_mall" */ './ShoppingMallListRoute').then((m) => m.ShoppingMallListRoute),
  queries: (at) => ({
    ...listQueries(at, shoppingMallSection, { list, categories }),
    top: at.params.category === undefined ? query(listTopApps, undefined) : undefined,
  }),
  given: { section: shoppingMallSection },
});
