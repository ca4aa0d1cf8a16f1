import { useState } from 'react';
import { errorText } from '../../api/errors';
import type { ContentDetail, ContentValues } from '../../contract/deskContent';
import { useAnnounce } from '../shell/Announcer';
import { DeskConfirm } from '../shell/DeskDialog';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useDeskDispatch } from '../hooks';
import { workFailed } from '../../state/noticesSlice';
import { useIdempotencyKey } from '../useIdempotencyKey';
import { contentWritten, useDeleteDeskContentMutation, useUpdateDeskContentToRevisionMutation } from './contentApi';
import { conflictIn } from './refusals';
import type { ContentEdit } from './useContentEdit';
import { DraftVersionDialog, VersionDialog } from './VersionDialog';

type Asked =
  { what: 'takeDown' } | { what: 'viewDraft'; fdId: string } | { what: 'restore' | 'view'; version: number } | null;

/** Actions on a whole item: taking it down, viewing and restoring earlier versions. */
export function useVersionActions(area: string, item: ContentDetail | null, edit: ContentEdit, isLocked: boolean) {
  const dispatch = useDeskDispatch();
  const announce = useAnnounce();
  const [asked, setAsked] = useState<Asked>(null);
  const [remove] = useDeleteDeskContentMutation();
  const [restore] = useUpdateDeskContentToRevisionMutation();
  const idempotency = useIdempotencyKey();
  const close = () => setAsked(null);
  const ref = { area, fdId: item?.fdId ?? '', version: item?.version ?? 0 };

  const run = async (call: Promise<ContentDetail | null>, text: string, then: (after: ContentDetail) => void) => {
    close();
    try {
      const after = await call;
      if (!after) return void dispatch(workFailed(zh.saveFailed));
      idempotency.done();
      dispatch(contentWritten(after));
      then(after);
      announce(text);
    } catch (error) {
      // The user had an outdated version: the current one is shown, to decide again.
      const present = conflictIn(error);
      if (present) dispatch(contentWritten(present));
      dispatch(workFailed(errorText(error, zh.saveFailed)));
    }
  };
  const takeDown = () => {
    // Unsaved changes now apply to the item that was taken down.
    edit.commit();
    void run(remove({ ...ref, idempotencyKey: idempotency.keyOf(ref) }).unwrap(), zh.takenDown, ({ version }) =>
      edit.moved(version),
    );
  };
  const take = async (values: ContentValues) => {
    close();
    edit.commit();
    await edit.sync.setAside();
    for (const name of Object.keys(edit.values)) edit.type(name, String(values[name] ?? ''));
    edit.leave();
    announce(zh.draftUsed);
  };
  return {
    viewDraft: (id: string) => setAsked({ what: 'viewDraft', fdId: id }),
    view: (version: number) => setAsked({ what: 'view', version }),
    askRestore: (version: number) => setAsked({ what: 'restore', version }),
    askTakeDown: () => setAsked({ what: 'takeDown' }),
    dialogs: asked && (
      <>
        {asked.what === 'view' && <VersionDialog area={area} fdId={ref.fdId} version={asked.version} onClose={close} />}
        {asked.what === 'viewDraft' && (
          <DraftVersionDialog
            area={area}
            fdId={asked.fdId}
            onUse={isLocked ? undefined : (values) => void take(values)}
            onClose={close}
          />
        )}
        {asked.what === 'restore' && (
          <DeskConfirm
            question={zh.restoreQuestion(zh.versionName(asked.version))}
            onConfirm={() => {
              const order = { ...ref, revision: asked.version };
              void run(restore({ ...order, idempotencyKey: idempotency.keyOf(order) }).unwrap(), zh.saved, (after) =>
                edit.saved(after.values, after),
              );
            }}
            onCancel={close}
          />
        )}
        {asked.what === 'takeDown' && (
          <DeskConfirm
            question={zh.takeDownQuestion(item?.title || zh.untitled)}
            onConfirm={takeDown}
            onCancel={close}
          />
        )}
      </>
    ),
  };
}
