import { loggedOut } from '../areas/auth/authSlice';
import { zh } from '../i18n/zh';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { questionClosed, selectQuestion } from '../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../state/hooks';

/** The questions that lie over a screen. */
export function DeskQuestions() {
  const dispatch = useAppDispatch();
  const question = useAppSelector(selectQuestion);
  if (question !== 'logOut') return null;
  const close = () => dispatch(questionClosed());
  return (
    <ConfirmDialog
      question={zh.account.logOutQuestion}
      onConfirm={() => {
        close();
        dispatch(loggedOut());
      }}
      onCancel={close}
    />
  );
}
