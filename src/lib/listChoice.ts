import { orderName, type ListChoice, type ListFilter, type ListFilters } from '../contract/filters';

/** Only the filters that the list has: an address may have arbitrary parameters, which links do not repeat. */
export function knownChoice(
  { filters, orders }: Pick<ListFilters, 'filters' | 'orders'>,
  choice: ListChoice,
): ListChoice {
  const known = [...filters, { name: orderName, choices: orders }].flatMap(
    ({ name, choices }): [string, string[]][] => {
      const values = choice[name]?.filter((value) => choices.some((one) => one.value === value)) ?? [];
      return values.length > 0 ? [[name, values]] : [];
    },
  );
  return Object.fromEntries(known);
}

/** The filters with one value toggled. */
export function withValue(choice: ListChoice, name: string, value: string, isChosen: boolean): ListChoice {
  const others = (choice[name] ?? []).filter((one) => one !== value);
  return { ...choice, [name]: isChosen ? [...others, value].sort() : others };
}

/** The filters with this single value; an empty one removes the filter. */
export const withOne = (choice: ListChoice, name: string, value: string): ListChoice => ({
  ...choice,
  [name]: [value].filter(Boolean),
});

/** The order without the filters. */
export const orderOf = (choice: ListChoice): ListChoice =>
  choice[orderName] ? { [orderName]: choice[orderName] } : {};

/** The active filters with their names; other parameters do not filter. */
export const chosenOf = (filters: readonly ListFilter[], choice: ListChoice) =>
  filters.flatMap(({ name, choices }) =>
    choices.filter(({ value }) => choice[name]?.includes(value)).map((one) => ({ ...one, name })),
  );
