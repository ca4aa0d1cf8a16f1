import { choiceLimits, type Facet } from '../../src/contract/filters';
import { sumOf, type FilterColumn } from './filterColumn';

/** The values that rows hold, those named first and then the most frequent; years newest first. */
export function frequentChoices({ facet, column }: { facet: Facet; column: FilterColumn }, today: string): string[] {
  const rows = new Uint32Array(column.count);
  for (const bucket of column.buckets) rows[bucket]! += 1;
  const first = facet.kind === 'value' ? (facet.first ?? []) : [];
  const place = (value: string) => (first.includes(value) ? first.indexOf(value) : first.length);
  const postings = column.postings(today);
  const totals = [...postings.byChoice.keys()].map((value) => ({ value, count: sumOf(postings, rows, value) }));
  totals.sort((a, b) => {
    if (facet.kind === 'year') return a.value < b.value ? 1 : -1;
    return place(a.value) - place(b.value) || b.count - a.count || (a.value < b.value ? -1 : 1);
  });
  return totals.slice(0, choiceLimits.values).map(({ value }) => value);
}
