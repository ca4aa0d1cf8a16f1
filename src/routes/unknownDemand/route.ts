import { demandSwitch } from '../../areas/navigation/demandSwitch';
import { addresses } from '../../contract/addresses';
import { screen } from '../screen';

const { root } = addresses.supplyDemand.demand;

/** An unknown address under /supply_demand/demand. */
export const unknownDemand = screen({
  path: [`${root}/detail`, `${root}/*`],
  chunk: 'supply_demand',
  load: () => import(/* webpackChunkName: "supply_demand" */ './UnknownDemandRoute').then((m) => m.UnknownDemandRoute),
  queries: () => ({ demandSwitch }),
});
