import { appApi } from '../../areas/app/appApi';
import { addresses } from '../../contract/addresses';
import { shoppingMallSection as section } from '../shoppingMallList/route';
import { screen } from '../screen';
import { detailQueries } from '../section/sectionQueries';

const { getApp: detail, listAppCategories: categories } = appApi.endpoints;

/** /shopping_mall/detail/{fdId}. */
export const shoppingMallDetail = screen({
  path: addresses.shoppingMall.detail,
  chunk: 'shopping_mall-detail',
  load: () =>
    import(/* webpackChunkName: "shopping_mall-detail" */ './ShoppingMallDetailRoute').then(
      (m) => m.ShoppingMallDetailRoute,
    ),
  queries: (at) => detailQueries(at, { detail, categories }),
  given: { section },
});
