import { loggedOut } from '../areas/auth/authSlice';
import { zh } from '../i18n/zh';
import { DeskConfirm } from './shell/DeskDialog';
import { questionClosed, selectQuestion } from '../state/dialogsSlice';
import { useUnsaved } from '../state/useUnsaved';
import { useDeskDispatch, useDeskSelector } from './hooks';

/** The questions that lie over a screen. */
export function DeskQuestions() {
  const dispatch = useDeskDispatch();
  const question = useDeskSelector(selectQuestion);
  const unsaved = useUnsaved(question === 'logOut');
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
