import { useState } from 'react';
import type { ContentRow } from '../../contract/deskContent';
import { zhDesk } from '../../i18n/zhDesk';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { DeskDialog } from '../shell/DeskDialog';
import { workFailed } from '../../state/noticesSlice';
import { useDeskDispatch } from '../hooks';
import { useIsMounted } from '../useIsMounted';
import styles from './ContentBatchDialog.module.css';
import { useContentActions, type ContentAction } from './useContentActions';
import { useRowName } from './useGroupNames';

interface ContentBatchDialogProps {
  area: string;
  action: ContentAction;
  rows: readonly ContentRow[];
  onClose: () => void;
  /** Ids of the items that succeeded. */
  onDone: (fdIds: readonly string[]) => void;
}

/** Runs a bulk action. Items that fail are listed with the reason and stay selected. */
export function ContentBatchDialog({ area, action, rows: given, onClose, onDone }: ContentBatchDialogProps) {
  // The rows when the dialog opened: finished ones may leave the list behind it.
  const [rows] = useState(given);
  const [isRunning, setRunning] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, string> | null>(null);
  const perform = useContentActions(area);
  const nameOf = useRowName(area);
  const isMounted = useIsMounted();
  const dispatch = useDeskDispatch();
  const run = async () => {
    if (isRunning) return;
    setRunning(true);
    const answer = await perform(action, rows);
    if (typeof answer === 'string') {
      dispatch(workFailed(answer));
      if (isMounted()) setRunning(false);
      return;
    }
    const refusals = new Map(answer.map(({ fdId, reason }) => [fdId, reason]));
    onDone(rows.map(({ fdId }) => fdId).filter((fdId) => !refusals.has(fdId)));
    if (!isMounted()) return;
    if (refusals.size === 0) onClose();
    else setRefused(refusals);
  };
  const shown = refused ? rows.filter(({ fdId }) => refused.has(fdId)) : rows;
  return (
    <DeskDialog
      title={zh.batch(zh[action], rows.length)}
      narrow
      onClose={onClose}
      onSubmit={refused ? onClose : () => void run()}
      action={refused ? zhDesk.done : zh[action]}
      busy={isRunning && !refused}
    >
      <div role="status">
        <p>{refused ? zh.someRefused(refused.size) : zh.batchHint[action]}</p>
      </div>
      <ul className={styles.list} role="list">
        {shown.map((row) => (
          <li key={row.fdId}>
            {nameOf(row)}
            {refused && <span>{refused.get(row.fdId)}</span>}
          </li>
        ))}
      </ul>
    </DeskDialog>
  );
}
