import { useState } from 'react';
import type { ContentRow } from '../../contract/deskContent';
import { zhDesk } from '../../i18n/zhDesk';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { DeskDialog } from '../shell/DeskDialog';
import { BulkActionBar } from '../shell/BulkActionBar';
import { useIsMounted } from '../useIsMounted';
import styles from './ContentBatch.module.css';
import { mayDo, useContentActions, type ContentAct } from './useContentActions';
import { useRowName } from './useRowName';

const acts: readonly ContentAct[] = ['publish', 'takeDown'];

interface ContentBatchProps {
  picked: readonly ContentRow[];
  onAct: (act: ContentAct) => void;
  onUnpick: () => void;
}

/** What can be done with several pieces at once: what every one of them allows. */
export function ContentBatch({ picked, onAct, onUnpick }: ContentBatchProps) {
  return (
    <BulkActionBar
      count={picked.length}
      unit={zh.unit}
      acts={acts
        .filter((act) => picked.every(mayDo[act]))
        .map((act) => ({ key: act, word: zh[act], run: () => onAct(act) }))}
      onUnpick={onUnpick}
    />
  );
}

interface ContentBatchDialogProps {
  area: string;
  act: ContentAct;
  rows: readonly ContentRow[];
  onClose: () => void;
  /** The ids of those that it was done to. */
  onDone: (fdIds: readonly string[]) => void;
}

interface Refusal {
  row: ContentRow;
  reason: string;
}

/** Does it to one after the other. Those that could not be are named with the reason, and stay picked. */
export function ContentBatchDialog({ area, act, rows: given, onClose, onDone }: ContentBatchDialogProps) {
  // What the dialog began with: those that are done may leave the list behind it.
  const [rows] = useState(given);
  const [place, setPlace] = useState<number | null>(null);
  const [refused, setRefused] = useState<readonly Refusal[] | null>(null);
  const perform = useContentActions(area);
  const nameOf = useRowName(area);
  const isThere = useIsMounted();
  const run = async () => {
    if (place !== null) return;
    const refusals: Refusal[] = [];
    const done: string[] = [];
    for (const [index, row] of rows.entries()) {
      // Who closes the dialog lets the rest be.
      if (!isThere()) break;
      setPlace(index + 1);
      const reason = await perform(act, row);
      if (reason === null) done.push(row.fdId);
      else refusals.push({ row, reason });
    }
    onDone(done);
    if (!isThere()) return;
    if (refusals.length === 0) onClose();
    else setRefused(refusals);
  };
  const shown = refused ?? rows.map((row) => ({ row, reason: null }));
  return (
    <DeskDialog
      title={zh.batch(act, rows.length)}
      narrow
      onClose={onClose}
      onSubmit={refused ? onClose : () => void run()}
      footer={
        <button className="btn" type="submit" aria-busy={(place !== null && !refused) || undefined}>
          {refused ? zhDesk.done : zh[act]}
        </button>
      }
    >
      <div role="status">
        <p>
          {refused ? zh.someRefused(refused.length) : place === null ? zh.batchHint[act] : zh.under(place, rows.length)}
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
