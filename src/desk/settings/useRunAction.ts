import { errorText } from '../../api/errors';
import { zh } from '../../i18n/zh';
import { useDeskDispatch } from '../hooks';
import { useConfirmed } from '../account/ConfirmOwner';
import { workFailed, workSucceeded } from '../../state/noticesSlice';

/** Runs an action, after asking for the password if required, and shows its outcome. @returns whether it succeeded */
export function useRunAction() {
  const dispatch = useDeskDispatch();
  const confirmed = useConfirmed();
  return async (work: () => Promise<{ error?: unknown }>, done: string): Promise<boolean> => {
    const outcome = await confirmed(work);
    if (outcome === null) return false;
    if (outcome.error) {
      dispatch(workFailed(errorText(outcome.error, zh.states.operationFailed)));
      return false;
    }
    dispatch(workSucceeded({ text: done }));
    return true;
  };
}
