import { entities } from '../../src/contract/entities';
import type { EntityField } from '../../src/contract/entity';
import type { ListFilter, SearchFilter } from '../../src/contract/filters';
import { type AreaName, areaNames } from '../../src/contract/areas';
import { type SearchTime, searchTimes } from '../../src/contract/search';
import { staleLabel } from '../lists/listChoice';
import type { Store } from '../db/schema';
import type { Found } from './documentFinder';

/** Province names, which are searchable even without documents. */
const names =
  '北京 天津 河北 山西 内蒙古 辽宁 吉林 黑龙江 上海 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 广西 海南 重庆 四川 贵州 云南 西藏 ' +
  '陕西 甘肃 青海 宁夏 新疆 香港 澳门 台湾';

const provinceNames: ReadonlySet<string> = new Set(names.split(' '));

/** The valid filters of a query. */
export interface Chosen {
  within: SearchTime | null;
  open: boolean;
  places: readonly string[];
}

/** What filters need to know of a match. */
export type Filtered = Pick<Found, 'area' | 'fdId' | 'date' | 'closes'>;

/** Provinces by id. */
export type Provinces = ReadonlyMap<string, string>;

/** The flagged field of each area; areas without one are omitted. */
const fieldsWith = (mark: 'province' | 'closes'): Partial<Record<AreaName, string>> =>
  Object.fromEntries(
    areaNames.flatMap((area) => {
      const field = Object.entries<EntityField>(entities[area]).find(([, of]) => of[mark]);
      return field ? [[area, field[0]]] : [];
    }),
  );

/** Province fields, and the separator after the province. */
const placed = fieldsWith('province');
const afterProvince = '·';

/** Areas with a closing day. */
const closing = fieldsWith('closes');

const months: Record<SearchTime, number> = { year: 12, quarter: 3, month: 1 };
const timeLabels: Record<SearchTime, string> = { month: '近一月', quarter: '近三个月', year: '近一年' };
const anyTime = '不限';

/** Maximum values read, their length, and provinces offered. */
const limits = { values: 20, length: 40, provinces: 40 };

/** Parses the filters of a query; unknown values are ignored. @param search may contain repeated parameters */
export function readChosen(search: URLSearchParams): Chosen {
  const values = (name: SearchFilter) => search.getAll(name);
  const places = values('place').filter((value) => value !== '' && value.length <= limits.length);
  return {
    // The longest of several periods includes the others.
    within: searchTimes.find((time) => values('within').includes(time)) ?? null,
    open: values('open').includes('1'),
    places: [...new Set(places)].slice(0, limits.values),
  };
}

export const isAnyChosen = ({ within, open, places }: Chosen): boolean => within !== null || open || places.length > 0;

/** The same day a number of months earlier, or the last day of a shorter month. */
function dayBefore(today: string, count: number): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - count, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Whether an area can have any matches with the filters. */
export const canHave = (area: AreaName, { open, places }: Chosen): boolean =>
  (!open || area in closing) && (places.length === 0 || placed[area] !== undefined);

/** A predicate for all filters. */
export function passes(
  { within, open, places }: Chosen,
  provinces: Provinces,
  today: string,
): (one: Filtered) => boolean {
  const since = within && dayBefore(today, months[within]);
  return ({ area, fdId, date, closes }) =>
    (since === null || (date !== null && date >= since)) &&
    (!open || (area in closing && (closes === null || closes >= today))) &&
    (places.length === 0 || places.includes(provinces.get(fdId) ?? ''));
}

/** The provinces of the matches. */
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
      if (province && province.length <= limits.length) provinces.set(row.fdId!, province);
    }
  }
  return provinces;
}

/**
 * Provinces of the matches by frequency, further ones, and the chosen ones. A chosen value from the address is shown
 * only if it has matches or is the name of a province, since an address may contain any text.
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
  const offeredProvinces = new Set([...all.slice(0, limits.provinces), ...places.filter((name) => has.has(name))]);
  return [
    ...[...offeredProvinces].map((name): [string, string] => [name, name]),
    ...missing.map((value): [string, string] => [value, staleLabel]),
  ];
}

/**
 * The filters of the matches, each choice counted given the other filters. Filters that distinguish nothing are
 * omitted.
 * @param found the matches before filtering
 * @param isAll whether these are all matches, so that counts are exact
 * @param others provinces of matches that were filtered out
 */
export function filtersOf(
  found: readonly Filtered[],
  chosen: Chosen,
  provinces: Provinces,
  today: string,
  isAll: boolean,
  others: Iterable<string> = [],
): ListFilter[] {
  interface Filter {
    name: SearchFilter;
    label: string;
    isChosen: boolean;
    nothing: Partial<Chosen>;
    choices: [value: string, label: string, chosen: Partial<Chosen>][];
  }
  const all: Filter[] = [
    {
      name: 'within',
      label: '发布时间',
      isChosen: chosen.within !== null,
      nothing: { within: null },
      choices: [...searchTimes].reverse().map((time) => [time, timeLabels[time], { within: time }]),
    },
    {
      name: 'open',
      label: '状态',
      isChosen: chosen.open,
      nothing: { open: false },
      choices: [['1', '只看未截止', { open: true }]],
    },
    {
      name: 'place',
      label: '地区',
      isChosen: chosen.places.length > 0,
      nothing: { places: [] },
      choices: knownProvinces(found, provinces, chosen, others).map(([name, text]) => [name, text, { places: [name] }]),
    },
  ];
  const count = (change: Partial<Chosen>) => found.filter(passes({ ...chosen, ...change }, provinces, today)).length;
  return all.flatMap(({ name, label, isChosen, nothing, choices }): ListFilter[] => {
    const counted = choices.map(([value, text, one]) => ({ value, label: text, count: isAll ? count(one) : 0 }));
    const total = count(nothing);
    const parts = isAll ? counted.some((one) => one.count > 0 && one.count < total) : choices.length > 0;
    if (!parts && !isChosen) return [];
    const none = { label: anyTime, count: isAll ? total : 0 };
    return [{ name, label, choices: counted, ...(name === 'within' ? { none } : {}) }];
  });
}
