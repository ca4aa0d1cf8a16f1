'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import styles from 'portal/app/Header.module.css';
import { useState } from 'react';
import { navigation, texts } from '../lib/texts';
import { Icon } from './Icon';

const isCurrent = (pathname: string, href: string) => (href === '/' ? pathname === '/' : pathname.startsWith(href));

export function MainNavigation() {
  const pathname = usePathname();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <nav className={isOpen ? `${styles.nav} ${styles.open}` : styles.nav} aria-label={texts.navigation}>
        <ul>
          {navigation.map(({ label, href }) => (
            <li key={href}>
              <Link
                className={styles.link}
                href={href}
                aria-current={isCurrent(pathname, href) ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <button
        className={styles.menu}
        type="button"
        aria-expanded={isOpen}
        aria-label={texts.menu}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" />
      </button>
    </>
  );
}
