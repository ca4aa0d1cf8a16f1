import { loggedOut } from '../../areas/auth/authSlice';
import type { Refusal } from '../../areas/my/PasswordForm';
import { useDeleteMyAccountMutation } from '../../areas/my/profileApi';
import { zh } from '../../i18n/zh';
import { useAppDispatch } from '../../state/hooks';
import { noticeClosed, workStarted, workSucceeded } from '../../state/noticesSlice';
import { refusalOf, secretsKept } from './accountActs';

export interface CloseAccount {
  /** Resolves to why it was refused, or to null. */
  close: (password: string) => Promise<Refusal | null>;
  /** There is nothing more to see here, and nobody to log in again. */
  isClosed: boolean;
}

/** Closes the account and logs it out. */
export function useCloseAccount(): CloseAccount {
  const dispatch = useAppDispatch();
  const [closeAccount, { isSuccess }] = useDeleteMyAccountMutation();
  return {
    isClosed: isSuccess,
    close: async (password) => {
      dispatch(workStarted(zh.profile.closing));
      const { error } = await closeAccount({ secrets: dispatch(secretsKept({ password })) });
      if (error) {
        dispatch(noticeClosed());
        return refusalOf(error, 'password');
      }
      dispatch(loggedOut());
      dispatch(workSucceeded({ text: zh.profile.closed }));
      return null;
    },
  };
}
