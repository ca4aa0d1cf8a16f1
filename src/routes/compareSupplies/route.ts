import { query } from '../../api/query';
import { comparedIds, getbuginessApi } from '../../areas/getbuginess/getbuginessApi';
import { addresses } from '../../contract/addresses';
import { screen } from '../screen';

const { getGetbuginess: detail, listGetbuginessCategories: categories } = getbuginessApi.endpoints;

/** /supply_demand/compare?id=…&id=…: up to three supplies side by side. */
export const compareSupplies = screen({
  path: addresses.supplyDemand.compare,
  chunk: 'compare',
  load: () => import(/* webpackChunkName: "compare" */ './CompareSuppliesRoute').then((m) => m.CompareSuppliesRoute),
  queries: ({ search }) => {
    const [first, second, third] = comparedIds(search).map((id) => query(detail, id));
    return { first, second, third, categories: query(categories, undefined) };
  },
});
