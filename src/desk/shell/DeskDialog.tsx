import {
  type ComponentProps,
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
} from 'react';
import { ConfirmDialog } from '../../components/AlertDialog';
import { Dialog } from '../../components/Dialog';
import { useOverlayHistory, type Overlays } from '../../app/overlayHistory';

interface DeskDialogProps extends ComponentProps<typeof Dialog> {
  /** Label of the button that submits it, after what else is in the footer. */
  action?: string;
  busy?: boolean;
  disabled?: boolean;
  /** The question before Escape, 关闭 or going back closes it; null: none. */
  asks?: string | null;
}

/** The portal's dialog, which going back closes. */
export function DeskDialog({ action, busy, disabled, footer, asks = null, onClose, ...dialog }: DeskDialogProps) {
  /** How often it asked; 0: it does not ask. Each time the question is shown anew, above a dialog that had to be reopened. */
  const [asking, setAsking] = useState(0);
  const leave = asks === null ? onClose : () => setAsking((times) => times + 1);
  useBackCloses(leave);
  const foot = action ? (
    <>
      {footer}
      <button className="btn" type="submit" disabled={disabled} aria-busy={busy || undefined}>
        {action}
      </button>
    </>
  ) : (
    footer
  );
  return (
    <>
      <Dialog {...dialog} onClose={leave} footer={foot} />
      {asking > 0 && asks !== null && (
        <DeskConfirm key={asking} question={asks} onConfirm={onClose} onCancel={() => setAsking(0)} />
      )}
    </>
  );
}

/** The portal's confirmation dialog, likewise. */
export function DeskConfirm(props: ComponentProps<typeof ConfirmDialog>) {
  useBackCloses(props.onCancel);
  return <ConfirmDialog {...props} />;
}

type Close = () => void;

const OverlayContext = createContext<(close: Close) => Close>(() => () => undefined);

/** The dialogs that are mounted, the topmost one last. */
function createOverlayStack(): Overlays & { add(close: Close): Close } {
  const listeners = new Set<() => void>();
  let open: readonly { close: Close }[] = [];
  const update = (next: typeof open) => {
    open = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    top: () => open.at(-1) ?? null,
    add(close) {
      const overlay = { close };
      update([...open, overlay]);
      return () => update(open.filter((other) => other !== overlay));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Going back, by the button or a phone's gesture, closes the topmost dialog and nothing else, as in the portal. */
export function DeskOverlays({ children }: { children: ReactNode }) {
  const [stack] = useState(createOverlayStack);
  useOverlayHistory(stack);
  return <OverlayContext value={stack.add}>{children}</OverlayContext>;
}

/** Makes going back close the caller while it is mounted. */
export function useBackCloses(onClose: Close): void {
  const add = useContext(OverlayContext);
  const close = useEffectEvent(onClose);
  useEffect(() => add(() => close()), [add]);
}
