import { createContext, useContext, useEffect } from 'react';
import { isApiError, type ApiError } from '../../api/client';
import { passwordNeeded } from '../../contract/desk';
import { useIsMounted } from '../hooks';

/** The password was confirmed, was not entered, or the dialog failed to load. */
export type Answer = 'confirmed' | 'cancelled' | 'failed';

export type Ask = () => Promise<Answer>;

export const AskContext = createContext<Ask>(() => Promise.resolve('failed'));

const needsPassword = (error: unknown): error is ApiError => isApiError(error) && error.code === passwordNeeded;

/**
 * Runs an action; if the backend requires the password first, a dialog asks for it and the action is repeated.
 * @returns null when the password was not entered: nothing was done, and nothing failed
 */
export function useConfirmed() {
  const ask = useContext(AskContext);
  return async <Result extends object>(action: () => Promise<Result>): Promise<Result | null> => {
    const result = await action();
    if (!needsPassword('error' in result ? result.error : undefined)) return result;
    const answer = await ask();
    if (answer === 'confirmed') return action();
    return answer === 'cancelled' ? null : result;
  };
}

interface Read {
  currentData?: unknown;
  error?: unknown;
  refetch: () => unknown;
}

/** Asks for the password where reading requires it, and refetches. @returns the error to show until it is entered */
export function useConfirmedRead({ currentData, error, refetch }: Read): string | undefined {
  const ask = useContext(AskContext);
  const isMounted = useIsMounted();
  // Data that is already shown stays, without a dialog.
  const refused = currentData === undefined && needsPassword(error) ? error : null;
  useEffect(() => {
    if (refused !== null) void ask().then((answer) => answer === 'confirmed' && isMounted() && refetch());
  }, [refused, ask, isMounted, refetch]);
  return refused === null ? undefined : refused.msg;
}
