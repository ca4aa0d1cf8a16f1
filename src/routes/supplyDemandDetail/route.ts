import { getbuginessApi, sideTypes, type Side } from '../../areas/getbuginess/getbuginessApi';
import { demandSwitch } from '../../areas/navigation/navigationApi';
import { loaderOfSide, detailQueries } from '../section/sectionQueries';
import { addresses } from '../../contract/addresses';
import { screen } from '../screen';
import { supplyDemandSection } from '../supplyDemandList/route';

const { getGetbuginess: detail, listGetbuginessCategories: categories } = getbuginessApi.endpoints;

/** /supply_demand/{supply|demand}/detail/{fdId}; demand only if the demand half is enabled. */
const detailOf = (side: Side) =>
  screen({
    path: addresses.supplyDemand[side].detail,
    chunk: 'supply_demand-detail',
    load: () =>
      import(/* webpackChunkName: "supply_demand-detail" */ './SupplyDemandDetailRoute').then(
        (m) => m.SupplyDemandDetailRoute,
      ),
    queries: (at) => ({ ...detailQueries(at, { detail, categories }), demandSwitch }),
    read: loaderOfSide[side],
    given: { section: supplyDemandSection(side), list: { own: { type: sideTypes[side] } }, side },
  });

export const supplyDetail = detailOf('supply');
export const demandDetail = detailOf('demand');
