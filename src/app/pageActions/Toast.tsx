import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import {
  selectFormDialog,
  selectNotices,
  toastClosed,
  toastHeld,
  type Toast as ToastState,
} from '../../state/dialogsSlice';
import { usePauseOnHover } from '../../components/usePauseOnHover';
import styles from './PageActions.module.css';

interface Live {
  host: Element;
  toast: ToastState | null;
  /** How many have been shown. */
  count: number;
}

/** Below an open modal dialog it would be neither visible nor announced. */
const topHost = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** A live region announces changes, not its insertion: it must have been rendered empty before. */
function useLiveToast(): Live {
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  const { toast } = notices;
  const form = useAppSelector(selectFormDialog);
  const [live, setLive] = useState<Live>({ host: document.body, toast: null, count: 0 });
  const host = toast && live.toast !== toast ? topHost() : live.host;
  if (host !== live.host || (!toast && live.toast)) setLive({ ...live, host, toast: null });
  useEffect(() => {
    if (!toast) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A hidden tab has no animation frames: the toast and its timer wait.
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
  // The notice or form over which it came may close first, as that of a registration.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!live.host.isConnected) setLive((now) => ({ ...now, host: topHost() }));
    });
    return () => cancelAnimationFrame(frame);
  }, [live.host, notices, form]);
  return live;
}

function ToastLine({ toast, navigate }: { toast: ToastState; navigate: (path: string) => void }) {
  const dispatch = useAppDispatch();
  const hold = usePauseOnHover((held) => dispatch(toastHeld(held)));
  const { text, link } = toast;
  return (
    <p {...hold}>
      <span>{text}</span>
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

/** A toast at the bottom of the viewport; it is announced, and stays while hovered or focused. */
export function Toast({ navigate }: { navigate: (path: string) => void }) {
  const { host, toast, count } = useLiveToast();
  return createPortal(
    <div className={`noprint on-dark ${styles.toast}`} role="status">
      {toast && <ToastLine key={count} toast={toast} navigate={navigate} />}
    </div>,
    host,
  );
}
