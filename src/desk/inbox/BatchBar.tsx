import type { Decision } from '../../contract/desk';
import type { SubmissionKind } from '../../contract/submission';
import { zhInbox } from '../../i18n/zhInbox';
import styles from './BatchBar.module.css';
import { choiceName } from './decisionWords';
import { ExportMenu } from './ExportMenu';

interface BatchBarProps {
  /** Receipt numbers. */
  picked: readonly string[];
  /** The kind of all of them, if it is one. */
  kind: SubmissionKind | undefined;
  /** What can be decided of all of them. */
  choices: readonly Decision[];
  onDecide: (decision: Decision) => void;
  onUnpick: () => void;
}

/** What can be done with several at once, at the foot of the list. */
export function BatchBar({ picked, kind, choices, onDecide, onUnpick }: BatchBarProps) {
  return (
    <div className={`${styles.bar} on-dark`} role="region" aria-label={zhInbox.batch}>
      <p>
        {zhInbox.picked} <b className="num">{picked.length}</b> {zhInbox.pickedUnit}
      </p>
      {choices.map((decision, place) => (
        <button
          key={decision}
          className={`btn btn--sm ${place === 0 ? styles.first : ''}`}
          type="button"
          onClick={() => onDecide(decision)}
        >
          {choiceName(kind, decision)}
        </button>
      ))}
      <ExportMenu params={{ numbers: picked.join(',') }} isInBar />
      <button className="btn btn--sm" type="button" onClick={onUnpick}>
        {zhInbox.unpick}
      </button>
    </div>
  );
}
