import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import styles from './Announcer.module.css';

/** What is said, and how it is shown. */
interface Announcement {
  text: string;
  isFailure: boolean;
  /** The same text said again is another announcement. */
  count: number;
}

type Announce = (text: string, options?: { isFailure?: boolean }) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Says shortly what has been done, on the screen and to screen readers, without standing in the way of the next key. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);

/** The place at the foot of the window where it is said; it stays for a while, or until the next is said. */
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
