import { clsx } from 'clsx';
import styles from './Skeleton.module.css';

/** 0, 1, 2, …: for rendering something several times. */
export const indexes = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

interface SkeletonProps {
  /** px, or a CSS length. */
  width?: number | string;
  /** px; a line of text by default. Without a width the class sets both. */
  height?: number;
  /** Margin above, px. */
  above?: number;
  className?: string;
}

/** A placeholder bar for a text, a picture or a button. */
export function Skeleton({ width, height = 14, above = 0, className }: SkeletonProps) {
  if (width === undefined) return <span className={clsx(styles.skeleton, styles.filled, className)} />;
  return (
    <svg className={clsx(styles.skeleton, className)} width={width} height={above + height}>
      <rect width="100%" height={height} y={above} rx={2} />
    </svg>
  );
}
