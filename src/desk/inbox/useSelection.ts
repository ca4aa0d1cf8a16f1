import { useState } from 'react';

export interface Selection {
  picked: ReadonlySet<string>;
  pick: (numbers: readonly string[], isPicked: boolean) => void;
  clear: () => void;
}

/**
 * What is picked in a list. Another list begins without a selection, and what has left the list is no longer picked, so
 * that nothing is decided of which nobody sees the row.
 *
 * @param list what chooses the list
 * @param rows the numbers that it shows; undefined while they are on their way
 */
export function useSelection(list: string, rows: readonly string[] | undefined): Selection {
  const [{ of, numbers }, setState] = useState<{ of: string; numbers: ReadonlySet<string> }>({
    of: list,
    numbers: new Set(),
  });
  const kept = of === list ? numbers : new Set<string>();
  const picked = rows ? new Set(rows.filter((number) => kept.has(number))) : kept;
  return {
    picked,
    pick: (some, isPicked) => {
      const next = new Set(picked);
      for (const number of some) {
        if (isPicked) next.add(number);
        else next.delete(number);
      }
      setState({ of: list, numbers: next });
    },
    clear: () => setState({ of: list, numbers: new Set() }),
  };
}
