import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Prose } from '../../components/NoWrapText';
import type { MarkedText as Marked } from '../../contract/search';
import styles from './MarkedText.module.css';

/** Up to how many signs a hit stays on one line: a longer one may be wider than a phone. */
const mostUnbroken = 6;

/** @param length signs of its text */
export const Hit = ({ length, children }: { length: number; children: ReactNode }) => (
  <mark className={clsx(styles.hit, length <= mostUnbroken && styles.short)}>{children}</mark>
);

/** A text with its hits; its figures stay whole. */
export function MarkedText({ parts }: { parts: Marked }) {
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      <Hit key={place} length={part.length}>
        {part}
      </Hit>
    ) : (
      <Prose key={place} text={part} />
    ),
  );
}
