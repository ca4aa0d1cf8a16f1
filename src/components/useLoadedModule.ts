import { useEffect, useState } from 'react';
import { loadScript } from '../lib/loadScript';

/**
 * A module whose script loads once it is wanted; null until then, and where it cannot be loaded.
 *
 * @param load the same function in each rendering
 */
export function useLoadedModule<Module>(isWanted: boolean, load: () => Promise<Module>): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null);
  useEffect(() => {
    if (isWanted) loadScript(load).then(setLoaded, () => undefined);
  }, [isWanted, load]);
  return isWanted ? loaded : null;
}
