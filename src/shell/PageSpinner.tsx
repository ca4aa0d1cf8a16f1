import { zh } from '../copy/zh';
import { Joiner } from '../parts/Joiner';
import css from './PageSpinner.module.css';

/** Covers the page while it is not known who is there. */
export function PageSpinner() {
  return (
    <div className={css.cover} role="status">
      <Joiner />
      <p>{zh.site.loading}</p>
    </div>
  );
}
