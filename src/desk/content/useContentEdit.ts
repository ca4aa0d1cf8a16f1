import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import type { ContentDetail, ContentValues } from '../../contract/deskContent';
import { useDraftField } from '../../components/useDraftField';
import { minuteInBackendZone } from '../../lib/dates';
import { draftChanged, draftDiscarded, draftSent, selectDraft, selectDraftAuthor } from '../../state/draftsSlice';
import type { DeskState } from '../deskStore';
import { useDeskDispatch, useDeskSelector } from '../hooks';
import { fieldsOf } from './contentAreas';

/**
 * Names under which a draft keeps the version that it is based on, and the key of a new item; no field has these names.
 */
const versionKey = '@version';
const contentKey = '@key';

export interface ContentEdit {
  values: ContentValues;
  valueOf: (name: string) => string;
  /** Fields with unsaved changes. */
  touched: readonly string[];
  /** The version that the changes are based on. */
  version: number;
  /** Idempotency key of a new item, the same for all attempts to save it, also after a reload. */
  creationKey: string;
  type: (name: string, value: string) => void;
  commit: () => void;
  /** When the draft was last stored in this browser, `HH:mm`. */
  keptAt: string | null;
  /** The backend has these by now; what was typed since this edit was rendered is not among them, and stays. */
  saved: (sent: ContentValues, after: Pick<ContentDetail, 'fdId' | 'version'>) => void;
  /** The item was changed otherwise; unsaved changes are now based on that version. */
  moved: (version: number) => void;
  discard: () => void;
}

const noVersion = -1;

/** Key of an item's draft. */
const draftOf = (area: string, fdId: string): string => `content:${encodeURIComponent(`${area}.${fdId}`)}`;

/**
 * The edited values of a content item: the backend's, overlaid with unsaved changes, which survive a reload, a lost
 * connection and the end of the session (docs/behaviour/forms.md#drafts).
 */
export function useContentEdit(area: string, fdId: string, item: ContentDetail | null): ContentEdit {
  const dispatch = useDeskDispatch();
  const id = draftOf(area, fdId);
  const draft = useDeskSelector((state) => selectDraft(state, id));
  const by = useDeskSelector((state) => selectDraftAuthor(state, id));
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const [newKey] = useState(nanoid);
  const present = item?.version ?? 0;
  const begun = Number(draft.fields[versionKey] ?? noVersion);
  const version = begun === noVersion ? present : begun;
  /**
   * The last saved version: ahead of the rendered one, since a field that loses the focus to a save's notice commits before
   * the next render; and under its own id, so that input after the first save of a new item is not taken for the next one.
   */
  const written = useRef({ id, version: 0 });
  const creationKey = draft.fields[contentKey] ?? newKey;
  const names = Object.keys(fieldsOf(area)).filter((name) => name !== 'fdId');
  const stored = (name: string) => String(item?.values[name] ?? '');
  const touchedIn = (fields: Record<string, string>) =>
    names.filter((name) => fields[name] !== undefined && fields[name] !== stored(name));
  /** What was typed back to what it was before is no change, and nothing of it is kept. */
  const isChanged = (_dispatch: unknown, getState: () => DeskState) => {
    if (touchedIn(selectDraft(getState(), id).fields).length > 0) return true;
    dispatch(draftDiscarded({ id }));
    setKeptAt(null);
    return false;
  };
  const {
    values: typed,
    type,
    commit,
    reset,
  } = useDraftField((fields) => {
    const { id: to, version: reached } = written.current;
    const begin = {
      [versionKey]: String(Math.max(version, reached)),
      ...(item || to !== id ? {} : { [contentKey]: creationKey }),
    };
    dispatch(draftChanged({ id: to, fields: { ...fields, ...begin }, by }));
    setKeptAt(minuteInBackendZone(Date.now()).time);
    // What a save has just left is not rendered yet.
    return to !== id || reached > present || dispatch(isChanged);
  });
  const changes = { ...draft.fields, ...typed };
  const valueOf = (name: string) => changes[name] ?? stored(name);
  const values: ContentValues = Object.fromEntries(names.map((name) => [name, valueOf(name) || null]));
  const latest = useRef({ changes, values });
  useEffect(() => {
    latest.current = { changes, values };
  });
  const end = () => {
    reset();
    setKeptAt(null);
  };
  return {
    valueOf,
    values,
    touched: touchedIn(changes),
    version,
    creationKey,
    type,
    commit,
    keptAt,
    saved(sent, after) {
      // `values` are those of the sending.
      const now = latest.current.values;
      const later = names.filter(
        (name) => now[name] !== values[name] && String(now[name] ?? '') !== String(sent[name] ?? ''),
      );
      const before = written.current.id;
      written.current = { id: draftOf(area, after.fdId), version: after.version };
      // Another item's editor is about to show it.
      if (written.current.id === id) end();
      dispatch(draftSent({ id }));
      // Typed after a new item was saved, and before it was published.
      if (before !== id) dispatch(draftSent({ id: before }));
      for (const name of later) type(name, String(now[name] ?? ''));
    },
    moved(next) {
      written.current = { id, version: next };
      commit();
      if (latest.current.changes[versionKey] !== undefined) {
        dispatch(draftChanged({ id, fields: { [versionKey]: String(next) }, by }));
      }
    },
    discard() {
      end();
      dispatch(draftDiscarded({ id }));
    },
  };
}
