import { useEffect, useState } from 'react';
import { loadScript } from '../lib/loadScript';

/**
 * A lazily loaded module, once it has loaded.
 *
 * @param load a stable function, as is `onFailed`
 * @param isWanted loads while true
 */
export function useScript<Script>(
  load: () => Promise<Script>,
  isWanted: boolean,
  onFailed: () => void,
): Script | undefined {
  const [script, setScript] = useState<Script>();
  const needed = isWanted && !script;
  useEffect(() => {
    if (!needed) return;
    let stillWanted = true;
    loadScript(load, () => stillWanted).then(setScript, () => stillWanted && onFailed());
    return () => {
      stillWanted = false;
    };
  }, [needed, load, onFailed]);
  return script;
}
