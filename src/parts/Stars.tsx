import { zh } from '../copy/zh';
import { numberOf } from '../lib/numbers';
import css from './Stars.module.css';

/** A rating of 0 to 5 stars (decision 38): above 5 counts as 5, below 0 as 0, none has no stars. */
export function Stars({ rating, compact = false }: { rating: unknown; compact?: boolean }) {
  const number = numberOf(rating);
  if (number === undefined) return <span className={css.none}>{zh.rating.none}</span>;
  const value = Math.min(5, Math.max(0, number));
  return (
    <>
      <span
        className={compact ? `${css.stars} ${css.compact}` : css.stars}
        style={{ '--v': value } as React.CSSProperties}
        role="img"
        aria-label={zh.rating.stars(value)}
      />
      <span className={css.score} aria-hidden="true">
        {value}
      </span>
    </>
  );
}
