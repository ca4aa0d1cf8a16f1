import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../api/errors';
import type { ContentRow } from '../../contract/deskContent';
import { useAnnounce } from '../shell/Announcer';
import { DeskConfirm } from '../shell/DeskDialog';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useDeskDispatch } from '../hooks';
import { workFailed } from '../../state/noticesSlice';
import { useIdempotencyKey } from '../useIdempotencyKey';
import { useIsMounted } from '../useIsMounted';
import { useCreateDeskContentCopyMutation, useUpdateDeskContentOrderMutation } from './contentApi';
import { areaShape } from './contentAreas';
import type { RowAction } from './RowMenu';
import { mayDo, useContentActions } from './useContentActions';
import { useRowName } from './useGroupNames';

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
