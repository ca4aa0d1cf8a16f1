import { Navigate } from 'react-router-dom';
import { useDemandSwitch } from '../areas/navigation/useDemandSwitch';
import { paths } from '../lib/paths';
import { NotFoundRoute } from './NotFoundRoute';

/** An address under /supply_demand/demand that matches nothing: without a demand half it leads to supply all the same. */
export function LostDemandRoute() {
  const demand = useDemandSwitch();
  if (demand === 'pending') return null;
  return demand === 'hidden' ? <Navigate to={paths.supplyDemand.supply.root} replace /> : <NotFoundRoute />;
}
