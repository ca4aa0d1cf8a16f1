import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Reports when one of several reasons to hold something begins, and when the last of them has ended.
 *
 * @returns a function that begins or ends a reason
 */
export function useReasons<Reason extends string>(onHold: (held: boolean) => void) {
  const reasons = useRef(new Set<Reason>());
  // What is removed is told neither that the focus leaves it nor that the pointer does.
  const onRemoved = useEffectEvent(() => {
    if (reasons.current.size > 0) onHold(false);
    reasons.current.clear();
  });
  useEffect(() => () => onRemoved(), []);
  return (reason: Reason, holds: boolean) => {
    const before = reasons.current.size > 0;
    if (holds) reasons.current.add(reason);
    else reasons.current.delete(reason);
    const after = reasons.current.size > 0;
    if (before !== after) onHold(after);
  };
}
