import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from 'portal/components/MoreLink.module.css';
import { Icon } from './Icon';

export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className={`more ${styles.more}`} href={href}>
      {children}
      <Icon name="arrowRight" />
    </Link>
  );
}
