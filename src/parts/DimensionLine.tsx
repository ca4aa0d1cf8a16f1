import css from './DimensionLine.module.css';

/** A drawn line between two marks; it says nothing by itself. */
export function DimensionLine() {
  return <span className={css.line} aria-hidden="true" />;
}
