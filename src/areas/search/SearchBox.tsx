import { useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../components/Icon';
import { useModal } from '../../components/useModal';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { menuClosed, selectOpenMenu } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { ClearInput } from './ClearInput';
import styles from './SearchScreen.module.css';
import { SuggestionBox } from './SuggestionBox';

/** The interactive part of the header's search: suggestions below its field, or full screen on phones. */
export function SearchBox({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const isScreen = useAppSelector(selectOpenMenu) === 'search';
  return isScreen ? createPortal(<SearchScreen />, document.body) : <SuggestionBox field={field} />;
}

/** Full-screen search on a phone, with its button in thumb reach. */
function SearchScreen() {
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const close = () => void dispatch(menuClosed());
  return (
    <dialog {...useModal(close)} className={styles.screen} aria-label={zh.search.name} aria-modal>
      <form className={styles.form} role="search" aria-label={zh.search.ofSite} action={paths.search}>
        <div className={`with-button ${styles.bar}`}>
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
