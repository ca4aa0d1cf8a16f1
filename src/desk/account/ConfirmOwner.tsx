import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { loadScript } from '../../lib/loadScript';
import { AskContext, type Answer, type Ask } from './useConfirmed';

type Dialog = ComponentType<{ onEnd: (isConfirmed: boolean) => void }>;

const loadDialog = () =>
  import(/* webpackChunkName: "desk-account" */ './ConfirmDialog').then((file): Dialog => file.ConfirmDialog);

/** Lets its screens ask the user for the password again. Actions that need it at the same time share one dialog. */
export function ConfirmOwner({ children }: { children: ReactNode }) {
  const [Open, setOpen] = useState<Dialog | null>(null);
  const waiting = useRef<((answer: Answer) => void)[]>([]);
  // Preloads the dialog, so that it opens without delay.
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
