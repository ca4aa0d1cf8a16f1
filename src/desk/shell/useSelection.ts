import { useState } from 'react';

export interface Selection {
  selected: ReadonlySet<string>;
  select: (keys: readonly string[], isSelected: boolean) => void;
  clear: () => void;
}

/**
 * Selected rows of a list. Rows that leave it are deselected, so that no action applies to a row that is not shown.
 *
 * @param list identifies the list
 * @param rows the keys of the shown rows; undefined while they are loading
 */
export function useSelection(list: string, rows: readonly string[] | undefined): Selection {
  const [{ of, keys }, setState] = useState<{ of: string; keys: ReadonlySet<string> }>({
    of: list,
    keys: new Set(),
  });
  const kept = of === list ? keys : new Set<string>();
  const selected = rows ? new Set(rows.filter((key) => kept.has(key))) : kept;
  return {
    selected,
    select: (some, isSelected) =>
      setState((before) => {
        // A late call, after another list was opened or more rows were selected, changes nothing of that.
        if (before.of !== list && !isSelected) return before;
        const next = new Set(before.of === list ? before.keys : []);
        for (const key of next) if (rows && !rows.includes(key)) next.delete(key);
        for (const key of some) {
          if (isSelected) next.add(key);
          else next.delete(key);
        }
        return { of: list, keys: next };
      }),
    clear: () => setState({ of: list, keys: new Set() }),
  };
}
