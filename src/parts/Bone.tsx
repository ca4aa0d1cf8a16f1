import { clsx } from 'clsx';
import styles from './Bone.module.css';

interface BoneProps {
  /** In any CSS length; a number is px. */
  width?: number | string;
  /** px; a line of running text unless given. Without a width the class gives both. */
  height?: number;
  /** Room above, px. */
  above?: number;
  className?: string;
}

/** A bar where a text, a picture or a button will stand. */
export function Bone({ width, height = 14, above, className }: BoneProps) {
  return (
    <span
      className={clsx(styles.bone, className)}
      style={width === undefined ? undefined : { width, height, marginTop: above }}
    />
  );
}
