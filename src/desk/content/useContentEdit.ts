import { useEffect, useRef, useEffectEvent, useState } from 'react';
import type { ContentDetail, ContentValues, KeptDraft, DraftKey } from '../../contract/deskContent';
import { selectToken } from '../../areas/auth/authSlice';
import { useDraftField } from '../../components/FormFields';
import {
  draftChanged,
  draftDiscarded,
  draftSent,
  selectDraft,
  selectDraftAuthor,
  selectDrafts,
} from '../../state/draftsSlice';
import type { DeskState } from '../deskStore';
import { useDeskDispatch, useDeskSelector } from '../hooks';
import { fieldsOf } from './contentAreas';
import { draftKept, draftsReplaced, sendDraft } from './contentApi';
import { nanoid } from '@reduxjs/toolkit';
import { listen } from '../../lib/events';
import type { ThunkExtra } from '../../state/thunkExtra';

/** Name under which a draft keeps the version that it is based on; no field has it. */
const versionKey = '@version';

const noVersion = -1;

/** Key of an item's draft. */
const draftOf = (area: string, fdId: string): string => `content:${encodeURIComponent(`${area}.${fdId}`)}`;

interface EditOptions {
  area: string;
  draftKey: string;
  /** null: a new item. */
  item: ContentDetail | null;
  /** What the server keeps of earlier input. */
  kept: KeptDraft | null;
  onTaken: () => void;
}

/**
 * The edited values of a content item: the saved ones, overlaid with the draft that the server keeps, and with what it
 * has not got yet (docs/behaviour/desk-content.md).
 */
