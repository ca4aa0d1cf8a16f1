import type { Facet, ListFilters } from '../../src/contract/filters';
import { labelOfMissing } from './facetValues';
import type { FilterIndex, FilterQuery } from './filterIndex';

type Choices = readonly (readonly [value: string, label: string])[];

/** The chosen values of a facet that are not offered: those that rows have, and one for all that no row has. */
function othersOf(
  index: FilterIndex,
  [name, facet]: [string, Facet],
  { chosen, today }: FilterQuery,
  offered: Choices,
) {
  const others = (chosen[name] ?? []).filter((value) => !offered.some(([one]) => one === value));
  const held = others.filter((value) => index.holds(name, value, today));
  const missing = others.find((value) => !held.includes(value));
  const choices: Choices = held.map((value) => [value, value]);
  return missing === undefined ? choices : [...choices, [missing, labelOfMissing(facet, missing)] as const];
}

/**
 * What a list can be filtered by, with the rows that each choice leaves. A filter that parts nothing is left out.
 * @param category the column that holds the list's categories
 */
export function countFilters(index: FilterIndex, query: FilterQuery, category?: string): Omit<ListFilters, 'orders'> {
  const { total, of } = index.counts(query);
  const filters = index.facets.flatMap(([name, facet]) => {
    if (!query.chosen[name] && !index.parts(name, query.today)) return [];
    const offered = index.choices(name, query.today);
    const choices = [...offered, ...othersOf(index, [name, facet], query, offered)];
    return {
      name,
      label: facet.label,
      choices: choices.map(([value, label]) => ({ value, label, count: of(name, value) })),
    };
  });
  return { total, categories: category === undefined ? undefined : index.categories(category, query), filters };
}
