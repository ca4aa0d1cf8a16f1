import type { ReactNode } from 'react';
import { zh } from '../copy/zh';
import styles from './TitleBlock.module.css';

interface TitleBlockProps {
  title?: string;
  facts: readonly {
    label: string;
    /** `--` where it is missing (decision 44). */
    value: ReactNode;
    /** Takes the whole width. */
    full?: boolean;
  }[];
  /** Four columns where the block stands under the text instead of beside it. */
  wide?: boolean;
}

/** The facts of a record, in a drawing's title block. */
export function TitleBlock({ title, facts, wide = false }: TitleBlockProps) {
  return (
    <div className={`${styles.block} ${wide ? styles.wide : ''}`}>
      {title && (
        <h2 className={styles.title}>
          <img src="/icons/mark.svg" alt="" width={20} height={20} />
          {title}
        </h2>
      )}
      <dl>
        {facts.map(({ label, value, full }) => (
          <div key={label} className={full ? 'full' : undefined}>
            <dt>{label}</dt>
            <dd>{value === null || value === undefined || value === '' ? zh.site.missing : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
