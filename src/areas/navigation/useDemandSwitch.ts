import { useQueryResult } from '../../api/query';
import { demandSwitch, demandSwitchOf, type DemandSwitch } from './navigationApi';

/** Whether the demand half is enabled. While loading its place stays empty; on failure it is shown. */
export function useDemandSwitch(): DemandSwitch {
  const { data, isFetching } = useQueryResult(demandSwitch);
  return data === undefined && isFetching ? 'pending' : demandSwitchOf(data);
}
