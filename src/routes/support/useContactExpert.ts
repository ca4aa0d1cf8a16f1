import type { Specialist } from '../../contract/specialist';
import { text } from '../../lib/text';
import { formOpened } from '../../state/dialogsSlice';
import { useAppDispatch } from '../../state/hooks';

/** Opens 联系专家, which needs no login (spec §4 names the guarded actions). */
export function useContactExpert(): (expert: Pick<Specialist, 'fdId' | 'fdName'>) => void {
  const dispatch = useAppDispatch();
  return ({ fdId, fdName }) => dispatch(formOpened({ kind: 'expertContact', fdId, title: text(fdName, '') }));
}
