import { useMatch } from 'react-router-dom';
import type { Side } from '../../areas/getbuginess/supplyDemandSides';
import { useDemandSwitch } from '../../areas/navigation/useDemandSwitch';
import { paths } from '../../lib/paths';

interface SupplyDemand {
  side: Side;
  sides: Side[];
  /** The demand half was asked for, but there is none: the visitor is redirected to supply. */
  redirected: boolean;
}

/** Which half of supply and demand the address asks for, and which halves there are. */
export function useSupplyDemand(): SupplyDemand {
  const side = useMatch(`${paths.supplyDemand.demand.root}/*`) ? 'demand' : 'supply';
  const demand = useDemandSwitch();
  return {
    side,
    sides: demand === 'shown' ? ['supply', 'demand'] : ['supply'],
    redirected: side === 'demand' && demand === 'hidden',
  };
}
