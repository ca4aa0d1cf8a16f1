import type { KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '../../components/Icon';
import { zhSearch } from '../../i18n/zhSearch';
import { paths } from '../../lib/paths';
import styles from './SearchField.module.css';

/** Clears the field beside it. Without script it links to the empty search page. */
export function ClearButton({ onClear }: { onClear: () => void }) {
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
      <Icon name="close" size={16} />
    </a>
  );
}
