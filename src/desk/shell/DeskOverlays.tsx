import { createContext, startTransition, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { isOverlayEntry } from '../../app/overlayHistory';

type Close = () => void;

const OverlayContext = createContext<(close: Close) => Close>(() => () => undefined);

/**
 * Going back, by the button or a phone's gesture, closes the dialog on top and nothing else, as in the portal. While one is
 * open an entry of its own lies over the page's in the history; it goes with the last one that closes.
 */
export function DeskOverlays({ children }: { children: ReactNode }) {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [open, setOpen] = useState<readonly Close[]>([]);
  const [add] = useState(() => (close: Close) => {
    setOpen((before) => [...before, close]);
    // What closes it may lead elsewhere, too: the router's move is a transition, and both have to be seen at once.
    return () => startTransition(() => setOpen((before) => before.filter((one) => one !== close)));
  });
  const isEntry = isOverlayEntry(location);
  const last = useRef({ wasEntry: isEntry, isLeaving: false });
  /** What took the place of the page while something lay over it. */
  const successor = useRef<Location>(null);
  useEffect(() => {
    const { wasEntry, isLeaving } = last.current;
    if (wasEntry && !isEntry && type === 'REPLACE') {
      // It took the entry on top alone: the page's own is below it.
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
    // The entry is being taken back from here; the history says when.
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

/** Lets the way back close what is open for as long as it is mounted. */
export function useBackCloses(onClose: Close): void {
  const add = useContext(OverlayContext);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => add(() => latest.current()), [add]);
}
