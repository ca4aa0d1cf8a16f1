import { Fragment } from 'react';
import type { MarkedText as Marked } from '../../contract/search';
import styles from './MarkedText.module.css';

/** A text with its hits; a hit is never broken over a line. */
export function MarkedText({ parts }: { parts: Marked }) {
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      <mark key={place} className={styles.hit}>
        {part}
      </mark>
    ) : (
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}
