import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Prose } from '../../components/NoWrapText';
import type { MarkedText as Marked } from '../../contract/search';
import styles from './MarkedText.module.css';

/** Max length of a match that stays on one line, characters: a longer one may be wider than a phone. */
const maxUnbroken = 8;

export const staysWhole = (hit: string): boolean => hit.length <= maxUnbroken;

export const Hit = ({ text, children }: { text: string; children: ReactNode }) => (
  <mark className={clsx(styles.hit, staysWhole(text) && styles.short)}>{children}</mark>
);

/** A text with highlighted matches; its figures do not wrap. */
export function MarkedText({ parts }: { parts: Marked }) {
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      <Hit key={place} text={part}>
        {part}
      </Hit>
    ) : (
      <Prose key={place} text={part} />
    ),
  );
}
