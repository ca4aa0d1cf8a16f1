import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusIsLost } from '../../components/focusHeading';
import { Icon } from '../../components/Icon';
import type { SortOrder } from '../../contract/sortOrder';
import { zhDesk } from '../../i18n/zhDesk';
import { FilterSelect } from './FilterSelect';
import styles from './Sorting.module.css';
import { useListAddress } from './useListAddress';

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
  const asked = ordersOf(columns).find((order) => order === search.get('order')) as Order | undefined;
  const sortBy = (order: string) => setParam('order', order);
  return { columns, order: asked ?? byDefault, byDefault, sortBy, pressed, press };
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
      className={clsx(styles.heading, className)}
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
export function SortSelect({ sorting: { columns, order, byDefault, sortBy } }: { sorting: Sorting }) {
  const labels = columns as Columns<string>;
  const labelOf = (one: string) => zhDesk.sorted(labels[one] ?? labels[opposite(one)] ?? '', one.startsWith('-'));
  const others = ordersOf(columns).filter((one) => one !== byDefault);
  return (
    <FilterSelect
      className={styles.choice}
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
