import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { Page } from '../../api/portalApi';
import { focusHeading, focusIsLost } from '../../components/focus';
import { Pagination } from '../../components/Pagination';
import { QueryBoundary, queryStatus, type QueryResult, StatePanel } from '../../components/QueryBoundary';
import { Skeleton } from '../../components/Skeleton';
import { zhDesk } from '../../i18n/zhDesk';
import styles from './DeskTable.module.css';
import { SortHeader, useListAddress, type Sorting } from './FilterForm';
import pane from './ListPane.module.css';
import type { MenuItem } from './Menu';

/** Rows of a page. */
export const listPageSize = 20;

interface PagedListProps<Row> {
  list: QueryResult<Page<Row>> & { refetch: () => unknown };
  /** Whether its call returns a page at a time. */
  isPaged?: boolean;
  failedText?: string;
  /** Why it is empty, and where to go from here. */
  empty: readonly string[];
  emptyAction?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list: the rows of the page in the address and the way to the others, or why there are none. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { list, isPaged = true, failedText, empty, emptyAction, children } = props;
  const { page, goTo } = useListAddress();
  const { rows = [], total = 0 } = list.currentData ?? {};
  const skeleton = (
    <div className={styles.skeleton}>
      {Array.from({ length: 8 }, (_, place) => (
        <div key={place}>
          <Skeleton width="52%" />
          <Skeleton width={96} />
          <Skeleton width="38%" height={12} />
          <Skeleton width={72} height={12} />
        </div>
      ))}
    </div>
  );
  return (
    <QueryBoundary
      status={queryStatus(list)}
      skeleton={skeleton}
      {...(failedText ? { failedText } : {})}
      onRetry={() => void list.refetch()}
    >
      {rows.length === 0 && (
        <StatePanel drawing="cabinet">
          {empty.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {emptyAction}
        </StatePanel>
      )}
      {rows.length > 0 && children(rows)}
      {isPaged && total > 0 && (
        <div className={pane.pages}>
          <Pagination
            total={total}
            pageSize={listPageSize}
            page={Math.min(page, Math.ceil(total / listPageSize))}
            onPage={goTo}
          />
        </div>
      )}
    </QueryBoundary>
  );
}

/** A column: its heading, and what a row shows in it. */
export interface Column<Row> {
  key: string;
  heading: ReactNode;
  /** The order in which the list is sorted by it first; its heading is a text then. */
  by?: string;
  className?: string | undefined;
  headClass?: string | undefined;
  cell: (row: Row) => ReactNode;
}

interface DeskTableProps<Row> {
  name?: string;
  className?: string | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sorting: Sorting;
  selection?: Selection;
  /** What a row's checkbox is named after. */
  nameOf?: (row: Row) => string;
  rowOf?: (row: Row) => { className?: string; onClick?: (event: MouseEvent) => void };
}

/** The rows of a list in columns; on phones each row is a block. */
export function DeskTable<Row>(props: DeskTableProps<Row>) {
  const { name, className, columns, rows, keyOf, sorting, selection, nameOf = keyOf, rowOf } = props;
  const focus = useRowFocus<HTMLTableSectionElement>();
  const picked = rows.filter((row) => selection?.selected.has(keyOf(row))).length;
  return (
    <table className={clsx('desk-table', selection && 'desk-table--selectable', className)} aria-label={name}>
      <thead>
        <tr>
          {selection && (
            <th scope="col">
              <SelectBox
                label={zhDesk.pickPage}
                isSelected={picked === rows.length}
                isMixed={picked > 0 && picked < rows.length}
                onSelect={(chosen) => selection.select(rows.map(keyOf), chosen)}
              />
            </th>
          )}
          {columns.map(({ key, heading, by, headClass }) =>
            by === undefined ? (
              <th key={key} className={headClass} scope="col">
                {heading}
              </th>
            ) : (
              <SortHeader key={key} sorting={sorting} by={by} label={String(heading)} className={headClass} />
            ),
          )}
        </tr>
      </thead>
      <tbody {...focus}>
        {rows.map((row) => {
          const rowKey = keyOf(row);
          const isSelected = selection?.selected.has(rowKey) ?? false;
          const { className: own, onClick } = rowOf?.(row) ?? {};
          return (
            <tr key={rowKey} className={clsx(own, isSelected && 'selected') || undefined} onClick={onClick}>
              {selection && (
                <td>
                  <SelectBox
                    label={zhDesk.pick(nameOf(row))}
                    isSelected={isSelected}
                    onSelect={(chosen) => selection.select([rowKey], chosen)}
                  />
                </td>
              )}
              {columns.map(({ key, className: ofCell, cell }) => (
                <td key={key} className={ofCell}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface SelectBoxProps {
  /** Accessible name. */
  label: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  /** Some are selected, but not all. */
  isMixed?: boolean;
}

/** Checkbox that selects a row, or all of the page. */
function SelectBox({ label, isSelected, onSelect, isMixed = false }: SelectBoxProps) {
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
  const selectedKeys = of === list ? keys : new Set<string>();
  const selected = rows ? new Set(rows.filter((key) => selectedKeys.has(key))) : selectedKeys;
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
export function useRowFocus<List extends HTMLElement>() {
  const ref = useRef<List>(null);
  const last = useRef<ReturnType<typeof focusedIn>>(null);
  const note = () => {
    // A dialog returns the focus, or is closed together with its row.
    if (!document.activeElement?.closest('dialog')) last.current = focusedIn(ref.current);
  };
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
    note();
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
    onFocus: note,
    onBlur: () => {
      const left = last.current;
      // Removing a row blurs it, too, during the commit: only afterwards is it known whether the user moved the focus.
      queueMicrotask(() => {
        if (last.current === left) note();
      });
    },
  };
}

interface BulkActionBarProps {
  count: number;
  unit: string;
  /** On all selected rows. */
  actions: readonly MenuItem[];
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

/** The rows that a bulk action is for, or those that were left as they were, each with the reason. */
export const BatchList = ({ rows }: { rows: readonly (readonly [key: string, name: string, why?: string])[] }) => (
  <ul className={styles.list} role="list">
    {rows.map(([key, name, why]) => (
      <li key={key}>
        {name}
        {why && <span>{why}</span>}
      </li>
    ))}
  </ul>
);
