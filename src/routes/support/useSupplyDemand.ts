import { useParams } from 'react-router-dom';
import { isSide, type Side } from '../../areas/getbuginess/halves';
import { useDemandSwitch } from '../../areas/navigation/useDemandSwitch';

interface SupplyDemand {
  /** undefined: no such half. */
  side: Side | undefined;
  sides: Side[];
  /** The demand half was asked for, and there is none: the visitor is led to supply (decision 4). */
  redirected: boolean;
}

/** Which half of supply and demand the address asks for, and which halves there are. */
export function useSupplyDemand(): SupplyDemand {
  const { side } = useParams();
  const demand = useDemandSwitch();
  return {
    side: isSide(side) ? side : undefined,
    sides: demand === 'shown' ? ['supply', 'demand'] : ['supply'],
    redirected: side === 'demand' && demand === 'hidden',
  };
}
