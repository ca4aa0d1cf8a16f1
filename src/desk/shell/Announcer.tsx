import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import styles from './Announcer.module.css';

/** A message, and how it is shown. */
interface Announcement {
  text: string;
  isFailure: boolean;
  /** Increases with each message, so that a repeated text is announced again. */
  count: number;
}

type Announce = (text: string, options?: { isFailure?: boolean }) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Announces briefly what was done, on the screen and to screen readers, without blocking the keyboard. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);

/** Toast at the bottom of the window; a message stays for a while, or until the next one. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<Announcement | null>(null);
  const announce = useCallback<Announce>((text, { isFailure = false } = {}) => {
    setSaid((before) => ({ text, isFailure, count: (before?.count ?? 0) + 1 }));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className={styles.place} role="status" aria-atomic>
        {said && (
          <p
            key={said.count}
            className={said.isFailure ? styles.failure : styles.text}
            onAnimationEnd={() => setSaid((now) => (now?.count === said.count ? null : now))}
          >
            {said.text}
          </p>
        )}
      </div>
    </AnnounceContext>
  );
}
