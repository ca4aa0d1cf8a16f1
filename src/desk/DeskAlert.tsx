import { AlertDialog } from '../components/AlertDialog';
import { useDeskDispatch, useDeskSelector } from './hooks';
import { noticeClosed, noticeHeld, selectNotices } from '../state/noticesSlice';

/** Progress and outcome of an action at the desk. */
export function DeskAlert() {
  const dispatch = useDeskDispatch();
  const notices = useDeskSelector(selectNotices);
  return (
    <AlertDialog
      loading={notices.loading}
      success={notices.success}
      error={notices.error}
      onConfirm={() => dispatch(noticeClosed())}
      onHold={(held) => dispatch(noticeHeld(held))}
    />
  );
}
