import type { ListChoice, ListFilter } from '../contract/filters';

/** The parameter of a list's order. */
export const orderName = 'order';

/** Filters have their fields' names. */
const isOfChoice = (name: string) => name === orderName || /^fd[A-Z]/.test(name);

/** What an address chooses of a list; undefined: nothing. The same choice is the same value, in whatever order it came. */
export function choiceOf(search: URLSearchParams): ListChoice | undefined {
  const names = [...new Set(search.keys())].filter(isOfChoice).sort();
  const chosen = names.flatMap((name): [string, string[]][] => {
    const values = [...new Set(search.getAll(name))].filter(Boolean).sort();
    return values.length > 0 ? [[name, values]] : [];
  });
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}

/** The query of the same list with another choice, on its first page. */
export function queryForChoice(search: URLSearchParams, choice: ListChoice): URLSearchParams {
  const others = [...search].filter(([name]) => name !== 'page' && !isOfChoice(name));
  const chosen = Object.entries(choice).flatMap(([name, values]) => values.map((value) => [name, value]));
  return new URLSearchParams([...others, ...chosen]);
}

/** The choice with or without one value of a filter. */
export function withValue(choice: ListChoice, name: string, value: string, isChosen: boolean): ListChoice {
  const others = (choice[name] ?? []).filter((one) => one !== value);
  return { ...choice, [name]: isChosen ? [...others, value].sort() : others };
}

/** The order without the filters. */
export const orderOf = (choice: ListChoice): ListChoice =>
  choice[orderName] ? { [orderName]: choice[orderName] } : {};

/** The filters' choices that are made, each with its filter's name; what else an address names filters nothing. */
export const chosenOf = (filters: readonly ListFilter[], choice: ListChoice) =>
  filters.flatMap(({ name, choices }) =>
    choices.filter(({ value }) => choice[name]?.includes(value)).map((one) => ({ ...one, name })),
  );
