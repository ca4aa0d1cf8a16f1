import { useEffect, useState } from 'react';
import { loadScript } from '../lib/loadScript';

/**
 * A script that a part of a page needs, once it is there.
 *
 * @param load the same function from one drawing to the next, as is `onFailed`
 * @param isWanted it is loaded while it is
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
