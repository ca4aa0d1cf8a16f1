import { useState } from 'react';
import { DeskDialog } from '../shell/DeskDialog';
import type { Decision, DecisionResult, InboxRow } from '../../contract/desk';
import type { SubmissionKind } from '../../contract/submission';
import { zhDesk } from '../../i18n/zhDesk';
import { zhInbox } from '../../i18n/zhInbox';
import styles from './BatchDialog.module.css';
import { DecisionForm, choiceName } from './DecisionForm';
import { useIsMounted } from '../hooks';

interface BatchDialogProps {
  rows: readonly Pick<InboxRow, 'number' | 'title' | 'state' | 'changedAt'>[];
  kind: SubmissionKind | undefined;
  /** The decision that is chosen first. */
  decision: Decision;
  now: Date;
  onClose: () => void;
  /** Submissions that were decided, and the outcome in words. */
  onDone: (numbers: readonly string[], outcome: string) => void;
}

/** How many of the submissions the question names at most. */
const mostNamed = 5;

/** Decides several submissions at once. Those that fail are listed with the reason and stay selected. */
export function BatchDialog({ rows: given, kind, decision: first, now, onClose, onDone }: BatchDialogProps) {
  // The rows when the dialog opened: finished ones leave the list behind it.
  const [rows] = useState(given);
  const [decision, setDecision] = useState(first);
  const [refused, setRefused] = useState<DecisionResult['refused']>([]);
  const isMounted = useIsMounted();
  const isOver = refused.length > 0;
  const named = isOver
    ? refused.map(({ number, reason }) => [number, reason] as const)
    : rows.slice(0, mostNamed).map(({ number, title }) => [number, title] as const);
  const list = (
    <ul className={styles.list} role="list">
      {named.map(([number, text]) => (
        <li key={number}>
          <span className="num">{number}</span>
          {text}
        </li>
      ))}
    </ul>
  );
  return (
    <DeskDialog
      title={zhInbox.decideMany(choiceName(kind, decision), rows.length)}
      onClose={onClose}
      narrow
      onSubmit={isOver ? onClose : undefined}
      action={isOver ? zhDesk.done : undefined}
    >
      {isOver ? (
        <div role="alert">
          <p>{zhInbox.someRefused(refused.length)}</p>
          {list}
        </div>
      ) : (
        <div className={styles.decision}>
          {list}
          {rows.length > mostNamed && <p className="hint">{zhInbox.andMore(rows.length - mostNamed)}</p>}
          <DecisionForm
            rows={rows}
            kind={kind}
            now={now}
            choice={decision}
            onChoose={setDecision}
            onDecided={(_decision, result, _hasLaterInput, outcome) => {
              setRefused(result.refused);
              onDone(result.done, outcome);
              if (result.refused.length === 0 && isMounted()) onClose();
            }}
          />
        </div>
      )}
    </DeskDialog>
  );
}
