import { useLayoutEffect, useRef } from 'react';
import { zhReading } from '../../i18n/zhReading';
import styles from './ReadingBar.module.css';

interface ReadingBarProps {
  /** Which paragraph is read, from 1, and of how many. */
  paragraph: number;
  count: number;
  isPaused: boolean;
  /** What began the reading; it has the focus again when the bar goes with it. */
  opener: HTMLElement;
  onPause: () => void;
  onStop: () => void;
}

/** Pauses and stops what is read aloud. */
export function ReadingBar({ paragraph, count, isPaused, opener, onPause, onStop }: ReadingBarProps) {
  const bar = useRef<HTMLElement>(null);
  const pause = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    pause.current?.focus({ preventScroll: true });
    return () => {
      if (element?.contains(document.activeElement) && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [opener]);
  return (
    <section
      ref={bar}
      className={`noprint ${styles.bar}`}
      aria-label={zhReading.name}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // It is for the bar alone.
        event.preventDefault();
        onStop();
      }}
    >
      <p>{zhReading.place(paragraph, count)}</p>
      <button ref={pause} type="button" className="btn" onClick={onPause}>
        {isPaused ? zhReading.resume : zhReading.pause}
      </button>
      <button type="button" className="btn btn--line" onClick={onStop}>
        {zhReading.stop}
      </button>
    </section>
  );
}
