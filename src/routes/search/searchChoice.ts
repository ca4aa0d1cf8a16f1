import { orderName, type ListChoice } from '../../contract/filters';
import { newestFirst, searchTimes } from '../../contract/search';

/** Provinces of one choice, and characters of one; more are none that anybody made. */
const mostPlaces = 20;
const longestPlace = 40;

/** The choice without filters of which nothing is chosen; undefined: nothing is. */
export function chosenOf(choice: ListChoice): ListChoice | undefined {
  const chosen = Object.entries(choice).filter(([, values]) => values.length > 0);
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}

/**
 * What an address chooses of what was found, and its order; undefined: nothing. Of several times the longest has the
 * others in it.
 */
export function searchChoice(search: URLSearchParams): ListChoice | undefined {
  const times = search.getAll('within');
  const within = searchTimes.filter((time) => times.includes(time)).slice(0, 1);
  const open = search.getAll('open').includes('1') ? ['1'] : [];
  const places = [...new Set(search.getAll('place'))]
    .filter((name) => name !== '' && name.length <= longestPlace)
    .sort();
  const order = search.getAll(orderName).includes(newestFirst) ? [newestFirst] : [];
  return chosenOf({ within, open, place: places.slice(0, mostPlaces), [orderName]: order });
}
