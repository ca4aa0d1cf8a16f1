import type { ReactNode } from 'react';
import styles from './BlockHeading.module.css';
import { DimensionLine } from './DimensionLine';

interface BlockHeadingProps {
  /** For `aria-labelledby` of the block. */
  id?: string;
  text: ReactNode;
  /** The block's one action. */
  action?: ReactNode;
  level?: 2 | 3;
}

/** Heading of a block: text, decorative line, action. */
export function BlockHeading({ id, text, action, level = 2 }: BlockHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.bar}>
      <Heading id={id}>{text}</Heading>
      <DimensionLine />
      {action}
    </div>
  );
}
