import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { errorText } from '../../api/client';
import { workFailed } from '../../state/dialogsSlice';
import { useDeskDispatch } from '../hooks';
import styles from './Announcer.module.css';

interface Announcement {
  text: string;
  /** Increases with each message, so that a repeated text is announced again. */
  count: number;
}

type Announce = (text: string) => void;

const AnnounceContext = createContext<{ announce: Announce; setPlace: (place: Element | null) => void }>({
  announce: () => undefined,
  setPlace: () => undefined,
});

/** Announces briefly what was done, on the screen and to screen readers, without blocking the keyboard. */
export const useAnnounce = (): Announce => useContext(AnnounceContext).announce;

/** Says in a dialog what failed: in the server's own words, if it has any. */
export function useFailure() {
  const dispatch = useDeskDispatch();
  return (error: unknown, text: string) => void dispatch(workFailed(errorText(error, text)));
}

/** Where a screen has room for messages, so that they cover nothing of it. */
export function AnnouncementPlace() {
  const { setPlace } = useContext(AnnounceContext);
  return <span className={styles.place} ref={setPlace} />;
}

/** A message stays for a while, or until the next one: in the screen's place for it, else at the bottom of the window. */
export function Announcer({ children }: { children: ReactNode }) {
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
  const [place, setPlace] = useState<Element | null>(null);
  const announce = useCallback<Announce>((text) => {
    setAnnouncement((before) => ({ text, count: (before?.count ?? 0) + 1 }));
  }, []);
  const region = (
    <div className={place ? undefined : styles.toast} role="status" aria-atomic>
      {announcement && (
        <p
          key={announcement.count}
          className={styles.text}
          onAnimationEnd={() => setAnnouncement((now) => (now?.count === announcement.count ? null : now))}
        >
          {announcement.text}
        </p>
      )}
    </div>
  );
  return (
    <AnnounceContext value={useMemo(() => ({ announce, setPlace }), [announce])}>
      {children}
      {place ? createPortal(region, place) : region}
    </AnnounceContext>
  );
}
