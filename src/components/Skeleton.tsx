import { clsx } from 'clsx';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** In any CSS length; a number is px. */
  width?: number | string;
  /** px; a line of running text unless given. Without a width the class gives both. */
  height?: number;
  /** Room above, px. */
  above?: number;
  className?: string;
}

/** A placeholder bar for a text, a picture or a button. */
export function Skeleton({ width, height = 14, above, className }: SkeletonProps) {
  return (
    <span
      className={clsx(styles.skeleton, className)}
      style={width === undefined ? undefined : { width, height, marginTop: above }}
    />
  );
}
