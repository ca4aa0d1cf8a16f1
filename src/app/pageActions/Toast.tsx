import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectNotices, toastClosed, toastHeld, type Toast as ToastState } from '../../state/noticesSlice';
import { usePauseOnHover } from '../../components/usePauseOnHover';
import styles from './PageActions.module.css';

interface Live {
  host: Element;
  toast: ToastState | null;
  /** How many have been shown. */
  count: number;
}

/** What lies under an open dialog is neither seen nor read out. */
const topHost = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** A region is read out when it changes, not when it comes: the browser has to have shown it empty before. */
function useLiveToast(): Live {
  const dispatch = useAppDispatch();
  const { toast } = useAppSelector(selectNotices);
  const [live, setLive] = useState<Live>({ host: document.body, toast: null, count: 0 });
  const host = toast && live.toast !== toast ? topHost() : live.host;
  if (host !== live.host || (!toast && live.toast)) setLive({ ...live, host, toast: null });
  useEffect(() => {
    if (!toast) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A page that nobody looks at has no frames: the toast waits, and so does its time.
    if (document.hidden) dispatch(toastHeld(true));
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        setLive(({ host: shown, count }) => ({ host: shown, toast, count: count + 1 }));
        dispatch(toastHeld(false));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [toast, dispatch]);
  return live;
}

function ToastLine({ toast, navigate }: { toast: ToastState; navigate: (path: string) => void }) {
  const dispatch = useAppDispatch();
  const hold = usePauseOnHover((held) => dispatch(toastHeld(held)));
  const { text, link } = toast;
  return (
    <p {...hold}>
      {text}
      {link && (
        <>
          {' '}
          <a
            href={link.path}
            onClick={(event) => {
              event.preventDefault();
              dispatch(toastClosed());
              navigate(link.path);
            }}
          >
            {link.text}
          </a>
        </>
      )}
    </p>
  );
}

/** A line at the window's foot that says what has been done; it is read out, and waits under pointer and focus. */
export function Toast({ navigate }: { navigate: (path: string) => void }) {
  const { host, toast, count } = useLiveToast();
  return createPortal(
    <div className={`noprint on-dark ${styles.toast}`} role="status">
      {toast && <ToastLine key={count} toast={toast} navigate={navigate} />}
    </div>,
    host,
  );
}
