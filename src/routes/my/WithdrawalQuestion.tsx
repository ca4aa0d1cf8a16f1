import { withdraw } from '../../areas/my/withdraw';
import { zh } from '../../i18n/zh';
import { questionClosed, selectQuestion, selectWithdrawal } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { ConfirmDialog } from '../../components/ConfirmDialog';

/** Confirms a withdrawal. */
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
