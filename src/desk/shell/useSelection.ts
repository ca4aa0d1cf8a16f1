import { useState } from 'react';

export interface Selection {
  picked: ReadonlySet<string>;
  pick: (keys: readonly string[], isPicked: boolean) => void;
  clear: () => void;
}

/**
 * What is picked in a list. Another list begins without a selection, and what has left the list is no longer picked, so
 * that nothing is decided of which nobody sees the row.
 *
 * @param list what chooses the list
 * @param rows the keys of the rows that it shows; undefined while they are on their way
 */
export function useSelection(list: string, rows: readonly string[] | undefined): Selection {
  const [{ of, keys }, setState] = useState<{ of: string; keys: ReadonlySet<string> }>({
    of: list,
    keys: new Set(),
  });
  const kept = of === list ? keys : new Set<string>();
  const picked = rows ? new Set(rows.filter((key) => kept.has(key))) : kept;
  return {
    picked,
    pick: (some, isPicked) =>
      setState((before) => {
        // What comes late, after another list was opened or more was picked, takes nothing of that away.
        if (before.of !== list && !isPicked) return before;
        const next = new Set(before.of === list ? before.keys : []);
        for (const key of next) if (rows && !rows.includes(key)) next.delete(key);
        for (const key of some) {
          if (isPicked) next.add(key);
          else next.delete(key);
        }
        return { of: list, keys: next };
      }),
    clear: () => setState({ of: list, keys: new Set() }),
  };
}
