import styles from './Selection.module.css';
import { useState, useLayoutEffect, useRef, type FocusEvent, type RefObject, type ReactNode } from 'react';
import { focusHeading, focusIsLost } from '../../components/focusHeading';
import { zhDesk } from '../../i18n/zhDesk';

interface SelectRowProps {
  /** Accessible name. */
  label: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  /** Some are selected, but not all. */
  isMixed?: boolean;
}

/** Checkbox that selects a row. */
export function SelectRow({ label, isSelected, onSelect, isMixed = false }: SelectRowProps) {
  return (
    <label className={styles.checkbox}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={({ target }) => onSelect(target.checked)}
      />
    </label>
  );
}

interface SelectPageProps {
  /** Keys of the rows on the page. */
  keys: readonly string[];
  selected: ReadonlySet<string>;
  label: string;
  onSelect: (keys: readonly string[], isSelected: boolean) => void;
}

/** Checkbox that selects all rows of the page. */
export function SelectPage({ keys, selected, label, onSelect }: SelectPageProps) {
  const count = keys.filter((key) => selected.has(key)).length;
  const isAll = count > 0 && count === keys.length;
  return (
    <SelectRow
      label={label}
      isSelected={isAll}
      isMixed={count > 0 && !isAll}
      onSelect={(isSelected) => onSelect(keys, isSelected)}
    />
  );
}

interface Selection {
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

interface RowFocus<List extends HTMLElement> {
  ref: RefObject<List | null>;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/** The focused element of a list, and the index of its row. */
function focusedIn(list: HTMLElement | null): { element: HTMLElement; place: number } | null {
  const element = document.activeElement;
  const place = [...(list?.children ?? [])].findIndex((row) => row.contains(element));
  return place >= 0 && element instanceof HTMLElement ? { element, place } : null;
}

/**
 * Keeps the focus in a list whose rows change: if the focused row is removed, the one that takes its place gets the
 * focus, else the heading; if it moves, the focus moves with it.
 */
export function useRowFocus<List extends HTMLElement>(): RowFocus<List> {
  const ref = useRef<List>(null);
  const last = useRef<ReturnType<typeof focusedIn>>(null);
  useLayoutEffect(() => {
    const had = last.current;
    if (had && focusIsLost()) {
      const rows = ref.current?.children ?? [];
      const next = had.element.isConnected
        ? had.element
        : rows[Math.min(had.place, rows.length - 1)]?.querySelector<HTMLElement>('a[href], button');
      if (next) next.focus();
      else focusHeading();
    }
    // A closing dialog returns the focus during the commit, when React fires no focus event.
    last.current = focusedIn(ref.current);
  });
  useLayoutEffect(
    () => () => {
      // Whatever replaces the list is in the document by then.
      if (last.current) queueMicrotask(() => focusIsLost() && focusHeading());
    },
    [],
  );
  return {
    ref,
    onFocus: () => {
      last.current = focusedIn(ref.current);
    },
    onBlur: () => {
      const left = last.current;
      // Removing a row blurs it, too, during the commit: only afterwards is it known whether the user moved the focus.
      queueMicrotask(() => {
        if (last.current === left) last.current = focusedIn(ref.current);
      });
    },
  };
}

/** An action on all selected rows. */
interface BulkAction {
  key: string;
  label: string;
  run: () => void;
}

interface BulkActionBarProps {
  count: number;
  unit: string;
  actions: readonly BulkAction[];
  /** Further controls. */
  children?: ReactNode;
  onClear: () => void;
}

/** Bar with the actions on the selected rows, below the list. */
export function BulkActionBar({ count, unit, actions, children, onClear }: BulkActionBarProps) {
  return (
    <div className={`${styles.bar} on-dark`} role="region" aria-label={zhDesk.batch}>
      <p>
        {zhDesk.picked} <b className="num">{count}</b> {unit}
      </p>
      {actions.map(({ key, label, run }, place) => (
        <button key={key} className={`btn btn--sm ${place === 0 ? styles.first : ''}`} type="button" onClick={run}>
          {label}
        </button>
      ))}
      {children}
      <button className="btn btn--sm" type="button" onClick={onClear}>
        {zhDesk.unpick}
      </button>
    </div>
  );
}
