import { useState } from 'react';
import type { ContentRow } from '../../contract/deskContent';
import { zhDesk } from '../../i18n/zhDesk';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { DeskDialog } from '../shell/DeskDialog';
import { BulkActionBar } from '../shell/BulkActionBar';
import { useIsMounted } from '../useIsMounted';
import styles from './ContentBatch.module.css';
import { mayDo, useContentActions, type ContentAction } from './useContentActions';
import { useRowName } from './useRowName';

const contentActions: readonly ContentAction[] = ['publish', 'takeDown'];

interface ContentBatchProps {
  selected: readonly ContentRow[];
  onAction: (action: ContentAction) => void;
  onClear: () => void;
}

/** Bulk actions on content items: those that every selected item allows. */
export function ContentBatch({ selected, onAction, onClear }: ContentBatchProps) {
  return (
    <BulkActionBar
      count={selected.length}
      unit={zh.unit}
      actions={contentActions
        .filter((action) => selected.every(mayDo[action]))
        .map((action) => ({ key: action, label: zh[action], run: () => onAction(action) }))}
      onClear={onClear}
    />
  );
}

interface ContentBatchDialogProps {
  area: string;
  action: ContentAction;
  rows: readonly ContentRow[];
  onClose: () => void;
  /** Ids of the items that succeeded. */
  onDone: (fdIds: readonly string[]) => void;
}

interface Refusal {
  row: ContentRow;
  reason: string;
}

/** Runs a bulk action, one item after the other. Items that fail are listed with the reason and stay selected. */
export function ContentBatchDialog({ area, action, rows: given, onClose, onDone }: ContentBatchDialogProps) {
  // The rows when the dialog opened: finished ones may leave the list behind it.
  const [rows] = useState(given);
  const [place, setPlace] = useState<number | null>(null);
  const [refused, setRefused] = useState<readonly Refusal[] | null>(null);
  const perform = useContentActions(area);
  const nameOf = useRowName(area);
  const isMounted = useIsMounted();
  const run = async () => {
    if (place !== null) return;
    const refusals: Refusal[] = [];
    const done: string[] = [];
    for (const [index, row] of rows.entries()) {
      // Closing the dialog stops the rest.
      if (!isMounted()) break;
      setPlace(index + 1);
      const reason = await perform(action, row);
      if (reason === null) done.push(row.fdId);
      else refusals.push({ row, reason });
    }
    onDone(done);
    if (!isMounted()) return;
    if (refusals.length === 0) onClose();
    else setRefused(refusals);
  };
  const shown = refused ?? rows.map((row) => ({ row, reason: null }));
  return (
    <DeskDialog
      title={zh.batch(action, rows.length)}
      narrow
      onClose={onClose}
      onSubmit={refused ? onClose : () => void run()}
      footer={
        <button className="btn" type="submit" aria-busy={(place !== null && !refused) || undefined}>
          {refused ? zhDesk.done : zh[action]}
        </button>
      }
    >
      <div role="status">
        <p>
          {refused
            ? zh.someRefused(refused.length)
            : place === null
              ? zh.batchHint[action]
              : zh.under(place, rows.length)}
        </p>
      </div>
      <ul className={styles.list} role="list">
        {shown.map(({ row, reason }) => (
          <li key={row.fdId}>
            {nameOf(row)}
            {reason !== null && <span>{reason}</span>}
          </li>
        ))}
      </ul>
    </DeskDialog>
  );
}
