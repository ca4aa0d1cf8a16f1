import { createContext, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { isApiError } from '../../api/errors';
import { passwordNeeded } from '../../contract/desk';

/** Given and right, not given, or the dialog could not be loaded. */
type Answer = 'confirmed' | 'cancelled' | 'failed';

type Ask = () => Promise<Answer>;

interface Question {
  Dialog: ComponentType<{ onEnd: (isConfirmed: boolean) => void }>;
  give: (answer: Answer) => void;
}

const AskContext = createContext<Ask>(() => Promise.resolve('failed'));

// It comes with the first act that asks for it.
const loadDialog = () =>
  import(/* webpackChunkName: "desk-account" */ './ConfirmDialog').then((file) => file.ConfirmDialog);

/** Lets every screen in it ask who is there for the password once more. */
export function ConfirmOwner({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [ask] = useState((): Ask => async () => {
    const Dialog = await loadDialog().catch(() => null);
    if (!Dialog) return 'failed';
    return new Promise((give) => setQuestion({ Dialog, give }));
  });
  return (
    <AskContext value={ask}>
      {children}
      {question && (
        <question.Dialog
          onEnd={(isConfirmed) => {
            setQuestion(null);
            question.give(isConfirmed ? 'confirmed' : 'cancelled');
          }}
        />
      )}
    </AskContext>
  );
}

/**
 * Carries out an act; where the backend asks for the password first, so does a dialog, and the act is sent again.
 * @returns null when the password was not given: nothing was done, and nothing has failed
 */
export function useConfirmed() {
  const ask = useContext(AskContext);
  return async <Result extends object>(act: () => Promise<Result>): Promise<Result | null> => {
    const result = await act();
    const error = 'error' in result ? result.error : undefined;
    if (!isApiError(error) || error.code !== passwordNeeded) return result;
    const answer = await ask();
    if (answer === 'confirmed') return act();
    return answer === 'cancelled' ? null : result;
  };
}
