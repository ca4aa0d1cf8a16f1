import styles from './DimensionLine.module.css';

/** A drawing's dimension line; it takes the room that is left in its row. */
export function DimensionLine() {
  return <span className={styles.line} aria-hidden="true" />;
}
