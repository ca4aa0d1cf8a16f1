import { useGuardedAction } from '../../areas/auth/useGuardedAction';
import { editEntry, prefillAgain } from '../../areas/my/editEntry';
import type { Step } from '../../areas/my/steps';
import type { SubmissionSummary } from '../../contract/submission';
import { withdrawalAsked } from '../../state/dialogsSlice';
import { useAppDispatch } from '../../state/hooks';

/** Handler of a submission's buttons. */
export function useMySteps(owner: string): (step: Step, submission: SubmissionSummary) => void {
  const dispatch = useAppDispatch();
  const open = useGuardedAction();
  return (step, { number, kind, targetId, title }) => {
    if (step === 'withdraw') dispatch(withdrawalAsked({ number, kind }));
    else if (kind === 'entry') void dispatch(editEntry(number, owner));
    else {
      const dialog = {
        kind: kind === 'application' ? 'projectApplication' : 'intention',
        fdId: targetId,
        title,
      } as const;
      void dispatch(prefillAgain(number, owner, dialog)).then(() => open(dialog));
    }
  };
}
