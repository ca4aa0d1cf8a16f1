import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { isApiError, type ApiErrorKind } from '../../api/errors';
import { loggedOut } from '../../areas/auth/authSlice';
import type { Refusal } from '../../areas/my/PasswordForm';
import { useDeleteMyAccountMutation } from '../../areas/my/profileApi';
import { zh } from '../../i18n/zh';
import { useAppDispatch } from '../../state/hooks';
import { noticeClosed, workStarted, workSucceeded } from '../../state/noticesSlice';
import { refusalOf, secretsKept } from './accountActions';

export interface CloseAccount {
  /** Resolves to why it was refused, or to null. */
  close: (password: string) => Promise<Refusal | null>;
  /** There is nothing more to see here, and nobody to log in again. */
  isClosed: boolean;
}

const unanswered: ApiErrorKind[] = ['network', 'timeout', 'parse', 'aborted'];

/** Closes the account and logs it out. */
export function useCloseAccount(): CloseAccount {
  const dispatch = useAppDispatch();
  const key = useRef<string | null>(null);
  const [closeAccount, { isSuccess }] = useDeleteMyAccountMutation();
  return {
    isClosed: isSuccess,
    close: async (password) => {
      dispatch(workStarted(zh.profile.closing));
      key.current ??= nanoid();
      const secrets = dispatch(secretsKept({ password }));
      const { error } = await closeAccount({ secrets, idempotencyKey: key.current });
      if (error) {
        // Where no answer came it may be done: the next try tells by its key.
        if (!isApiError(error) || !unanswered.includes(error.kind)) key.current = null;
        dispatch(noticeClosed());
        return refusalOf(error, 'password');
      }
      dispatch(loggedOut());
      dispatch(workSucceeded({ text: zh.profile.closed }));
      return null;
    },
  };
}
