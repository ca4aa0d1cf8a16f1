import type { RefObject } from 'react';
import { useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { zhDesk } from '../../i18n/zhDesk';
import styles from './DeskHeader.module.css';

const searchPath = '/inbox/search';

/** Finds submissions of every kind and state by number, company or title. */
export function FindField({ ref, className }: { ref: RefObject<HTMLInputElement | null>; className: string }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const shown = (useMatch(searchPath) && search.get('q')) ?? '';
  return (
    <form
      className={className}
      role="search"
      aria-label={zhDesk.find}
      onSubmit={(event) => {
        event.preventDefault();
        const asked = ref.current?.value.trim();
        if (asked) void navigate(`${searchPath}?q=${encodeURIComponent(asked)}`);
      }}
    >
      <Icon name="search" className={styles.findIcon} />
      {/* What was searched for stands in the field again when its address is opened. */}
      <input
        key={shown}
        ref={ref}
        type="search"
        name="q"
        defaultValue={shown}
        maxLength={100}
        autoComplete="off"
        aria-label={zhDesk.find}
        aria-keyshortcuts="/"
        placeholder={zhDesk.find}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <kbd aria-hidden="true">/</kbd>
    </form>
  );
}
