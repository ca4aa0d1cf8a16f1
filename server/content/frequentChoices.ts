import { mostOfChoice, type Facet } from '../../src/contract/filters';
import { yieldingLoop } from '../lib/turns';
import { sumOf, type FilterColumn } from './filterColumn';

/** Choices that are put in order in one turn. */
const atOnce = 5_000;

/** The values that rows hold, those named first and then the most frequent; years newest first. */
export async function frequentChoices(
  { facet, column }: { facet: Facet; column: FilterColumn },
  today: string,
): Promise<string[]> {
  const { buckets } = column;
  const rows = new Uint32Array(column.count);
  await yieldingLoop(buckets.length, (from, to) => {
    for (let row = from; row < to; row += 1) rows[buckets[row]!]! += 1;
  });
  const first = facet.kind === 'value' ? (facet.first ?? []) : [];
  const place = (value: string) => (first.includes(value) ? first.indexOf(value) : first.length);
  type Total = [value: string, count: number];
  const inOrder = ([a, countA]: Total, [b, countB]: Total) => {
    if (facet.kind === 'year') return a < b ? 1 : -1;
    return place(a) - place(b) || countB - countA || (a < b ? -1 : 1);
  };
  const postings = await column.postings(today);
  const values = [...postings.byChoice.keys()];
  let best: Total[] = [];
  const addBest = (from: number, to: number) => {
    const next = values.slice(from, to).map((value): Total => [value, sumOf(postings, rows, value)]);
    best = [...best, ...next].sort(inOrder).slice(0, mostOfChoice.values);
  };
  await yieldingLoop(values.length, addBest, atOnce);
  return best.map(([value]) => value);
}
