import type { KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '../../components/Icon';
import { zhSearch } from '../../i18n/zhSearch';
import { paths } from '../../lib/paths';
import styles from './SearchField.module.css';

/** Empties the field beside it. Without a script it leads to the page that begins a search. */
export function ClearKey({ onClear }: { onClear: () => void }) {
  const clear = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    event.preventDefault();
    onClear();
    event.currentTarget.parentElement!.querySelector('input')!.focus();
  };
  return (
    <a
      className={styles.clear}
      href={paths.search}
      role="button"
      aria-label={zhSearch.clear}
      onClick={clear}
      onKeyDown={(event) => {
        if (event.key === ' ') clear(event);
      }}
    >
      <Icon name="close" />
    </a>
  );
}