export function useContentEdit({ area, draftKey, item, kept, onTaken }: EditOptions) {
  const dispatch = useDeskDispatch();
  const id = draftOf(area, draftKey);
  const draft = useDeskSelector((state) => selectDraft(state, id));
  const by = useDeskSelector((state) => selectDraftAuthor(state, id));
  const present = item?.version ?? 0;
  const versionOf = (unsent: Record<string, string>) => {
    const begun = Number(unsent[versionKey] ?? kept?.version ?? noVersion);
    return begun === noVersion ? present : begun;
  };
  const version = versionOf(draft.fields);
  /**
   * The last saved version: ahead of the rendered one, since a field that loses the focus to a save's notice commits before
   * the next render; and under its own id, so that input after the first save of a new item is not taken for the next one.
   */
  const lastWritten = useRef({ id, version: 0 });
  const names = Object.keys(fieldsOf(area)).filter((name) => name !== 'fdId');
  const stored = (name: string) => String(item?.values[name] ?? '');
  const touchedIn = (fields: Record<string, string>) =>
    names.filter((name) => fields[name] !== undefined && fields[name] !== stored(name));
  const overlaid = (unsent: Record<string, string>) => ({ ...kept?.fields, ...unsent });
  /** What was typed back to what it was before is no change, and nothing of it is kept. */
  const isChanged = (_dispatch: unknown, getState: () => DeskState) => {
    // The server still has to hear of it.
    if (kept || touchedIn(selectDraft(getState(), id).fields).length > 0) return true;
    dispatch(draftDiscarded({ id }));
    return false;
  };
  const resetTyped = useRef<() => void>(() => undefined);
  const sync = useDraftSync({
    area,
    key: draftKey,
    id,
    fieldsOf: (unsent) => {
      const all = overlaid(unsent);
      return Object.fromEntries(touchedIn(all).map((name) => [name, all[name]!]));
    },
    versionOf,
    keptAt: kept?.savedAt ?? '',
    onTaken: () => {
      resetTyped.current();
      onTaken();
    },
  });
  const {
    values: typed,
    type,
    commit,
    reset,
  } = useDraftField((fields) => {
    const { id: to, version: reached } = lastWritten.current;
    const begin = { [versionKey]: String(Math.max(version, reached)) };
    dispatch(draftChanged({ id: to, fields: { ...fields, ...begin }, by }));
    // What a save has just left is not rendered yet.
    return to !== id || reached > present || dispatch(isChanged);
  });
  useEffect(() => {
    resetTyped.current = reset;
  });
  const changes: Record<string, string | undefined> = { ...overlaid(draft.fields), ...typed };
  const valueOf = (name: string) => changes[name] ?? stored(name);
  const values: ContentValues = Object.fromEntries(names.map((name) => [name, valueOf(name) || null]));
  const latest = useRef({ changes, values });
  useEffect(() => {
    latest.current = { changes, values };
  });
  const forget = () => {
    dispatch(draftKept({ area, key: draftKey }, null));
    dispatch(draftSent({ id }));
  };
  const touched = touchedIn(changes as Record<string, string>);
  // What is typed stays in the form after it was sent.
  const formValues = overlaid(draft.fields);
  const isUnsent =
    Object.keys(draft.fields).length > 0 ||
    touched.some((name) => changes[name] !== (formValues[name] ?? stored(name)));
  return {
    valueOf,
    values,
    /** Fields with unsaved changes. */
    touched,
    /** The version that the changes are based on. */
    version,
    /** Key of the draft; of a new item also its idempotency key, the same for all attempts to save it. */
    draftKey,
    type,
    commit,
    /** The focus leaves the form: what was typed goes to the server at once. */
    leave: () => {
      commit();
      void sync.flush();
    },
    /** Somebody else writes: the server keeps what was typed as a version. */
    handOver: () => {
      commit();
      void sync.flush().then(reset);
    },
    sync,
    /** When the server last kept all of it, `HH:mm`; null: it has not all of it. */
    keptAt: isUnsent ? null : (kept?.savedAt.slice(11, 16) ?? null),
    /** The backend has these by now; what was typed since this edit was rendered is not among them, and stays. */
    saved(sentValues: ContentValues, after: Pick<ContentDetail, 'fdId' | 'version'>): void {
      // `values` are those of the sending.
      const now = latest.current.values;
      const later = names.filter(
        (name) => now[name] !== values[name] && String(now[name] ?? '') !== String(sentValues[name] ?? ''),
      );
      const before = lastWritten.current.id;
      lastWritten.current = { id: draftOf(area, after.fdId), version: after.version };
      // Another item's editor is about to show it.
      if (lastWritten.current.id === id) reset();
      forget();
      // Typed after a new item was saved, and before it was published.
      if (before !== id) dispatch(draftSent({ id: before }));
      for (const name of later) type(name, String(now[name] ?? ''));
    },
    /** The item was changed otherwise; unsaved changes are now based on that version. */
    moved(next: number): void {
      lastWritten.current = { id, version: next };
      commit();
      if (latest.current.changes[versionKey] !== undefined) {
        dispatch(draftChanged({ id, fields: { [versionKey]: String(next) }, by }));
      }
    },
    discard(): void {
      // Back to what is saved; the server drops its draft when it hears of it.
      const back = Object.fromEntries(touched.map((name) => [name, stored(name)]));
      reset();
      if (kept) dispatch(draftChanged({ id, fields: back, by }));
      else dispatch(draftDiscarded({ id }));
      void sync.flush();
    },
  };
}

export type ContentEdit = ReturnType<typeof useContentEdit>;

/** Pause after the last key, ms; the form commits 400 ms after it. */
const pause = 1600;
/** Before the next attempt, ms. */
const retryAfter = 15_000;

type SyncState = 'idle' | 'sending' | 'failed';

interface SyncOptions extends DraftKey {
  /** Id of the unsent changes among the drafts of this browser. */
  id: string;
  /** What the server is to keep: every unsaved change. */
  fieldsOf: (unsent: Record<string, string>) => Record<string, string>;
  versionOf: (unsent: Record<string, string>) => number;
  /** When the server kept what is shown. */
  keptAt: string;
  onTaken: () => void;
}

/** Session storage key: the account, item and sitting of a page whose session ended. */
const endedKey = 'endedSitting';

/**
 * The id of this page's sitting at an item. A page whose session ended cannot say that it left: after the login the tab
 * goes on with its sitting, and is not taken for another window.
 */
