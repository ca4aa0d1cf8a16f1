import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Stepper.module.css';

/** One station of a way. */
export interface Station {
  name: string;
  /** When it was reached, or what is known of that. */
  time?: ReactNode;
  reached: boolean;
  mood?: 'good' | 'bad';
}

interface StepperProps {
  label: string;
  /** Two or three of them, in their order. */
  stations: readonly Station[];
  /** The place of the one that is reached last. */
  here: number;
  /** It goes no further. */
  isOff: boolean;
  large?: boolean;
}

/** How far something has come, drawn as a dimension line: what is behind is filled, the station reached is a peg. */
export function Stepper({ label, stations, here, isOff, large = false }: StepperProps) {
  const last = stations.length - 1;
  return (
    <ol
      role="list"
      className={clsx(
        styles.way,
        last === 1 && styles.two,
        here > 0 && (here === last ? styles.whole : styles.half),
        isOff && styles.off,
        large && styles.large,
      )}
      aria-label={label}
    >
      {stations.map(({ name, time, reached, mood }, place) => (
        <li
          key={name}
          className={clsx(reached && styles.reached, mood && styles[mood])}
          aria-current={place === here ? 'step' : undefined}
        >
          <b>
            {mood && <Icon name={mood === 'good' ? 'check' : 'close'} />}
            {name}
          </b>
          {time}
        </li>
      ))}
    </ol>
  );
}
