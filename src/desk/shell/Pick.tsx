import { useEffect, useRef } from 'react';
import styles from './Pick.module.css';

interface PickProps {
  /** What it picks, for screen readers. */
  label: string;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
  /** Some of all are picked. */
  isMixed?: boolean;
}

/** Picks a row, or all rows of a page. */
export function Pick({ label, isPicked, onPick, isMixed = false }: PickProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={styles.pick}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isPicked}
        onChange={({ target }) => onPick(target.checked)}
      />
    </label>
  );
}

interface PickPageProps {
  /** What the page shows. */
  keys: readonly string[];
  picked: ReadonlySet<string>;
  label: string;
  onPick: (keys: readonly string[], isPicked: boolean) => void;
}

/** Picks the whole page. */
export function PickPage({ keys, picked, label, onPick }: PickPageProps) {
  const count = keys.filter((key) => picked.has(key)).length;
  const isAll = count > 0 && count === keys.length;
  return (
    <Pick label={label} isPicked={isAll} isMixed={count > 0 && !isAll} onPick={(isPicked) => onPick(keys, isPicked)} />
  );
}