function useSitting(item: string): string {
  const dispatch = useDeskDispatch();
  const begin = (_dispatch: unknown, getState: () => DeskState, { browser }: ThunkExtra) => {
    const at = `${selectDrafts(getState()).owner} ${item} `;
    const ended = browser.tabStorage.getItem(endedKey);
    return { at, sitting: ended?.startsWith(at) ? ended.slice(at.length) : nanoid() };
  };
  const [{ at, sitting }] = useState(() => dispatch(begin));
  useEffect(() => {
    dispatch((_dispatch, _getState, { browser }) => browser.tabStorage.removeItem(endedKey));
    return () => {
      dispatch((_dispatch, getState, { browser }) => {
        if (selectToken(getState()) === null) browser.tabStorage.setItem(endedKey, at + sitting);
      });
    };
  }, [dispatch, at, sitting]);
  return sitting;
}

/**
 * Keeps unsaved changes at the server. In this browser's drafts is only what the server does not have: while it cannot
 * be reached, or before it has answered.
 */
function useDraftSync(options: SyncOptions) {
  const { id } = options;
  const dispatch = useDeskDispatch();
  const sitting = useSitting(`${options.area}.${options.key}`);
  const [state, setState] = useState<SyncState>('idle');
  const unsent = useDeskSelector((store) => selectDraft(store, id).fields);
  const sending = useRef<Promise<boolean> | null>(null);
  const isPaused = useRef(false);
  const aside = useRef(false);
  const latest = useRef(options);
  const since = useRef('');
  useEffect(() => {
    latest.current = options;
    since.current = options.keptAt;
  });

  const read = (_dispatch: unknown, getState: () => DeskState) => selectDraft(getState(), latest.current.id).fields;
  /** @returns whether the draft is still this window's */
  const sendOnce = async (): Promise<boolean> => {
    const { area, key, fieldsOf, versionOf, onTaken, id: of } = latest.current;
    const unsent = dispatch(read);
    if (Object.keys(unsent).length === 0) {
      setState('idle');
      return true;
    }
    const [fields, version] = [fieldsOf(unsent), versionOf(unsent)];
    setState('sending');
    const answer = await dispatch(
      sendDraft({ area, key, version, sitting, since: since.current, aside: aside.current, fields }),
    );
    if (!answer) {
      setState('failed');
      return true;
    }
    aside.current = false;
    setState('idle');
    const isEmpty = Object.keys(fields).length === 0 || answer.taken;
    since.current = isEmpty ? '' : answer.savedAt;
    dispatch(draftKept({ area, key }, isEmpty ? null : { fields, version, savedAt: answer.savedAt }));
    // What was typed meanwhile is still to be sent.
    if (answer.taken || dispatch(read) === unsent) dispatch(draftSent({ id: of }));
    if (!answer.taken) return true;
    dispatch(draftsReplaced());
    onTaken();
    return false;
  };
  const flush = async (): Promise<void> => {
    if (isPaused.current) return;
    const after = (sending.current ?? Promise.resolve(true))
      .then(async (isOurs) => (await sendOnce()) && isOurs)
      .finally(() => {
        if (sending.current === after) sending.current = null;
      });
    sending.current = after;
    await after;
  };
  const flushLatest = useEffectEvent(() => void flush());
  const isUnsent = Object.keys(unsent).length > 0;
  useEffect(() => {
    if (!isUnsent) return undefined;
    const timer = setTimeout(() => flushLatest(), pause);
    return () => clearTimeout(timer);
  }, [isUnsent, unsent]);
  useEffect(() => {
    if (state !== 'failed') return undefined;
    const retry = () => flushLatest();
    const timer = setTimeout(retry, retryAfter);
    const stop = listen(window, ['online'], retry);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [state]);
  useEffect(() => {
    const leave = () => flushLatest();
    const stops = [listen(window, ['pagehide'], leave), listen(document, ['visibilitychange'], leave)];
    return () => {
      stops.forEach((stop) => stop());
      leave();
    };
  }, []);
  return {
    state,
    /** Identifies this opening of the editor. */
    sitting,
    /** Sends what has been committed, at once. */
    flush,
    /** What has been typed becomes a version before what is sent next. */
    setAside: async () => {
      await flush();
      aside.current = true;
    },
    /**
     * Waits for what is on its way, and sends nothing more until `resume`: a save of the item replaces the draft.
     * @returns false if it became a version, since somebody else has taken over
     */
    settled: async () => {
      isPaused.current = true;
      return (await sending.current) ?? true;
    },
    resume: () => {
      isPaused.current = false;
    },
  };
}
