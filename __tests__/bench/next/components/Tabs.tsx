'use client';

import styles from 'portal/routes/home/HomeTabs.module.css';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { texts } from '../lib/texts';
import { Icon } from './Icon';
import { MoreLink } from './MoreLink';

interface Tab {
  id: string;
  label: string;
  href: string;
  panel: ReactNode;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export function Tabs({ tabs }: { tabs: Tab[] }) {
  const [place, setPlace] = useState(0);
  const open = tabs[place]!;
  const go = (step: number) => setPlace(Math.min(tabs.length - 1, Math.max(0, place + step)));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  };
  return (
    <div className={`block ${styles.deck}`}>
      <div className={styles.bar}>
        <div className={styles.list} role="tablist" aria-label={texts.tabs.name} onKeyDown={onKeyDown}>
          {tabs.map(({ id, label }, nth) => (
            <button
              key={id}
              className={styles.tab}
              role="tab"
              type="button"
              id={`tab-${id}`}
              aria-selected={nth === place}
              aria-controls="tab-panel"
              tabIndex={nth === place ? 0 : -1}
              onClick={() => setPlace(nth)}
            >
              <span>{label}</span>
            </button>
          ))}
        </div>
        <div className={styles.go}>
          <MoreLink href={open.href}>{texts.more}</MoreLink>
          <button
            className={styles.step}
            type="button"
            aria-label={texts.tabs.previous}
            disabled={place === 0}
            onClick={() => go(-1)}
          >
            <Icon name="chevronLeft" />
          </button>
          <button
            className={styles.step}
            type="button"
            aria-label={texts.tabs.next}
            disabled={place === tabs.length - 1}
            onClick={() => go(1)}
          >
            <Icon name="chevronRight" />
          </button>
        </div>
      </div>
      <div className={styles.panel} role="tabpanel" id="tab-panel" aria-labelledby={`tab-${open.id}`} tabIndex={0}>
        <div key={open.id} className={place > 0 ? styles.slide : undefined}>
          {open.panel}
        </div>
      </div>
    </div>
  );
}
