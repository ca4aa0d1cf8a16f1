import { loggedOut } from '../areas/auth/authSlice';
import { zh } from '../i18n/zh';
import { DeskConfirm } from './shell/DeskDialog';
import { questionClosed, selectQuestion } from '../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../state/hooks';

/** The questions that lie over a screen. */
export function DeskQuestions() {
  const dispatch = useAppDispatch();
  const question = useAppSelector(selectQuestion);
  if (question !== 'logOut') return null;
  const close = () => dispatch(questionClosed());
  return (
    <DeskConfirm
      question={zh.account.logOutQuestion}
      onConfirm={() => {
        close();
        dispatch(loggedOut());
      }}
      onCancel={close}
    />
  );
}
