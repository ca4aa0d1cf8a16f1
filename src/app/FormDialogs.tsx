import { useCallback } from 'react';
import { loggedOut } from '../areas/auth/authSlice';
import { zh } from '../i18n/zh';
import { AlertDialog } from '../components/AlertDialog';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { useScript } from '../components/useScript';
import {
  formClosed,
  loginAccepted,
  questionClosed,
  selectFormDialog,
  selectQuestion,
  selectUnsaved,
} from '../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { noticeClosed, noticeHeld, selectNotices, workFailed } from '../state/noticesSlice';

const loadForms = () => import(/* webpackChunkName: "forms" */ './forms/OpenForm');

/** All dialogs over a page: the open form, confirmations, the alert dialog. */
export function FormDialogs() {
  const dispatch = useAppDispatch();
  const form = useAppSelector(selectFormDialog);
  const question = useAppSelector(selectQuestion);
  const unsaved = useAppSelector(selectUnsaved);
  const notices = useAppSelector(selectNotices);
  const fail = useCallback(() => {
    dispatch(formClosed());
    dispatch(workFailed(zh.site.formNotLoaded));
  }, [dispatch]);
  // The forms' chunk loads with the first form; if that fails, the visitor is told and may retry.
  const forms = useScript(loadForms, form !== null, fail);
  const close = () => dispatch(questionClosed());
  return (
    <>
      {/* A form that closes under its notice takes the notice's history entry with it; another one is opened once the
          focus is back on the element that had opened the form. */}
      <AlertDialog
        key={form ? 'overForm' : 'overPage'}
        loading={notices.loading ?? (form && !forms ? zh.site.loading : null)}
        success={notices.success}
        receipt={notices.receipt}
        error={notices.error}
        onConfirm={() => dispatch(noticeClosed())}
        onHold={(held) => dispatch(noticeHeld(held))}
      />
      {form && forms && <forms.OpenForm dialog={form} />}
      {question === 'logOut' && (
        <ConfirmDialog
          question={zh.account.logOutQuestion(unsaved)}
          onConfirm={() => {
            close();
            dispatch(loggedOut());
          }}
          onCancel={close}
        />
      )}
      {question === 'loginNeeded' && (
        <ConfirmDialog question={zh.account.loginNeeded} onConfirm={() => dispatch(loginAccepted())} onCancel={close} />
      )}
    </>
  );
}
