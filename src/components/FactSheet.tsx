import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { zh } from '../i18n/zh';
import styles from './FactSheet.module.css';

export interface FactSheetProps {
  title?: string;
  /** On a phone one line, that opens it: it would push the text out of the first view. */
  folds?: boolean;
  facts: readonly {
    label: string;
    /** `--` if missing. */
    value: ReactNode;
    /** Takes the whole width. */
    full?: boolean;
    /** Only in print and on phones, where the action that shows it elsewhere is hidden or shortened. */
    paper?: boolean;
  }[];
}

/** The facts of an entity, styled like a plan's title block. */
export function FactSheet({ title, folds, facts }: FactSheetProps) {
  return (
    <div className={styles.block}>
      {folds && (
        <details className={styles.fold}>
          {/* As an attribute: no fact stands twice in the page's text. */}
          <summary
            data-facts={[...new Set(facts.map(({ value }) => (typeof value === 'string' ? value : '')))].join(' ')}
          >
            {title}
          </summary>
        </details>
      )}
      {title && (
        <h2 className={styles.title}>
          <img src="/icons/mark.svg" alt="" width={20} height={20} />
          {title}
        </h2>
      )}
      <dl>
        {facts.map(({ label, value, full, paper }) => (
          <div key={label} className={clsx(full && 'full', paper && styles.paper)}>
            <dt>{label}</dt>
            <dd>{value || zh.site.missing}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
