import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { zhDesk } from '../../i18n/zhDesk';
import styles from './DeskHeader.module.css';

const searchPath = '/inbox/search';

/** Finds submissions of every kind and state by number, company or title. A button opens it on phones. */
export function FindField() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const shown = (useMatch(searchPath) && search.get('q')) ?? '';
  return (
    <>
      <button
        className={`icon-button ${styles.findButton}`}
        type="button"
        aria-label={zhDesk.openFind}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="search" />
      </button>
      <form
        className={clsx(styles.find, isOpen && styles.findOpen)}
        role="search"
        aria-label={zhDesk.find}
        onSubmit={(event) => {
          event.preventDefault();
          const asked = field.current?.value.trim();
          if (asked) void navigate(`${searchPath}?q=${encodeURIComponent(asked)}`);
        }}
      >
        <Icon name="search" className={styles.findIcon} />
        {/* What was searched for stands in the field again when its address is opened. */}
        <input
          key={shown}
          ref={field}
          type="search"
          name="q"
          defaultValue={shown}
          maxLength={100}
          autoComplete="off"
          aria-label={zhDesk.find}
          accessKey="s"
          placeholder={zhDesk.find}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
      </form>
    </>
  );
}
