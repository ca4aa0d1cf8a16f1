import { useState, useEffect, useEffectEvent, useRef } from 'react';
import pane from './ListPane.module.css';
import { submits } from './ListPane';
import { clsx } from 'clsx';
import { lastDay, OptionList, type Options } from '../../components/Field';
import { focusIsLost } from '../../components/focus';
import { Icon } from '../../components/Icon';
import type { SortOrder } from '../../contract/sortOrder';
import { zhDesk } from '../../i18n/zhDesk';
import { useSearchParams, type NavigateOptions, type To } from 'react-router-dom';
import { Link } from '../../components/Link';

/** A choice among options, or a day. */
export interface Filter {
  name: string;
  label: string;
  value: string;
  options?: Options;
}

interface FilterFormProps {
  /** Name of the form. */
  label: string;
  /** Name and placeholder of the search field; omitted: there is none. */
  searchLabel?: string;
  q?: string;
  filters?: readonly Filter[];
  sorting?: Sorting;
  onChange: (name: string, value: string) => void;
}

/** The filters of a list, each of which applies by itself; its search on Enter and on blur. */
export function FilterForm({ label, searchLabel, q = '', filters = [], sorting, onChange }: FilterFormProps) {
  const [typed, setTyped] = useState(q);
  const [shown, setShown] = useState(q);
  if (q !== shown) {
    // After going back, the field shows that search.
    setShown(q);
    setTyped(q);
  }
  const search = () => typed.trim() !== q && onChange('q', typed.trim());
  const choices = (
    <>
      {filters.map(({ name, label: own, value, options }) =>
        options ? (
          <FilterSelect
            key={name}
            label={own}
            value={value}
            options={options}
            onChange={(chosen) => onChange(name, chosen)}
          />
        ) : (
          <label key={name}>
            {own}{' '}
            <input type="date" max={lastDay} value={value} onChange={({ target }) => onChange(name, target.value)} />
          </label>
        ),
      )}
      {sorting && <SortSelect sorting={sorting} />}
    </>
  );
  if (searchLabel === undefined) {
    return (
      <div className={pane.filters} role="group" aria-label={label}>
        {choices}
      </div>
    );
  }
  return (
    <form className={pane.filters} role="search" aria-label={label} onSubmit={submits(() => search())}>
      <input
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={search}
      />
      {choices}
    </form>
  );
}

interface FilterSelectProps {
  className?: string | undefined;
  /** Accessible name. */
  label: string;
  value: string;
  options: Options;
  onChange: (value: string) => void;
}

const FilterSelect = ({ className, label, value, options, onChange }: FilterSelectProps) => (
  <select className={className} aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
    <OptionList options={options} />
  </select>
);

/** The labels of the columns that a list can be sorted by, by the order in which each is sorted first. */
type Columns<Order extends string> = Readonly<Partial<Record<Order, string>>>;

export interface Sorting<Order extends string = string> {
  columns: Columns<Order>;
  /** The order in the address, or the list's own; undefined: by no column. */
  order: Order | undefined;
  byDefault: Order | undefined;
  sortBy: (order: string) => void;
  /** The heading that sorted it last: it gets the focus back when the rows have come. */
  pressed: string | null;
  press: (by: string | null) => void;
}

const opposite = (order: string): SortOrder => (order.startsWith('-') ? order.slice(1) : `-${order}`);

const ordersOf = (columns: object): string[] => Object.keys(columns).flatMap((order) => [order, opposite(order)]);

/** The order of a list, kept in its address. */
export function useSorting<Order extends string>(columns: Columns<Order>, byDefault?: Order): Sorting<Order> {
  const { search, setParam } = useListAddress();
  const [pressed, press] = useState<string | null>(null);
  const chosenOrder = ordersOf(columns).find((order) => order === search.get('order')) as Order | undefined;
  const sortBy = (order: string) => setParam('order', order);
  return { columns, order: chosenOrder ?? byDefault, byDefault, sortBy, pressed, press };
}

interface SortHeaderProps {
  sorting: Sorting;
  /** The order in which the column is sorted first. */
  by: string;
  /** Its label, where it is more than that of the order. */
  label?: string;
  className?: string | undefined;
}

/** Heading of a column: sorts the list by it, then the other way round, then as it was. */
export function SortHeader({ sorting, by, label, className }: SortHeaderProps) {
  const { columns, order, byDefault, sortBy, pressed, press } = sorting;
  const button = useRef<HTMLButtonElement>(null);
  const restoreFocus = useEffectEvent(() => {
    if (pressed !== by) return;
    // The page's heading gets it without the user.
    if (focusIsLost() || document.activeElement?.matches('[tabindex="-1"]')) button.current?.focus();
    press(null);
  });
  useEffect(() => restoreFocus(), [order]);
  const name = label ?? (columns as Columns<string>)[by];
  const other = opposite(by);
  const next = order === by ? other : order === other ? '' : by;
  const isSorted = order === by || order === other;
  return (
    <th
      scope="col"
      className={clsx(pane.sortingHeading, className)}
      // The name stays where the button is hidden.
      aria-label={name}
      aria-sort={isSorted ? (order.startsWith('-') ? 'descending' : 'ascending') : undefined}
    >
      <button
        ref={button}
        type="button"
        onClick={() => {
          press(by);
          sortBy(next === byDefault ? '' : next);
        }}
      >
        {name}
        <Icon name="chevronDown" />
      </button>
    </th>
  );
}

/** The same on phones, where a table has no headings. */
function SortSelect({ sorting: { columns, order, byDefault, sortBy } }: { sorting: Sorting }) {
  const labels = columns as Columns<string>;
  const labelOf = (one: string) => zhDesk.sorted(labels[one] ?? labels[opposite(one)] ?? '', one.startsWith('-'));
  const others = ordersOf(columns).filter((one) => one !== byDefault);
  return (
    <FilterSelect
      className={pane.choice}
      label={zhDesk.sort}
      value={!order || order === byDefault ? '' : order}
      options={[
        ['', byDefault ? labelOf(byDefault) : zhDesk.unsorted],
        ...others.map((one) => [one, labelOf(one)] as const),
      ]}
      onChange={sortBy}
    />
  );
}

/** The state of a list in its address, so that it can be shared, reloaded and found by going back. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  /** The address with another value, on the first page and with nothing open. */
  const withParam = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    for (const other of ['page', 'open', name]) next.delete(other);
    if (value) next.set(name, value);
    return next;
  };
  return {
    search,
    page: positiveInteger(search.get('page')) ?? 1,
    withParam,
    setParam: (name: string, value: string, options?: NavigateOptions) => setSearch(withParam(name, value), options),
    goTo: (page: number) => setSearch(withParam('page', page === 1 ? '' : String(page))),
  };
}

/** Parses a positive integer of an address; null for anything else. */
export const positiveInteger = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

interface StateChoice {
  key: string;
  label: string;
  to: To;
  isCurrent: boolean;
  count?: number | null;
}

/** Tabs for the states of a list, with their counts. */
export function StateRow({ name, choices }: { name: string; choices: readonly StateChoice[] }) {
  return (
    <nav aria-label={name}>
      <ul className={pane.states} role="list">
        {choices.map(({ key, label, to, isCurrent, count }) => (
          <li key={key}>
            <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
              {label}
              {count !== undefined && count !== null && <span>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
