import {
  filterNames,
  mostOfChoice,
  orderName,
  type ListChoice,
  type ListFilter,
  type ListFilters,
} from '../contract/filters';

/** What an address chooses of a list; undefined: nothing. The same choice is the same value, in whatever order it came. */
export function choiceOf(search: URLSearchParams): ListChoice | undefined {
  const names = [...new Set(search.keys())].filter((name) => filterNames.test(name)).sort();
  const chosen = [...names.slice(0, mostOfChoice.filters), orderName].flatMap((name): [string, string[]][] => {
    const values = [...new Set(search.getAll(name))].filter((value) => value && value.length <= mostOfChoice.length);
    return values.length > 0 ? [[name, values.sort().slice(0, mostOfChoice.values)]] : [];
  });
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}

/** Of a choice what a list knows: an address may name any number of other things, and links do not repeat them. */
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

/** The query of a list with a choice, on its first page. */
export const queryForChoice = (choice: ListChoice): URLSearchParams =>
  new URLSearchParams(Object.entries(choice).flatMap(([name, values]) => values.map((value) => [name, value])));

/** The choice with or without one value of a filter. */
export function withValue(choice: ListChoice, name: string, value: string, isChosen: boolean): ListChoice {
  const others = (choice[name] ?? []).filter((one) => one !== value);
  return { ...choice, [name]: isChosen ? [...others, value].sort() : others };
}

/** The choice with this value alone of what takes one of several; with an empty one: with none. */
export const withOne = (choice: ListChoice, name: string, value: string): ListChoice => ({
  ...choice,
  [name]: [value].filter(Boolean),
});

/** The order without the filters. */
export const orderOf = (choice: ListChoice): ListChoice =>
  choice[orderName] ? { [orderName]: choice[orderName] } : {};

/** The filters' choices that are made, each with its filter's name; what else an address names filters nothing. */
export const chosenOf = (filters: readonly ListFilter[], choice: ListChoice) =>
  filters.flatMap(({ name, choices }) =>
    choices.filter(({ value }) => choice[name]?.includes(value)).map((one) => ({ ...one, name })),
  );
