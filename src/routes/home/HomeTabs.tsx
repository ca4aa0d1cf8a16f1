import { Fragment, useCallback, type KeyboardEvent } from 'react';
import { zh } from '../../i18n/zh';
import { Icon } from '../../components/Icon';
import { MoreLink } from '../../components/MoreLink';
import { useFirstShown } from '../../components/useFirstShown';
import { useHasChanged } from '../../components/hooks';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { homeShown, homeTabChosen, homeTabs, selectHomeTabs, type HomeTab } from '../../state/rotationSlices';
import styles from './HomeTabs.module.css';
import { tabPanels } from './tabPanels';

/** Arrow keys of tabs, with their step (WAI-ARIA tabs pattern). */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

const tabId = (tab: HomeTab) => `home-tab-${tab}`;

/** The four tabs. While sliding, no other tab can be selected. */
export function HomeTabs() {
  const dispatch = useAppDispatch();
  const { tab: open, sliding } = useAppSelector(selectHomeTabs);
  const place = homeTabs.indexOf(open);
  const { label, to, Panel } = tabPanels[open];
  const hasChanged = useHasChanged(open);

  // A server-rendered tab that was clicked early need not wait.
  useFirstShown(useCallback(() => void dispatch(homeShown()), [dispatch]));

  const choose = (tab: HomeTab | undefined) => {
    if (!sliding && tab !== undefined && tab !== open) dispatch(homeTabChosen(tab));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (sliding) return;
    const next = homeTabs[Math.min(homeTabs.length - 1, Math.max(0, place + step))]!;
    choose(next);
    event.currentTarget.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };

  return (
    <div className={`block ${styles.deck}`}>
      <div className={styles.bar}>
        <div className={styles.list} role="tablist" aria-label={zh.home.tabs} onKeyDown={onKeyDown}>
          {homeTabs.map((tab) => (
            <button
              key={tab}
              className={styles.tab}
              role="tab"
              type="button"
              id={tabId(tab)}
              aria-selected={tab === open}
              aria-controls="home-tab-panel"
              aria-disabled={(sliding && tab !== open) || undefined}
              tabIndex={tab === open ? 0 : -1}
              onClick={() => choose(tab)}
            >
              <TabLabel text={tabPanels[tab].label} />
            </button>
          ))}
        </div>
        <div className={styles.go}>
          <MoreLink to={to} label={`${zh.home.more} ${label}`}>
            {zh.home.more}
          </MoreLink>
          <StepButton
            label={zh.home.previousTab}
            icon="chevronLeft"
            disabled={place === 0}
            locked={sliding}
            onStep={() => choose(homeTabs[place - 1])}
          />
          <StepButton
            label={zh.home.nextTab}
            icon="chevronRight"
            disabled={place === homeTabs.length - 1}
            locked={sliding}
            onStep={() => choose(homeTabs[place + 1])}
          />
        </div>
      </div>
      <div className={styles.panel} role="tabpanel" id="home-tab-panel" aria-labelledby={tabId(open)} tabIndex={0}>
        <div key={open} className={hasChanged ? styles.slide : undefined}>
          <Panel />
        </div>
      </div>
    </div>
  );
}

/** 数字化应用商城 wraps between its words on narrow tabs. */
function TabLabel({ text }: { text: string }) {
  const parts = text.length > 5 ? [text.slice(0, 3), text.slice(3)] : [text];
  return (
    <span>
      {parts.map((part, place) => (
        <Fragment key={part}>
          {place > 0 && <wbr aria-hidden="true" />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

interface StepButtonProps {
  label: string;
  icon: 'chevronLeft' | 'chevronRight';
  disabled: boolean;
  /** Only while sliding: the button keeps the focus. */
  locked: boolean;
  onStep: () => void;
}

function StepButton({ label, icon, disabled, locked, onStep }: StepButtonProps) {
  return (
    <button
      className={styles.step}
      type="button"
      aria-label={label}
      disabled={disabled}
      aria-disabled={locked || undefined}
      onClick={onStep}
    >
      <Icon name={icon} />
    </button>
  );
}
