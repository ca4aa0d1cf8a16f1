import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { MarkedText as Marked } from '../../contract/search';
import styles from './MarkedText.module.css';

/** Up to how many signs a hit stays on one line: a longer one may be wider than a phone. */
const mostUnbroken = 6;

/** A text with its hits. */
export function MarkedText({ parts }: { parts: Marked }) {
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      <mark key={place} className={clsx(styles.hit, part.length <= mostUnbroken && styles.short)}>
        {part}
      </mark>
    ) : (
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}
