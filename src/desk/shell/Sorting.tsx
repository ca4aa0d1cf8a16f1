import { Icon } from '../../components/Icon';
import type { SortOrder } from '../../contract/sortOrder';
import { zhDesk } from '../../i18n/zhDesk';
import { useListAddress } from './useListAddress';

/** The labels of the columns that a list can be sorted by, by the order in which each is sorted first. */
type Columns<Order extends string> = Readonly<Partial<Record<Order, string>>>;

export interface Sorting<Order extends string = string> {
  columns: Columns<Order>;
  /** The order in the address, or the list's own; undefined: by no column. */
  order: Order | undefined;
  byDefault: Order | undefined;
  sortBy: (order: string) => void;
}

const opposite = (order: string): SortOrder => (order.startsWith('-') ? order.slice(1) : `-${order}`);

const ordersOf = (columns: object): string[] => Object.keys(columns).flatMap((order) => [order, opposite(order)]);

/** The order of a list, kept in its address. */
export function useSorting<Order extends string>(columns: Columns<Order>, byDefault?: Order): Sorting<Order> {
  const { search, setParam } = useListAddress();
  const asked = ordersOf(columns).find((order) => order === search.get('order')) as Order | undefined;
  return { columns, order: asked ?? byDefault, byDefault, sortBy: (order) => setParam('order', order) };
}

interface SortHeaderProps {
  sorting: Sorting;
  /** The order in which the column is sorted first. */
  by: string;
  /** Its label, where it is more than that of the order. */
  label?: string;
  className?: string;
}

/** Heading of a column: sorts the list by it, then the other way round, then as it was. */
export function SortHeader({ sorting: { columns, order, byDefault, sortBy }, by, label, className }: SortHeaderProps) {
  const name = label ?? (columns as Columns<string>)[by];
  const other = opposite(by);
  const next = order === by ? other : order === other ? '' : by;
  const isSorted = order === by || order === other;
  return (
    <th
      scope="col"
      className={className}
      // The name stays where the button is hidden.
      aria-label={name}
      aria-sort={isSorted ? (order.startsWith('-') ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" onClick={() => sortBy(next === byDefault ? '' : next)}>
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
  return (
    <select
      className="desk-sort"
      aria-label={zhDesk.sort}
      value={order === byDefault ? '' : order}
      onChange={({ target }) => sortBy(target.value)}
    >
      <option value="">{byDefault ? labelOf(byDefault) : zhDesk.unsorted}</option>
      {ordersOf(columns)
        .filter((one) => one !== byDefault)
        .map((one) => (
          <option key={one} value={one}>
            {labelOf(one)}
          </option>
        ))}
    </select>
  );
}
