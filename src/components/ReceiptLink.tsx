import { clsx } from 'clsx';
import { Link } from './Link';
import { paths } from '../lib/paths';
import styles from './ReceiptLink.module.css';

interface ReceiptLinkProps {
  /** What the company has submitted. */
  text: string;
  number: string;
  className?: string;
}

/** Says that the company has submitted something, and links to it. */
export function ReceiptLink({ text, number, className }: ReceiptLinkProps) {
  return (
    <Link className={clsx(styles.receipt, className)} to={paths.my.submission(number)}>
      <span>{text} ·</span> <span className="num">{number}</span>
    </Link>
  );
}
