import { useEffect, useLayoutEffect, useRef } from 'react';
import { DisplayChoices } from '../../components/DisplayChoices';
import { Icon } from '../../components/Icon';
import { readDisplay, writeDisplay } from '../../contract/display';
import { zh } from '../../i18n/zh';
import { zhDisplay } from '../../i18n/zhDisplay';
import { listen } from '../../lib/events';
import { chooseDisplay } from '../../state/chooseDisplay';
import { menuClosed } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector, selectDisplay } from '../../state/hooks';
import icon from '../../components/IconOnly.module.css';
import styles from './DisplayPanel.module.css';

/** Focuses the button that opens the settings: in the header or, where that is hidden, in its menu. */
function focusOpener(): void {
  const keys = ['[data-display-key]', 'header button[aria-controls]'];
  for (const key of keys.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])) {
    key.focus({ preventScroll: true });
    if (document.activeElement === key) return;
  }
}

/** The display settings, between header and page; the page previews each choice at once. */
export function DisplayPanel() {
  const dispatch = useAppDispatch();
  const display = useAppSelector(selectDisplay);
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = panel.current!;
    element.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
    // If the focus is inside when it closes, the focus returns to the button.
    return () => void (element.contains(document.activeElement) && focusOpener());
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isMeant = event.key === 'Escape' && !event.isComposing && !event.defaultPrevented;
      // Dialogs over the page close first.
      if (isMeant && !document.querySelector('dialog[open]')) dispatch(menuClosed());
    };
    return listen(document, ['keydown'], onKey);
  }, [dispatch]);
  return (
    <section ref={panel} className={`noprint ${styles.panel}`} aria-labelledby="display-settings">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="display-settings">{zh.site.display}</h2>
          <button
            className={icon.button}
            type="button"
            aria-label={zh.site.close}
            onClick={() => dispatch(menuClosed())}
          >
            <Icon name="close" />
          </button>
        </div>
        <DisplayChoices
          value={readDisplay(display)}
          onChange={(chosen) => chooseDisplay(dispatch, writeDisplay(chosen))}
        />
        <p className={styles.note}>
          {zhDisplay.note}
          <button type="button" className="link" onClick={() => chooseDisplay(dispatch, '')}>
            {zhDisplay.reset}
          </button>
        </p>
      </div>
    </section>
  );
}
