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
  /** Resolves to an error message, or to null. */
  close: (password: string) => Promise<Refusal | null>;
  /** Nothing more to see here, and nothing to log in to again. */
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
        // Without a response it may have succeeded: a retry finds out by its idempotency key.
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
