import { demandSwitchOf, type DemandSwitch } from './demandSwitch';
import { useGetNavigationValueQuery } from './navigationApi';

/** Whether there is a demand half. While it loads its place stays empty; if it cannot be read, demand shows. */
export function useDemandSwitch(): DemandSwitch {
  const { data, isLoading } = useGetNavigationValueQuery('demand');
  return isLoading ? 'pending' : demandSwitchOf(data);
}
