import { errorText } from '../../api/errors';
import { zh } from '../../i18n/zh';
import { useDeskDispatch } from '../hooks';
import { workFailed, workSucceeded } from '../../state/noticesSlice';

/** Carries out an act and says how it ended. @returns whether it succeeded */
export function useAct() {
  const dispatch = useDeskDispatch();
  return async (work: Promise<{ error?: unknown }>, done: string): Promise<boolean> => {
    const { error } = await work;
    if (error) {
      dispatch(workFailed(errorText(error, zh.states.operationFailed)));
      return false;
    }
    dispatch(workSucceeded({ text: done }));
    return true;
  };
}
