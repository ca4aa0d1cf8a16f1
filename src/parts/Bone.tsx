import styles from './Bone.module.css';

interface BoneProps {
  /** Of a line, in any CSS length; a number is px. */
  width: number | string;
  /** px; a line of running text unless given. */
  height?: number;
  /** Room above, px. */
  above?: number;
  className?: string;
}

/** A bar where a text, a picture or a button will stand. */
export function Bone({ width, height = 14, above = 0, className }: BoneProps) {
  return <span className={`${styles.bone} ${className ?? ''}`} style={{ width, height, marginTop: above }} />;
}
