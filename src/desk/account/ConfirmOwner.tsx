import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { isApiError, type ApiError } from '../../api/errors';
import { passwordNeeded } from '../../contract/desk';
import { loadScript } from '../../lib/loadScript';
import { useIsMounted } from '../useIsMounted';

/** Given and right, not given, or the dialog could not be loaded. */
type Answer = 'confirmed' | 'cancelled' | 'failed';

type Ask = () => Promise<Answer>;

type Dialog = ComponentType<{ onEnd: (isConfirmed: boolean) => void }>;

const AskContext = createContext<Ask>(() => Promise.resolve('failed'));

const loadDialog = () =>
  import(/* webpackChunkName: "desk-account" */ './ConfirmDialog').then((file): Dialog => file.ConfirmDialog);

/** Lets every screen in it ask who is there for the password once more. Acts that need it at the same time share the question. */
export function ConfirmOwner({ children }: { children: ReactNode }) {
  const [Open, setOpen] = useState<Dialog | null>(null);
  const waiting = useRef<((answer: Answer) => void)[]>([]);
  // It is there before somebody has typed what it is asked for.
  useEffect(() => void loadDialog().catch(() => undefined), []);
  const ask = useCallback<Ask>(async () => {
    const Dialog = await loadScript(loadDialog).catch(() => null);
    if (!Dialog) return 'failed';
    return new Promise((give) => {
      waiting.current.push(give);
      setOpen(() => Dialog);
    });
  }, []);
  return (
    <AskContext value={ask}>
      {children}
      {Open && (
        <Open
          onEnd={(isConfirmed) => {
            setOpen(null);
            for (const give of waiting.current.splice(0)) give(isConfirmed ? 'confirmed' : 'cancelled');
          }}
        />
      )}
    </AskContext>
  );
}

const needsPassword = (error: unknown): error is ApiError => isApiError(error) && error.code === passwordNeeded;

/**
 * Carries out an act; where the backend asks for the password first, so does a dialog, and the act is sent again.
 * @returns null when the password was not given: nothing was done, and nothing has failed
 */
export function useConfirmed() {
  const ask = useContext(AskContext);
  return async <Result extends object>(act: () => Promise<Result>): Promise<Result | null> => {
    const result = await act();
    if (!needsPassword('error' in result ? result.error : undefined)) return result;
    const answer = await ask();
    if (answer === 'confirmed') return act();
    return answer === 'cancelled' ? null : result;
  };
}

interface Read {
  currentData?: unknown;
  error?: unknown;
  refetch: () => unknown;
}

/**
 * Asks for the password where the backend shows nothing without it, and reads again.
 * @returns why nothing is shown, while it is not given
 */
export function useConfirmedRead({ currentData, error, refetch }: Read): string | undefined {
  const ask = useContext(AskContext);
  const isThere = useIsMounted();
  // What is there already stays: nobody is interrupted for it.
  const refused = currentData === undefined && needsPassword(error) ? error : null;
  useEffect(() => {
    if (refused !== null) void ask().then((answer) => answer === 'confirmed' && isThere() && refetch());
  }, [refused, ask, isThere, refetch]);
  return refused === null ? undefined : refused.msg;
}
