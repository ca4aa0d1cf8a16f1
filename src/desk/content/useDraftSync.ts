import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftKey } from '../../contract/deskContent';
import { draftSent, selectDraft } from '../../state/draftsSlice';
import type { DeskState } from '../deskStore';
import { useDeskDispatch, useDeskSelector } from '../hooks';
import { draftKept, draftsReplaced, updateDeskDraft } from './contentApi';

/** Pause after the last key, ms; the form commits 400 ms after it. */
const pause = 1600;
/** Before the next attempt, ms. */
const retryAfter = 15_000;

type SyncState = 'idle' | 'sending' | 'failed';

export interface DraftSync {
  state: SyncState;
  /** Identifies this opening of the editor. */
  sitting: string;
  /** Sends what has been committed, at once. */
  flush: () => Promise<void>;
  /** What has been typed becomes a version before what is sent next. */
  setAside: () => Promise<void>;
  /** Waits for what is on its way, and sends nothing more until `resume`: a save of the item replaces the draft. */
  settled: () => Promise<void>;
  resume: () => void;
}

interface SyncOptions extends DraftKey {
  /** Id of the unsent changes among the drafts of this browser. */
  id: string;
  /** What the server is to keep: every unsaved change. */
  fieldsOf: (unsent: Record<string, string>) => Record<string, string>;
  versionOf: (unsent: Record<string, string>) => number;
  onTaken: () => void;
}

/**
 * Keeps unsaved changes at the server. In this browser's drafts is only what the server does not have: while it cannot
 * be reached, or before it has answered.
 */
export function useDraftSync(options: SyncOptions): DraftSync {
  const { id } = options;
  const dispatch = useDeskDispatch();
  const [sitting] = useState(nanoid);
  const [state, setState] = useState<SyncState>('idle');
  const unsent = useDeskSelector((store) => selectDraft(store, id).fields);
  const sending = useRef<Promise<void> | null>(null);
  const isPaused = useRef(false);
  const aside = useRef(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const read = (_dispatch: unknown, getState: () => DeskState) => selectDraft(getState(), latest.current.id).fields;
  const sendOnce = async () => {
    const { area, key, fieldsOf, versionOf, onTaken, id: of } = latest.current;
    const held = dispatch(read);
    if (Object.keys(held).length === 0) return setState('idle');
    const [fields, version] = [fieldsOf(held), versionOf(held)];
    setState('sending');
    const call = dispatch(updateDeskDraft.initiate({ area, key, version, sitting, aside: aside.current, fields }));
    const answer = await call.unwrap().catch(() => null);
    call.reset();
    if (!answer) return setState('failed');
    aside.current = false;
    setState('idle');
    const isEmpty = Object.keys(fields).length === 0 || answer.taken;
    dispatch(draftKept({ area, key }, isEmpty ? null : { fields, version, savedAt: answer.savedAt }));
    // What was typed meanwhile is still to be sent.
    if (answer.taken || dispatch(read) === held) dispatch(draftSent({ id: of }));
    if (!answer.taken) return;
    dispatch(draftsReplaced({ area, key }));
    onTaken();
  };
  const flush = async (): Promise<void> => {
    if (isPaused.current) return;
    const after = (sending.current ?? Promise.resolve()).then(sendOnce).finally(() => {
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
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [state]);
  useEffect(() => {
    const leave = () => flushLatest();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, []);
  return {
    state,
    sitting,
    flush,
    setAside: async () => {
      await flush();
      aside.current = true;
    },
    settled: async () => {
      isPaused.current = true;
      await sending.current;
    },
    resume: () => {
      isPaused.current = false;
    },
  };
}
