import { Fragment } from 'react';
import { DeskDialog } from '../shell/DeskDialog';
import { zhInbox } from '../../i18n/zhInbox';
import styles from './ShortcutsDialog.module.css';

/** All keyboard shortcuts of the inbox. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <DeskDialog title={zhInbox.keys} onClose={onClose} narrow>
      <dl className={styles.keys}>
        {zhInbox.keyTable.map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              {keys.map((key) => (
                <Fragment key={key}>
                  <kbd>{key}</kbd>{' '}
                </Fragment>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </DeskDialog>
  );
}

/** The most used shortcuts, below the list; hidden on devices without a keyboard. */
export function ShortcutHints({ onAll }: { onAll: () => void }) {
  const { move, open, pick, accept, refuse } = zhInbox.keyHints;
  const hints: [string[], string][] = [
    [['J', 'K'], move],
    [['Enter'], open],
    [['X'], pick],
    [['A'], accept],
    [['R'], refuse],
  ];
  return (
    <div className={styles.hints}>
      {hints.map(([keys, meaning]) => (
        <span key={meaning}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {meaning}
        </span>
      ))}
      <button type="button" onClick={onAll}>
        <kbd>?</kbd>
        {zhInbox.allKeys}
      </button>
    </div>
  );
}
