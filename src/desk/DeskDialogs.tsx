import { loggedOut } from '../areas/auth/authSlice';
import { AlertDialog } from '../components/AlertDialog';
import { zh } from '../i18n/zh';
import { questionClosed, selectQuestion, selectUnsaved } from '../state/dialogsSlice';
import { noticeClosed, noticeHeld, selectNotices } from '../state/noticesSlice';
import { useDeskDispatch, useDeskSelector } from './hooks';
import { DeskConfirm } from './shell/DeskDialog';

/** The desk's own dialogs: progress and outcome of an action, and whether to log out. */
export function DeskDialogs() {
  const dispatch = useDeskDispatch();
  const notices = useDeskSelector(selectNotices);
  const question = useDeskSelector(selectQuestion);
  const unsaved = useDeskSelector(selectUnsaved);
  const close = () => dispatch(questionClosed());
  return (
    <>
      <AlertDialog
        loading={notices.loading}
        success={notices.success}
        error={notices.error}
        onConfirm={() => dispatch(noticeClosed())}
        onHold={(held) => dispatch(noticeHeld(held))}
      />
      {question === 'logOut' && (
        <DeskConfirm
          question={zh.account.logOutQuestion(unsaved)}
          onConfirm={() => {
            close();
            dispatch(loggedOut());
          }}
          onCancel={close}
        />
      )}
    </>
  );
}
