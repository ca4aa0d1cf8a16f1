import { useDemandSwitch } from '../../areas/navigation/useDemandSwitch';
import { RedirectTo } from '../../components/RedirectTo';
import { paths } from '../../lib/paths';
import NotFoundRoute from '../notFound/NotFoundRoute';

/** An unknown address under /supply_demand/demand: without the demand half it redirects to supply all the same. */
export default function UnknownDemandRoute() {
  const demand = useDemandSwitch();
  if (demand === 'pending') return null;
  return demand === 'hidden' ? <RedirectTo to={paths.supplyDemand.supply.root} /> : <NotFoundRoute />;
}
