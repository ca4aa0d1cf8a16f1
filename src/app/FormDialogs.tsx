import { useEffect, useState, type ComponentType } from 'react';
import { loggedOut } from '../areas/auth/authSlice';
import { zh } from '../i18n/zh';
import { loadScript } from '../lib/loadScript';
import { AlertDialog } from '../components/AlertDialog';
import { ConfirmDialog } from '../components/ConfirmDialog';
import {
  formClosed,
  loginAccepted,
  questionClosed,
  selectFormDialog,
  selectQuestion,
  selectUnsaved,
  type FormDialog,
} from '../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { noticeClosed, noticeHeld, selectNotices, workFailed } from '../state/noticesSlice';

type OpenFormView = ComponentType<{ dialog: FormDialog }>;

/** All dialogs over a page: the open form, confirmations, the alert dialog. */
export function FormDialogs() {
  const dispatch = useAppDispatch();
  const form = useAppSelector(selectFormDialog);
  const question = useAppSelector(selectQuestion);
  const unsaved = useAppSelector(selectUnsaved);
  const notices = useAppSelector(selectNotices);
  const [OpenForm, setOpenForm] = useState<OpenFormView | null>(null);
  const needed = form !== null && OpenForm === null;

  // The forms' chunk loads with the first form; if that fails, the visitor is told and may retry.
  useEffect(() => {
    if (!needed) return;
    let isWanted = true;
    loadScript(
      () => import(/* webpackChunkName: "forms" */ './forms/OpenForm'),
      () => isWanted,
    ).then(
      (forms) => setOpenForm(() => forms.OpenForm),
      () => {
        // Not reported if the form was closed or the page left meanwhile.
        if (!isWanted) return;
        dispatch(formClosed());
        dispatch(workFailed(zh.site.formNotLoaded));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [needed, dispatch]);

  const close = () => dispatch(questionClosed());
  return (
    <>
      {/* A form that closes under its notice takes the notice's history entry with it; another one is opened once the
          focus is back on the element that had opened the form. */}
      <AlertDialog
        key={form ? 'overForm' : 'overPage'}
        loading={notices.loading ?? (needed ? zh.site.loading : null)}
        success={notices.success}
        receipt={notices.receipt}
        error={notices.error}
        onConfirm={() => dispatch(noticeClosed())}
        onHold={(held) => dispatch(noticeHeld(held))}
      />
      {form && OpenForm && <OpenForm dialog={form} />}
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
