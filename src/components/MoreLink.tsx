import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { Link } from './Link';
import styles from './MoreLink.module.css';

interface MoreLinkProps {
  to: string;
  children: ReactNode;
  /** Distinguishes several links with the same text. */
  label?: string;
}

/** A link with an arrow to the full list. */
export function MoreLink({ to, children, label }: MoreLinkProps) {
  return (
    <Link className={`more ${styles.more}`} to={to} aria-label={label}>
      {children}
      <Icon name="arrowRight" />
    </Link>
  );
}
