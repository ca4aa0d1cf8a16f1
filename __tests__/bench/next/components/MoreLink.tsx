import Link from 'next/link';
import type { ReactNode } from 'react';
import { Icon } from './Icon';

export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className="more" href={href}>
      {children}
      <Icon name="arrowRight" />
    </Link>
  );
}
