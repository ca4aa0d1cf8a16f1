import type { ReactNode } from 'react';
import { DimensionLine } from './DimensionLine';
import css from './BlockHeading.module.css';

/** A block's heading, a dimension line, and the one action it may have. */
export function BlockHeading({
  id,
  text,
  action,
  level = 2,
}: {
  id?: string;
  text: string;
  action?: ReactNode;
  level?: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.bar}>
      <Heading id={id}>{text}</Heading>
      <DimensionLine />
      {action}
    </div>
  );
}
