import { useRef } from 'react';
import { Icon } from '../../components/Icon';
import { useModal } from '../../components/useModal';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { menuClosed } from '../../state/dialogsSlice';
import { useAppDispatch } from '../../state/hooks';
import { ClearInput } from './ClearInput';
import styles from './SearchScreen.module.css';
import { SuggestionBox } from './SuggestionBox';

/** Full-screen search on a phone, with its button in thumb reach. */
export function SearchScreen() {
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const close = () => void dispatch(menuClosed());
  return (
    <dialog {...useModal(close)} className={styles.screen} aria-label={zh.search.name} aria-modal>
      <form className={styles.form} role="search" aria-label={zh.search.ofSite} action={paths.search}>
        <div className={styles.bar}>
          <input
            ref={field}
            name="q"
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            aria-label={zh.search.name}
            placeholder={zh.search.placeholder}
          />
          <ClearInput field={field} isScreen />
          <button className={styles.go} type="submit" aria-label={zh.search.name}>
            <Icon name="search" />
          </button>
          <button className={styles.close} type="button" aria-label={zh.site.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <SuggestionBox field={field} isScreen />
      </form>
    </dialog>
  );
}
