import { useCallback, useState } from 'react';
import { useScript } from './hooks';

/** A lazily loaded module that can be asked for again after a failure. @param load a stable function */
export function useRetriedScript<Script>(load: () => Promise<Script>) {
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const script = useScript(load, !hasFailed, fail);
  return { script, hasFailed, retry: () => setFailed(false) };
}
