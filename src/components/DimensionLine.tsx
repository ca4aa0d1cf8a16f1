import styles from './DimensionLine.module.css';

/** A plan's dimension line, as decoration; it fills the rest of its row. */
export function DimensionLine() {
  return <span className={styles.line} aria-hidden="true" />;
}
