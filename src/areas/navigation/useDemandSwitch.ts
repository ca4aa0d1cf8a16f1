import { useAnswer } from '../../api/query';
import { demandSwitch, demandSwitchOf, type DemandSwitch } from './demandSwitch';

/** Whether there is a demand half. While it loads its place stays empty; if it cannot be read, demand shows. */
export function useDemandSwitch(): DemandSwitch {
  const { data, isFetching } = useAnswer(demandSwitch);
  return data === undefined && isFetching ? 'pending' : demandSwitchOf(data);
}
