import type { ReactNode } from 'react';
import { zh } from '../copy/zh';
import css from './TitleBlock.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  full?: boolean;
}

/** A record's facts, as the title block of a drawing. What is missing shows '--'. */
export function TitleBlock({ title, facts, wide = false }: { title?: string; facts: readonly Fact[]; wide?: boolean }) {
  return (
    <div className={wide ? `${css.block} ${css.wide}` : css.block}>
      {title && (
        <p className={css.head}>
          <img src="/icons/mark.svg" alt="" width={20} height={20} />
          {title}
        </p>
      )}
      <dl>
        {facts.map(({ label, value, full }) => (
          <div key={label} className={full ? css.full : undefined}>
            <dt>{label}</dt>
            <dd>{value === null || value === undefined || value === '' ? zh.site.missing : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
