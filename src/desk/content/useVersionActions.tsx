import { useState } from 'react';
import { errorText } from '../../api/client';
import type { ContentDetail, ContentValues } from '../../contract/deskContent';
import { useAnnounce } from '../shell/Announcer';
import { DeskConfirm, DeskDialog } from '../shell/DeskDialog';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useDeskDispatch, useSend } from '../hooks';
import { workFailed } from '../../state/dialogsSlice';
import { contentPaths, contentWritten, itemChanges } from './contentApi';
import { conflictIn } from './useContentSave';
import type { ContentEdit } from './useContentEdit';
import { useDeskRecord } from '../deskApi';
import { Loaded } from '../shell/ListPane';
import { zh as zhCommon } from '../../i18n/zh';
import { hasPreview, fieldLabel, fieldsOf } from './contentAreas';
import { Preview } from './Preview';
import { FactSheet } from '../../components/FactSheet';
import { quantityText } from '../../lib/numbers';

type Asked =
  { what: 'takeDown' } | { what: 'viewDraft'; fdId: string } | { what: 'restore' | 'view'; version: number } | null;

/** Actions on a whole item: taking it down, viewing and restoring earlier versions. */
export function useVersionActions(area: string, item: ContentDetail | null, edit: ContentEdit, isLocked: boolean) {
  const dispatch = useDeskDispatch();
  const announce = useAnnounce();
  const [asked, setAsked] = useState<Asked>(null);
  const [send] = useSend();
  const close = () => setAsked(null);
  const ref = { area, fdId: item?.fdId ?? '', version: item?.version ?? 0 };

  const run = async (url: string, json: object, text: string, then: (after: ContentDetail) => void) => {
    close();
    const { data: after, error } = await send<ContentDetail>({ url, json, ...itemChanges });
    if (!after) {
      // The user had an outdated version: the current one is shown, to decide again.
      const present = conflictIn(error);
      if (present) dispatch(contentWritten(present));
      dispatch(workFailed(errorText(error, zh.saveFailed)));
      return;
    }
    dispatch(contentWritten(after));
    then(after);
    announce(text);
  };
  const takeDown = () => {
    // Unsaved changes now apply to the item that was taken down.
    edit.commit();
    void run(contentPaths.remove, ref, zh.takenDown, ({ version }) => edit.moved(version));
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
        {asked.what === 'view' && (
          <VersionDialog
            title={zh.versionName(asked.version)}
            area={area}
            of={{ url: contentPaths.revision, fdId: ref.fdId, version: asked.version }}
            onClose={close}
          />
        )}
        {asked.what === 'viewDraft' && (
          <VersionDialog
            title={zh.replacedDraft}
            area={area}
            of={{ url: contentPaths.draftVersion, fdId: asked.fdId }}
            onUse={isLocked ? undefined : (values) => void take(values)}
            onClose={close}
          />
        )}
        {asked.what === 'restore' && (
          <DeskConfirm
            question={zh.restoreQuestion(zh.versionName(asked.version))}
            onConfirm={() => {
              const order = { ...ref, revision: asked.version };
              void run(contentPaths.restore, order, zh.saved, (after) => edit.saved(after.values, after));
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

interface VersionDialogProps {
  title: string;
  area: string;
  /** The call that reads it. */
  of: { url: string; fdId: string; version?: number };
  /** Goes on with it; absent: it can only be looked at. */
  onUse?: ((values: ContentValues) => void) | undefined;
  onClose: () => void;
}

/** Dialog with an earlier version, as the portal showed it, or an unpublished state that was replaced. */
function VersionDialog({ title, area, of, onUse, onClose }: VersionDialogProps) {
  const query = useDeskRecord<ContentValues>({ ...of, area }, { refetchOnMountOrArgChange: true });
  const { data } = query;
  return (
    <DeskDialog
      title={title}
      onClose={onClose}
      wide={hasPreview(area)}
      footer={
        data &&
        onUse && (
          <button className="btn" type="button" onClick={() => onUse(data)}>
            {zh.useDraft}
          </button>
        )
      }
    >
      <Loaded query={query} failedText={zhCommon.states.loadFailed}>
        {(values) =>
          hasPreview(area) ? <Preview area={area} values={values} /> : <ValueList area={area} values={values} />
        }
      </Loaded>
    </DeskDialog>
  );
}

/** The values of an item without a page of its own. */
export function ValueList({ area, values }: { area: string; values: ContentValues }) {
  const names = Object.keys(fieldsOf(area)).filter((name) => name !== 'fdId');
  const shown = (name: string) => (fieldsOf(area)[name]?.kind === 'number' ? quantityText(values[name]) : values[name]);
  return <FactSheet facts={names.map((name) => ({ label: fieldLabel(area, name), value: shown(name), full: true }))} />;
}
