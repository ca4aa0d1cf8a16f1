import { getbuginessApi, sideTypes, type Side } from '../../areas/getbuginess/getbuginessApi';
import { demandSwitch } from '../../areas/navigation/navigationApi';
import { loaderOfSide, listQueries, type Section } from '../section/sectionQueries';
import { addresses } from '../../contract/addresses';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { screen } from '../screen';

const { listGetbuginess: list, listGetbuginessCategories: categories } = getbuginessApi.endpoints;

/** Each half of the section. */
export const supplyDemandSection = (side: Side): Section => ({
  ...paths.supplyDemand[side],
  heading: zh.nav.supplyDemand,
  area: 'getbuginess',
  intro: 'supplyDemand',
  finish: 'pine',
  banner: 'banner_supply_demand',
  picture: '/pictures/banner-supply-demand.svg',
  pageSize: 9,
});

/** /supply_demand/supply and /supply_demand/demand with their categories. */
const listOf = (side: Side) => {
  const section = supplyDemandSection(side);
  return screen({
    path: [addresses.supplyDemand[side].root, addresses.supplyDemand[side].category],
    chunk: 'supply_demand',
    load: () =>
      import(/* webpackChunkName: "supply_demand" */ './SupplyDemandListRoute').then((m) => m.SupplyDemandListRoute),
    // The section's tabs query the demand switch in any case.
    queries: (at) => ({ ...listQueries(at, section, { list, categories }, { type: sideTypes[side] }), demandSwitch }),
    read: loaderOfSide[side],
    given: { section, side },
  });
};

export const supplyList = listOf('supply');
export const demandList = listOf('demand');
