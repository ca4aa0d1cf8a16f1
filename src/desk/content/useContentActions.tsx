import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BatchRefusal, ContentDetail, ContentRow } from '../../contract/deskContent';
import { useAnnounce, useFailure } from '../shell/Announcer';
import { DeskDialog } from '../shell/DeskDialog';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useIsMounted, useSend } from '../hooks';
import { contentLists, contentUrl } from './contentApi';
import { areaShape, mayDo, useRowName, type ContentAction } from './contentAreas';
import type { MenuItem } from '../shell/Menu';
import { zhDesk } from '../../i18n/zhDesk';
import { useDownload } from '../download';
import { BatchList } from '../shell/DeskTable';

/** The actions of each row of a list. @param onBatch asks before the action is run */
export function useRowActions(
  area: string,
  rows: readonly ContentRow[],
  isSorted: boolean,
  onBatch: (action: ContentAction, row: ContentRow) => void,
): (row: ContentRow) => readonly MenuItem[] {
  const navigate = useNavigate();
  const fail = useFailure();
  const [send] = useSend();
  const isMounted = useIsMounted();
  const announce = useAnnounce();
  // A row moves between its neighbours in the portal's order.
  const isOrdered = areaShape(area).order !== null && !isSorted;

  const makeCopy = async ({ fdId }: ContentRow) => {
    const copy = { url: `${contentUrl}/copy`, json: { area, fdId }, changes: contentLists };
    const { data: copied, error } = await send<ContentDetail>(copy);
    if (!copied) return fail(error, zh.saveFailed);
    announce(zh.copied);
    if (isMounted()) void navigate(`/content/${area}/${copied.fdId}`);
  };
  const shown = isOrdered ? rows.filter(({ state }) => state === 'published') : [];
  const swap = async (...fdIds: string[]) => {
    const { error } = await send({ url: `${contentUrl}/order`, json: { area, fdIds }, changes: contentLists });
    if (error) fail(error, zh.saveFailed);
  };
  return (row) => {
    const batch = mayDo.purge(row) ? 'purge' : 'takeDown';
    const place = shown.indexOf(row);
    const [before, after] = place < 0 ? [] : [shown[place - 1], shown[place + 1]];
    const item = (key: 'copy' | 'up' | 'down' | ContentAction, run: () => void) => ({ key, label: zh[key], run });
    return [
      item('copy', () => void makeCopy(row)),
      ...(before ? [item('up', () => void swap(row.fdId, before.fdId))] : []),
      ...(after ? [item('down', () => void swap(after.fdId, row.fdId))] : []),
      item(batch, () => onBatch(batch, row)),
    ];
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

/** Publishes items, takes them down or deletes them, in one call. Those that fail are listed with the reason. */
export function ContentBatchDialog({ area, action, rows, onClose, onDone }: ContentBatchDialogProps) {
  const [refused, setRefused] = useState<ReadonlyMap<string, string> | null>(null);
  const [send, isSending] = useSend();
  const nameOf = useRowName(area);
  const isMounted = useIsMounted();
  const fail = useFailure();
  const run = async () => {
    if (isSending) return;
    const batch = { area, act: action, items: rows.map(({ fdId, updatedAt }) => ({ fdId, updatedAt })) };
    const call = { url: `${contentUrl}/batch`, json: batch, changes: contentLists };
    const { data, error } = await send<BatchRefusal[]>(call);
    if (!data) return fail(error, zh.saveFailed);
    const refusals = new Map(data.map(({ fdId, reason }) => [fdId, reason]));
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
      busy={isSending}
    >
      <div role="status">
        <p>{refused ? zh.someRefused(refused.size) : zh.batchHint[action]}</p>
      </div>
      <BatchList rows={shown.map((row) => [row.fdId, nameOf(row), refused?.get(row.fdId)])} />
    </DeskDialog>
  );
}

/** Downloads an area's content, or a workbook to fill in. */
export function useExport(area: string): (what: 'json' | 'xlsx' | 'template') => Promise<boolean> {
  const download = useDownload();
  return (what) => {
    const call =
      what === 'template'
        ? { url: `${contentUrl}/template`, params: { area } }
        : { url: `${contentUrl}/export`, params: { area, format: what } };
    return download(call, `${area}.${what === 'json' ? 'json' : 'xlsx'}`, zh.file.exportFailed);
  };
}
