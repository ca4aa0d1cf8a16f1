import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { listen } from '../../lib/events';
import styles from './Menu.module.css';

export interface MenuItem {
  key: string;
  label: string;
  run: () => void;
}

interface MenuProps extends ComponentProps<'button'> {
  items: readonly MenuItem[];
  /** Opens upwards. */
  isUp?: boolean;
}

/** A button with a list of actions. Escape and the choice of one return the focus to it. */
export function Menu({ items, isUp = false, ...button }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const closeAndReturn = () => {
    setOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    return listen(document, ['click', 'focusin'], ({ target }) => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    });
  }, [isOpen]);
  return (
    <div
      className={clsx(styles.place, isUp && styles.up)}
      ref={place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        event.preventDefault();
        closeAndReturn();
      }}
    >
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} {...button} />
      <ul className={styles.menu} id={id} role="list" hidden={!isOpen}>
        {items.map(({ key, label, run }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => {
                // A dialog that the action opens returns the focus to where it was.
                closeAndReturn();
                run();
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
