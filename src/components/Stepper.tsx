import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Stepper.module.css';

/** One step. */
export interface Step {
  name: string;
  /** When it was reached, or an estimate. */
  time?: ReactNode;
  reached: boolean;
  mood?: 'good' | 'bad';
}

interface StepperProps {
  label: string;
  /** Two to four steps, in order. */
  steps: readonly Step[];
  /** Index of the current step. */
  here: number;
  /** It ended early. */
  isOff: boolean;
  large?: boolean;
}

/** Progress in steps: completed ones are filled, the current one is emphasised. */
export function Stepper({ label, steps, here, isOff, large = false }: StepperProps) {
  const last = steps.length - 1;
  return (
    <ol
      role="list"
      className={clsx(
        styles.way,
        last === 1 && styles.two,
        last === 3 && styles.four,
        here > 0 && (here === last ? styles.whole : here === 2 ? styles.third : styles.half),
        isOff && styles.off,
        large && styles.large,
      )}
      aria-label={label}
    >
      {steps.map(({ name, time, reached, mood }, place) => (
        <li
          key={name}
          className={clsx(reached && styles.reached, mood && styles[mood])}
          aria-current={place === here ? 'step' : undefined}
        >
          <b>
            {mood && <Icon name={mood === 'good' ? 'check' : 'close'} size={16} />}
            <span>{name}</span>
          </b>{' '}
          {time}
        </li>
      ))}
    </ol>
  );
}
