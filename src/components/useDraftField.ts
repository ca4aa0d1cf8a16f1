import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues } from '../lib/formFields';

/** Keystrokes reach the store this long after the last one, ms. */
const pause = 400;

export interface DraftField {
  values: FieldValues;
  type: (name: string, value: string) => void;
  /** Commits what was typed since the last time: on blur, before a submission. */
  commit: () => void;
  /** Drops what was typed. */
  reset: () => void;
}

/**
 * What is being typed: kept locally on each keystroke, committed as one change on blur, after a pause, and when the
 * page or the form goes away, so that nothing typed is lost.
 *
 * @param onCommit returns false where nothing has changed in the end, and nothing of it is to be held here either
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
    window.addEventListener('pagehide', commit);
    return () => {
      window.removeEventListener('pagehide', commit);
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
