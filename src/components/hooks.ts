import { createContext, useEffect, useState, type ReactNode } from 'react';
import { loadScript } from '../lib/loadScript';

/** Whether a value has changed since mount: animations do not run on the first view. */
export function useHasChanged(value: unknown): boolean {
  const [first] = useState(value);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && value !== first) setHasChanged(true);
  return hasChanged;
}

const ignore = () => undefined;

/**
 * A lazily loaded module, once it has loaded.
 *
 * @param load a stable function, as is `onFailed`
 * @param isWanted loads while true
 */
export function useScript<Script>(
  load: () => Promise<Script>,
  isWanted: boolean,
  onFailed: () => void = ignore,
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

/** The display settings button, for a page without header. */
export const DisplayLinkContext = createContext<ReactNode>(null);

/** Whether the visitor came back to the page, by Back, Forward or a reload. */
export const IsReturnContext = createContext(false);
