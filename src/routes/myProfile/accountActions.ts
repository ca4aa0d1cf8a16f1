import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { errorText, isApiError, type ApiErrorKind } from '../../api/client';
import { selectToken, selectUser, userKnown, loggedOut } from '../../areas/auth/authSlice';
import type { Refusal } from '../../areas/my/PasswordForm';
import { profileApi, useDeleteMyAccountMutation } from '../../areas/my/profileApi';
import { passwordErrors, type PasswordFields } from '../../areas/my/ProfilePage';
import { sendAvatar } from '../../areas/my/AvatarField';
import { zh } from '../../i18n/zh';
import { workSucceeded, noticeClosed, workStarted } from '../../state/dialogsSlice';
import { type AppThunk, useAppDispatch, useVault } from '../../state/hooks';

type Act<Result> = AppThunk<Promise<Result>>;

const untracked = { track: false } as const;

/** A rejected password is reported at its field, everything else above the form. */
function refusalOf(error: unknown, field: string): Refusal {
  const text = errorText(error, zh.states.operationFailed);
  const isAboutPassword = isApiError(error) && error.kind === 'business' && error.msg === text;
  return isAboutPassword ? { errors: { [field]: text }, message: null } : { errors: {}, message: text };
}

/** Changes the password; resolves to an error message, or to null. */
export const changePassword =
  (fields: PasswordFields, idempotencyKey: string): Act<Refusal | null> =>
  async (dispatch, _getState, { secrets }) => {
    const errors = passwordErrors(fields);
    if (Object.keys(errors).length > 0) return { errors, message: null };
    const act = { secrets: secrets.put(fields), idempotencyKey };
    const { data, error } = await dispatch(profileApi.endpoints.updateMyPassword.initiate(act, untracked));
    if (error) return refusalOf(error, 'oldPassword');
    dispatch(workSucceeded({ text: zh.profile.passwordChanged(data) }));
    return null;
  };

/** Shows the new avatar in the header too, unless the account has changed meanwhile. */
const pictureChanged =
  (token: string | null, avatar: string | null): Act<void> =>
  async (dispatch, getState) => {
    const user = selectUser(getState());
    if (user && selectToken(getState()) === token) dispatch(userKnown({ ...user, avatar }));
  };

/** Uploads another avatar; resolves to an error message, or to null. */
export const changeAvatar =
  (file: File): Act<string | null> =>
  async (dispatch, getState) => {
    const token = selectToken(getState());
    const { avatar, failure } = await dispatch(sendAvatar(file));
    if (avatar === undefined) return failure;
    await dispatch(pictureChanged(token, avatar));
    return null;
  };

/** Removes the avatar; resolves to an error message, or to null. */
export const removeAvatar = (): Act<string | null> => async (dispatch, getState) => {
  const token = selectToken(getState());
  const { error } = await dispatch(profileApi.endpoints.deleteMyAvatar.initiate(undefined, untracked));
  if (error) return errorText(error, zh.states.operationFailed);
  await dispatch(pictureChanged(token, null));
  return null;
};

const unanswered: ApiErrorKind[] = ['network', 'timeout', 'parse', 'aborted'];

/** Closes the account and logs it out. */
export function useCloseAccount() {
  const dispatch = useAppDispatch();
  const vault = useVault();
  const key = useRef<string | null>(null);
  const [closeAccount, { isSuccess }] = useDeleteMyAccountMutation();
  return {
    /** Nothing more to see here, and nothing to log in to again. */
    isClosed: isSuccess,
    /** Resolves to an error message, or to null. */
    close: async (password: string) => {
      dispatch(workStarted(zh.profile.closing));
      key.current ??= nanoid();
      const secrets = vault.put({ password });
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
