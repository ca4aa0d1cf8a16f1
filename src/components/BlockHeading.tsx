import type { ReactNode } from 'react';
import styles from './BlockHeading.module.css';
import dimension from './DimensionLine.module.css';

interface BlockHeadingProps {
  /** For `aria-labelledby` of the block. */
  id?: string;
  text: ReactNode;
  /** The block's one action. */
  action?: ReactNode;
}

/** Heading of a block: text, decorative line, action. */
export function BlockHeading({ id, text, action }: BlockHeadingProps) {
  return (
    <div className={styles.bar}>
      <h2 id={id}>{text}</h2>
      {/* A plan's dimension line; it fills the rest of its row. */}
      <span className={dimension.line} aria-hidden="true" />
      {action}
    </div>
  );
}
