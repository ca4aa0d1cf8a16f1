import type { Specialist } from '../../contract/areas/specialist';
import { toText } from '../../lib/toText';
import { formOpened } from '../../state/dialogsSlice';
import { useAppDispatch } from '../../state/hooks';

type Expert = Pick<Specialist, 'fdId' | 'fdName'> & Partial<Specialist>;

/** Opens 联系专家, which needs no login. */
export function useContactExpert(): (expert: Expert) => void {
  const dispatch = useAppDispatch();
  return ({ fdId, fdName, fdAvatar, fdPosition, fdHometown }) => {
    const about = [fdPosition, fdHometown].map((value) => toText(value, '')).filter((value) => value !== '');
    dispatch(
      formOpened({
        kind: 'expertContact',
        fdId,
        title: toText(fdName, ''),
        picture: toText(fdAvatar, '') || undefined,
        about: about.length > 0 ? about : undefined,
      }),
    );
  };
}
