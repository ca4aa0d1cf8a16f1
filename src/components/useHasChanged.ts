import { useState } from 'react';

/** Whether a value has changed since the component appeared: what moves with a change stands still on the first view. */
export function useHasChanged(value: unknown): boolean {
  const [first] = useState(value);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && value !== first) setHasChanged(true);
  return hasChanged;
}
