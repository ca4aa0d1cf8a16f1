import { createContext, startTransition, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { isOverlayEntry } from '../../app/overlayHistory';

type Close = () => void;

const OverlayContext = createContext<(close: Close) => Close>(() => () => undefined);

/**
 * Going back, by the button or a phone's gesture, closes the topmost dialog and nothing else, as in the portal. While a
 * dialog is open, the history has an extra entry above the page's; it is removed when the last one closes.
 */
export function DeskOverlays({ children }: { children: ReactNode }) {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [open, setOpen] = useState<readonly Close[]>([]);
  const [add] = useState(() => (close: Close) => {
    setOpen((before) => [...before, close]);
    // Closing may also navigate: the router's update is a transition, and both have to be rendered together.
    return () => startTransition(() => setOpen((before) => before.filter((one) => one !== close)));
  });
  const isEntry = isOverlayEntry(location);
  const last = useRef({ wasEntry: isEntry, isLeaving: false });
  /** The navigation that replaced the page while a dialog was open. */
  const successor = useRef<Location>(null);
  useEffect(() => {
    const { wasEntry, isLeaving } = last.current;
    if (wasEntry && !isEntry && type === 'REPLACE') {
      // It replaced the extra entry alone: the page's own is still below.
      successor.current = location;
      last.current = { wasEntry: false, isLeaving: false };
      void navigate(-1);
      return;
    }
    if (successor.current && type === 'POP') {
      const { pathname, search, hash, state } = successor.current;
      successor.current = null;
      void navigate({ pathname, search, hash }, { replace: true, state });
      return;
    }
    // The extra entry is being removed; the history reports when.
    if (isLeaving && isEntry) return;
    last.current = { wasEntry: isEntry, isLeaving: false };
    const top = open.at(-1);
    if (top && !isEntry) {
      if (wasEntry && type === 'POP' && !isLeaving) top();
      else {
        const { pathname, search, hash } = location;
        void navigate({ pathname, search, hash }, { state: { isOverlay: true } });
      }
    } else if (!top && isEntry) {
      last.current.isLeaving = true;
      void navigate(-1);
    }
  }, [open, isEntry, location, type, navigate]);
  return <OverlayContext value={add}>{children}</OverlayContext>;
}

/** Makes going back close the caller while it is mounted. */
export function useBackCloses(onClose: Close): void {
  const add = useContext(OverlayContext);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => add(() => latest.current()), [add]);
}
