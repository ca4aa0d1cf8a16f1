import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues } from '../lib/formFields';
import { listen } from '../lib/events';

/** Debounce of keystrokes before they reach the store, ms. */
const pause = 400;

export interface DraftField {
  values: FieldValues;
  type: (name: string, value: string) => void;
  /** Commits pending input: on blur, before a submission. */
  commit: () => void;
  /** Drops pending input. */
  reset: () => void;
}

/**
 * Debounced input: kept locally on each keystroke, committed as one change on blur, after a pause, and on unmount or
 * page unload, so that nothing typed is lost.
 *
 * @param onCommit returns false if what is shown beneath has it all, so that nothing needs to be kept here: another tab may change it
 */
export function useDraftField(onCommit: (fields: FieldValues) => unknown): DraftField {
  const [values, setValues] = useState<FieldValues>({});
  const pending = useRef<FieldValues>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestCommit = useRef(onCommit);
  useEffect(() => {
    latestCommit.current = onCommit;
  });

  const commit = useCallback(() => {
    clearTimeout(timer.current);
    if (Object.keys(pending.current).length === 0) return;
    const fields = pending.current;
    pending.current = {};
    if (latestCommit.current(fields) === false) setValues({});
  }, []);

  useEffect(() => {
    const stop = listen(window, ['pagehide'], commit);
    return () => {
      stop();
      commit();
    };
  }, [commit]);

  const type = useCallback(
    (name: string, value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      pending.current = { ...pending.current, [name]: value };
      clearTimeout(timer.current);
      timer.current = setTimeout(commit, pause);
    },
    [commit],
  );

  const reset = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = {};
    setValues({});
  }, []);

  return { values, type, commit, reset };
}
