import { loggedOut } from '../areas/auth/authSlice';
import { zh } from '../i18n/zh';
import { DeskConfirm } from './shell/DeskDialog';
import { questionClosed, selectQuestion, selectUnsaved } from '../state/dialogsSlice';
import { useDeskDispatch, useDeskSelector } from './hooks';

/** Confirmation dialogs of the desk. */
export function DeskQuestions() {
  const dispatch = useDeskDispatch();
  const question = useDeskSelector(selectQuestion);
  const unsaved = useDeskSelector(selectUnsaved);
  if (question !== 'logOut') return null;
  const close = () => dispatch(questionClosed());
  return (
    <DeskConfirm
      question={zh.account.logOutQuestion(unsaved)}
      onConfirm={() => {
        close();
        dispatch(loggedOut());
      }}
      onCancel={close}
    />
  );
}
