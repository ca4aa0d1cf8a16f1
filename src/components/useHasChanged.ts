import { useState } from 'react';

/** Whether a value has changed since mount: animations do not run on the first view. */
export function useHasChanged(value: unknown): boolean {
  const [first] = useState(value);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && value !== first) setHasChanged(true);
  return hasChanged;
}
