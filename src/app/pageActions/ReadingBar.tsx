import { useLayoutEffect, useRef } from 'react';
import { zhReading } from '../../i18n/zhReading';
import styles from './ReadingBar.module.css';

interface ReadingBarProps {
  /** Number of the current paragraph, from 1, and the total. */
  paragraph: number;
  count: number;
  isPaused: boolean;
  /** The button that started the reading; it gets the focus back when the bar closes. */
  opener: HTMLElement;
  onPause: () => void;
  onStop: () => void;
}

/** Pause and stop controls for reading aloud. */
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
        // Escape applies to the bar only.
        event.preventDefault();
        onStop();
      }}
    >
      <p className="text-15 ink-2">{zhReading.place(paragraph, count)}</p>
      <button ref={pause} type="button" className="btn" onClick={onPause}>
        {isPaused ? zhReading.resume : zhReading.pause}
      </button>
      <button type="button" className="btn btn--line" onClick={onStop}>
        {zhReading.stop}
      </button>
    </section>
  );
}
