import css from './Joiner.module.css';

/** The two halves of the mark, sliding together: something is on its way. */
export function Joiner() {
  return (
    <svg className={css.joiner} viewBox="0 0 56 56" aria-hidden="true">
      <path d="M4 14h20v8l8-4v20l-8-4v8H4z" fill="var(--oak-3)" />
      <path d="M52 14H34v4l-2 1v18l2 1v4h18z" fill="var(--pine)" />
    </svg>
  );
}
