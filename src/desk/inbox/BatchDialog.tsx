import { useState } from 'react';
import { DeskDialog } from '../shell/DeskDialog';
import { Field } from '../../components/Field';
import { FormMessage } from '../../components/FormMessage';
import type { Decision, DecisionResult, InboxRow } from '../../contract/desk';
import type { SubmissionKind } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { zhDesk } from '../../i18n/zhDesk';
import { zhInbox } from '../../i18n/zhInbox';
import { dayInBackendZone } from '../../lib/dates';
import styles from './BatchDialog.module.css';
import { choiceName, needsNote } from './decisionLabels';
import { useIsMounted } from '../useIsMounted';
import { useDecide } from './useDecide';

interface BatchDialogProps {
  rows: readonly Pick<InboxRow, 'number' | 'title' | 'state' | 'changedAt'>[];
  kind: SubmissionKind | undefined;
  decision: Decision;
  now: Date;
  onClose: () => void;
  /** Submissions that were decided. */
  onDone: (numbers: readonly string[]) => void;
}

/** How many of the submissions the question names at most. */
const mostNamed = 5;

/**
 * Decides several submissions at once. Those that fail are listed with the reason and stay selected. Nothing can be typed
 * while it is sent: it would be lost when the dialog closes.
 */
export function BatchDialog({ rows: given, kind, decision, now, onClose, onDone }: BatchDialogProps) {
  // The rows when the dialog opened: finished ones leave the list behind it.
  const [rows] = useState(given);
  const { decide, isSending } = useDecide();
  const isMounted = useIsMounted();
  const [fields, setFields] = useState({ note: '', expectedDay: '' });
  const [errors, setErrors] = useState<{ note?: string; expectedDay?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<DecisionResult['refused']>([]);
  const outcome = choiceName(kind, decision);
  const today = dayInBackendZone(now.getTime());
  const change = (some: Partial<typeof fields>) => {
    setFields({ ...fields, ...some });
    setErrors({});
  };
  const submit = async () => {
    if (isSending) return;
    const note = fields.note.trim();
    const { expectedDay } = fields;
    const wrong = {
      ...(needsNote(decision) && note === '' ? { note: zhInbox.noteMissing } : {}),
      ...(expectedDay !== '' && expectedDay < today ? { expectedDay: zhInbox.dayPast } : {}),
    };
    setErrors(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0) return;
    const { result, failure: unknown } = await decide({
      numbers: rows.map(({ number }) => number),
      decision,
      note,
      expectedDay,
      seen: Object.fromEntries(rows.map(({ number, state }) => [number, state])),
      seenAt: Object.fromEntries(rows.map(({ number, changedAt }) => [number, changedAt])),
    });
    if (!result) setFailure(unknown ?? null);
    else {
      setRefused(result.refused);
      onDone(result.done);
      if (result.refused.length === 0 && isMounted()) onClose();
    }
  };
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
      title={zhInbox.decideMany(outcome, rows.length)}
      onClose={onClose}
      narrow
      onSubmit={isOver ? onClose : () => void submit()}
      action={isOver ? zhDesk.done : isSending ? zhInbox.deciding : zh.site.confirm}
      busy={isSending}
    >
      <FormMessage text={failure} />
      {isOver ? (
        <div role="alert">
          <p>{zhInbox.someRefused(refused.length)}</p>
          {list}
        </div>
      ) : (
        <div className="spaced">
          {list}
          {rows.length > mostNamed && <p className="hint">{zhInbox.andMore(rows.length - mostNamed)}</p>}
          <Field
            as="textarea"
            label={zhInbox.note}
            name="note"
            hint={rows.length > 1 ? zhInbox.noteSeenByAll : undefined}
            rows={3}
            maxLength={500}
            required={needsNote(decision)}
            readOnly={isSending}
            error={errors.note}
            value={fields.note}
            onChange={({ target }) => change({ note: target.value })}
          />
          {decision === 'accept' && (
            <Field
              type="date"
              label={zhInbox.expectedDay}
              name="expectedDay"
              min={today}
              readOnly={isSending}
              error={errors.expectedDay}
              value={fields.expectedDay}
              onChange={({ target }) => change({ expectedDay: target.value })}
            />
          )}
        </div>
      )}
    </DeskDialog>
  );
}
