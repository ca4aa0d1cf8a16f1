import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText, isApiError } from '../../api/errors';
import type { ContentRow, BatchRefusal, ContentBatch } from '../../contract/deskContent';
import { useAnnounce } from '../shell/Announcer';
import { DeskConfirm, DeskDialog } from '../shell/DeskDialog';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useDeskDispatch, useIdempotencyKey, useIsMounted } from '../hooks';
import { workFailed } from '../../state/noticesSlice';
import {
  useCreateDeskContentCopyMutation,
  useUpdateDeskContentOrderMutation,
  useUpdateDeskContentBatchMutation,
} from './contentApi';
import { areaShape, useRowName } from './contentAreas';
import type { RowAction } from './ContentRows';
import { zhDesk } from '../../i18n/zhDesk';
import styles from './useContentActions.module.css';
import { useConfirmed } from '../account/ConfirmOwner';
import { download } from '../download';

/** The actions of each row of a list, and the confirmation dialog of one of them. */
export function useRowActions(
  area: string,
  rows: readonly ContentRow[],
  isSorted: boolean,
): { actions: (row: ContentRow) => readonly RowAction[]; question: ReactNode } {
  const dispatch = useDeskDispatch();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ act: 'takeDown' | 'purge'; row: ContentRow } | null>(null);
  const [copy] = useCreateDeskContentCopyMutation();
  const [order] = useUpdateDeskContentOrderMutation();
  const idempotency = useIdempotencyKey();
  const isMounted = useIsMounted();
  const announce = useAnnounce();
  const perform = useContentActions(area);
  const nameOf = useRowName(area);
  // A row moves between its neighbours in the portal's order.
  const isOrdered = areaShape(area).order !== null && !isSorted;

  const failed = (error: unknown) => dispatch(workFailed(errorText(error, zh.saveFailed)));
  const makeCopy = async ({ fdId }: ContentRow) => {
    try {
      const made = await copy({ area, fdId, idempotencyKey: idempotency.keyOf({ copy: fdId }) }).unwrap();
      if (!made) return void failed(null);
      idempotency.done();
      announce(zh.copied);
      if (isMounted()) void navigate(`/content/${area}/${made.fdId}`);
    } catch (error) {
      failed(error);
    }
  };
  const run = async (act: 'takeDown' | 'purge', row: ContentRow) => {
    setAsked(null);
    const answer = await perform(act, [row]);
    const reason = typeof answer === 'string' ? answer : answer[0]?.reason;
    if (reason === undefined) announce(act === 'purge' ? zh.purged : zh.takenDown);
    else dispatch(workFailed(reason));
  };
  const shown = rows.filter(({ state }) => state === 'published');
  const swap = ({ fdId }: ContentRow, by: -1 | 1) => {
    const at = shown.findIndex((row) => row.fdId === fdId);
    const other = shown[at + by];
    if (!other) return;
    order({ area, fdIds: by < 0 ? [fdId, other.fdId] : [other.fdId, fdId] })
      .unwrap()
      .catch(failed);
  };

  const actions = (row: ContentRow): RowAction[] => [
    { key: 'copy', run: () => void makeCopy(row) },
    ...(isOrdered && row.state === 'published'
      ? ([
          { key: 'up', run: () => swap(row, -1) },
          { key: 'down', run: () => swap(row, 1) },
        ] as const)
      : []),
    mayDo.purge(row)
      ? { key: 'purge', run: () => setAsked({ act: 'purge', row }) }
      : { key: 'takeDown', run: () => setAsked({ act: 'takeDown', row }) },
  ];
  const question = asked && (
    <DeskConfirm
      question={(asked.act === 'purge' ? zh.purgeQuestion : zh.takeDownQuestion)(nameOf(asked.row))}
      onConfirm={() => void run(asked.act, asked.row)}
      onCancel={() => setAsked(null)}
    />
  );
  return { actions, question };
}

/** Actions on items in their list. */
export type ContentAction = ContentBatch['act'];
export const contentActions: readonly ContentAction[] = ['publish', 'takeDown', 'purge'];

/** Whether a row allows an action. */
export const mayDo: Readonly<Record<ContentAction, (row: ContentRow) => boolean>> = {
  publish: ({ state, changed }) => state !== 'published' || changed,
  takeDown: ({ state }) => state === 'published' || state === 'scheduled',
  purge: ({ state }) => state === 'removed' || state === 'draft',
};

/** Publishes items, takes them down and deletes them from their list, in one call. */
export function useContentActions(area: string) {
  const [send] = useUpdateDeskContentBatchMutation();
  const key = useIdempotencyKey();
  /** @returns the items that were left as they were; or why nothing was done */
  return async (act: ContentAction, rows: readonly ContentRow[]): Promise<BatchRefusal[] | string> => {
    const batch = { area, act, items: rows.map(({ fdId, updatedAt }) => ({ fdId, updatedAt })) };
    try {
      const refused = await send({ ...batch, idempotencyKey: key.keyOf(batch) }).unwrap();
      if (!refused) return zh.saveFailed;
      key.done();
      return refused;
    } catch (error) {
      return isApiError(error) ? errorText(error, zh.saveFailed) : zh.saveFailed;
    }
  };
}

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

/** Downloads an area's content, or a workbook to fill in. */
export function useExport(area: string): (what: 'json' | 'xlsx' | 'template') => Promise<void> {
  const dispatch = useDeskDispatch();
  const confirmed = useConfirmed();
  return async (what) => {
    const call =
      what === 'template'
        ? { url: '/api/desk/content/template', params: { area } }
        : { url: '/api/desk/content/export', params: { area, format: what } };
    const done = await confirmed(() => dispatch(download(call, `${area}.${what === 'json' ? 'json' : 'xlsx'}`)));
    if (done && !done.isDone) dispatch(workFailed(done.text ?? zh.file.exportFailed));
  };
}
