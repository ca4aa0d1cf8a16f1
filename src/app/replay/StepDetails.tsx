import { zhReplay } from '../../i18n/zhReplay';
import type { Log } from './devtoolsMirror';
import styles from './ReplayPanel.module.css';
import { changesBetween } from './steps';

/** State diff of one step: each changed path with its value before and after. */
export function StepDetails({ log, index }: { log: Log<object>; index: number }) {
  if (index === 0) return null;
  const changes = changesBetween(log.computedStates[index - 1]?.state, log.computedStates[index]?.state);
  return (
    <details className={styles.changes}>
      <summary>{zhReplay.changes(changes.length)}</summary>
      <dl>
        {changes.map(({ path, before, after }) => (
          <div key={path}>
            <dt>{path}</dt>
            <dd>
              {before === undefined ? zhReplay.absent : before} → {after === undefined ? zhReplay.absent : after}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
