import { entities } from '../../src/contract/entities';
import type { EntityField } from '../../src/contract/entity';
import type { ListFilter, SearchFilter } from '../../src/contract/filters';
import { areaNames, type AreaName } from '../../src/contract/areas';
import { searchTimes, type SearchTime } from '../../src/contract/search';
import { gone } from '../content/facetValues';
import type { Store } from '../db/schema';
import type { Found } from './documentFinder';
import { provinceNames } from './provinceNames';

/** What is chosen, as far as it can be: nothing else stands in it. */
export interface Chosen {
  within: SearchTime | null;
  open: boolean;
  places: readonly string[];
}

/** Of what was found, what the filters look at. */
export type Filtered = Pick<Found, 'area' | 'fdId' | 'date' | 'closes'>;

/** Provinces by the ids of what has one. */
export type Provinces = ReadonlyMap<string, string>;

/** The field of each area with the mark; areas without one are left out. */
const fieldsWith = (mark: 'province' | 'closes'): Partial<Record<AreaName, string>> =>
  Object.fromEntries(
    areaNames.flatMap((area) => {
      const field = Object.entries<EntityField>(entities[area]).find(([, of]) => of[mark]);
      return field ? [[area, field[0]]] : [];
    }),
  );

/** Where things are, and what stands behind the province. */
const placed = fieldsWith('province');
const afterProvince = '·';

/** Areas whose things close. */
const closing = fieldsWith('closes');

const months: Record<SearchTime, number> = { year: 12, quarter: 3, month: 1 };
const timeLabels: Record<SearchTime, string> = { month: '近一月', quarter: '近三个月', year: '近一年' };
const anyTime = '不限';

/** Values that are read, their length, and provinces that are offered. */
const most = { values: 20, length: 40, provinces: 40 };

/** Reads what a query chooses; what no filter has is passed over. @param search a parameter may come several times */
export function readChosen(search: URLSearchParams): Chosen {
  const values = (name: SearchFilter) => search.getAll(name);
  const places = values('place').filter((value) => value !== '' && value.length <= most.length);
  return {
    // The longest of several has the others in it.
    within: searchTimes.find((time) => values('within').includes(time)) ?? null,
    open: values('open').includes('1'),
    places: [...new Set(places)].slice(0, most.values),
  };
}

export const isAnyChosen = ({ within, open, places }: Chosen): boolean => within !== null || open || places.length > 0;

/** The same day so many months before; the last one of a month that is shorter. */
function dayBefore(today: string, count: number): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - count, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Whether an area has anything that a choice leaves. */
export const canHave = (area: AreaName, { open, places }: Chosen): boolean =>
  (!open || area in closing) && (places.length === 0 || placed[area] !== undefined);

type Test = (found: Filtered) => boolean;

/** What each filter leaves. */
function testsOf({ within, open, places }: Chosen, provinces: Provinces, today: string): Record<SearchFilter, Test> {
  const since = within && dayBefore(today, months[within]);
  return {
    within: ({ date }) => since === null || (date !== null && date >= since),
    open: ({ area, closes }) => !open || (area in closing && (closes === null || closes >= today)),
    place: ({ fdId }) => places.length === 0 || places.includes(provinces.get(fdId) ?? ''),
  };
}

/** Whether something is left by all that is chosen. */
export function passes(chosen: Chosen, provinces: Provinces, today: string): Test {
  const { within, open, place } = testsOf(chosen, provinces, today);
  return (found) => within(found) && open(found) && place(found);
}

/** The provinces of what was found. */
export async function provincesOf(db: Store, found: readonly Filtered[]): Promise<Provinces> {
  const provinces = new Map<string, string>();
  for (const [area, column] of Object.entries(placed)) {
    const ids = found.filter((one) => one.area === area).map(({ fdId }) => fdId);
    if (ids.length === 0) continue;
    const rows: Record<string, string | null>[] = await db
      .selectFrom(area as 'getbuginess')
      .select(['fdId', column as 'fdArea'])
      .where('fdId', 'in', ids)
      .execute();
    for (const row of rows) {
      const province = row[column]?.split(afterProvince, 1)[0]?.trim();
      if (province && province.length <= most.length) provinces.set(row.fdId!, province);
    }
  }
  return provinces;
}

/**
 * Provinces of what was found, the most frequent first, those that others are in, and those that are chosen; an address
 * may hold any words: they are shown where something is there, or where a province is called so.
 */
function knownProvinces(
  found: readonly Filtered[],
  provinces: Provinces,
  { places }: Chosen,
  others: Iterable<string>,
): [value: string, label: string][] {
  const counts = new Map<string, number>();
  for (const { fdId } of found) {
    const province = provinces.get(fdId);
    if (province !== undefined) counts.set(province, (counts.get(province) ?? 0) + 1);
  }
  const known = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([name]) => name);
  const all = [...new Set([...known, ...others])];
  const has = new Set([...all, ...provinces.values(), ...provinceNames]);
  const missing = places.filter((name) => !has.has(name)).slice(0, 1);
  const named = new Set([...all.slice(0, most.provinces), ...places.filter((name) => has.has(name))]);
  return [
    ...[...named].map((name): [string, string] => [name, name]),
    ...missing.map((value): [string, string] => [value, gone]),
  ];
}

/**
 * What can be chosen of what was found, each choice counted given the other filters. A filter that parts nothing is left
 * out.
 * @param found before anything is chosen of it
 * @param isAll nothing else was found: what the choices leave is known
 * @param others provinces of what was looked at and is not left
 */
export function filtersOf(
  found: readonly Filtered[],
  chosen: Chosen,
  provinces: Provinces,
  today: string,
  isAll: boolean,
  others: Iterable<string> = [],
): ListFilter[] {
  const all: [name: SearchFilter, label: string, choices: [value: string, label: string, chosen: Chosen][]][] = [
    [
      'within',
      '发布时间',
      [...searchTimes].reverse().map((time) => [time, timeLabels[time], { ...chosen, within: time }]),
    ],
    ['open', '状态', [['1', '只看未截止', { ...chosen, open: true }]]],
    [
      'place',
      '地区',
      knownProvinces(found, provinces, chosen, others).map(([name, text]) => [
        name,
        text,
        { ...chosen, places: [name] },
      ]),
    ],
  ];
  const isChosen = { within: chosen.within !== null, open: chosen.open, place: chosen.places.length > 0 };
  const nothing: Record<SearchFilter, Partial<Chosen>> = {
    within: { within: null },
    open: { open: false },
    place: { places: [] },
  };
  const count = (one: Chosen) => found.filter(passes(one, provinces, today)).length;
  return all.flatMap(([name, label, choices]): ListFilter[] => {
    const counts = choices.map(([, , one]) => (isAll ? count(one) : 0));
    const total = count({ ...chosen, ...nothing[name] });
    const parts = isAll ? counts.some((one) => one > 0 && one < total) : choices.length > 0;
    if (!parts && !isChosen[name]) return [];
    return [
      {
        name,
        label,
        choices: choices.map(([value, text], at) => ({ value, label: text, count: counts[at]! })),
        ...(name === 'within' ? { none: { label: anyTime, count: isAll ? total : 0 } } : {}),
      },
    ];
  });
}
