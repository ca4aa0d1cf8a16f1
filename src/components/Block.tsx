import type { ReactNode } from 'react';
import styles from './Block.module.css';
import dimension from './DimensionLine.module.css';

interface BlockProps {
  /** Of its heading. */
  id: string;
  text: ReactNode;
  /** Its one action, beside the heading. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of a page below its heading: text, decorative line, action. */
export function Block({ id, text, action, className, children }: BlockProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <div className={styles.bar}>
        <h2 id={id}>{text}</h2>
        {/* A plan's dimension line; it fills the rest of its row. */}
        <span className={dimension.line} aria-hidden="true" />
        {action}
      </div>
      {children}
    </section>
  );
}
