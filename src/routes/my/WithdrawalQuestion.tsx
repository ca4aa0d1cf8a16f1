import { withdraw, editEntry, prefillAgain } from '../../areas/my/myWritesApi';
import { zh } from '../../i18n/zh';
import { questionClosed, selectQuestion, selectWithdrawal, withdrawalAsked } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { ConfirmDialog } from '../../components/AlertDialog';
import { useGuardedAction } from '../../areas/auth/useGuardedAction';
import type { Step } from '../../areas/my/SubmissionRows';
import type { SubmissionSummary } from '../../contract/submission';

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

export function WithdrawalQuestion() {
  const dispatch = useAppDispatch();
  const isAsked = useAppSelector(selectQuestion) === 'withdrawal';
  const withdrawal = useAppSelector(selectWithdrawal);
  if (!isAsked || !withdrawal) return null;
  return (
    <ConfirmDialog
      question={zh.my.withdrawQuestion[withdrawal.kind]}
      onConfirm={() => {
        dispatch(questionClosed());
        void dispatch(withdraw(withdrawal.number));
      }}
      onCancel={() => dispatch(questionClosed())}
    />
  );
}
