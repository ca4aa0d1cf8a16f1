import { useSearchParams } from 'react-router-dom';
import { portalApi, type Page } from '../../api/portalApi';
import { query, type Endpoint, type Query, type ScreenAddress, type RunQuery } from '../../api/query';
import { bannerApi } from '../../areas/banner/bannerApi';
import { filtersQuery, type FilteredQuery, type FiltersQuery } from '../../areas/filters/filtersQuery';
import type { Category } from '../../contract/areas/category';
import type { ListQuery } from '../../contract/envelope';
import { specialistApi } from '../../areas/specialist/specialistApi';
import type { Side } from '../../areas/getbuginess/getbuginessApi';
import { demandSwitch, demandSwitchOf } from '../../areas/navigation/navigationApi';
import type { AreaName } from '../../contract/areas';
import type { BannerType } from '../../contract/areas/banner';
import type { Extra } from '../../contract/extras';
import { choiceLimits, filterNames, type ListChoice, orderName } from '../../contract/filters';
import { useAppSelector, selectExtras } from '../../state/hooks';
import { runAll, type ScreenProps } from '../screen';

interface NamedLink {
  label: string;
  to: string;
}

/** Definition of a section page: docs/behaviour/lists.md. */
export interface Section {
  heading: string;
  /** The area of its list, by the backend's name. */
  area: AreaName;
  /** The name of its text (`introOf`), or the text of an area's own definition. */
  intro: string;
  finish: 'pine' | 'walnut' | 'slate';
  banner: BannerType;
  /** Shown without a banner of its type. */
  picture: string;
  pageSize: number;
  root: string;
  /** The list of one category. */
  category: (code: string) => string;
  /** The page of one entity. */
  detail: (fdId: string) => string;
  /** The first item of the category navigation, if not 全部. */
  first?: NamedLink;
  /** A section linked from the category navigation, apart from the categories. */
  apart?: NamedLink;
  /** The parent section, for the breadcrumbs. */
  parent?: NamedLink;
}

/**
 * The page number of an address: 1 if absent or not a positive number in decimal digits; fractions are rounded down.
 *
 * @param value the value of `?page=`
 */
export function pageOfAddress(value: string | null): number {
  const page = /^\s*\+?(\d+)(?:\.\d*)?\s*$/.exec(value ?? '')?.[1] ?? 1;
  return Math.min(Math.max(1, Number(page)), Number.MAX_SAFE_INTEGER);
}

/** The query of the same list on another page; page 1 has no parameter. */
export function queryForPage(current: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(current);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next;
}

/** Whether `?page=` is canonical; if not, the address is corrected without a new history entry. */
export const addressHasPage = (value: string | null, page: number) =>
  value === String(page) || (value === null && page === 1);

/** The last page of a list; a list without rows has one page. */
export const lastPageOf = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/**
 * The active filters in an address; undefined: none. Normalised, so that equal filters are equal values in any order.
 */
export function choiceOf(search: URLSearchParams): ListChoice | undefined {
  const names = [...new Set(search.keys())].filter((name) => filterNames.test(name)).sort();
  const chosen = [...names.slice(0, choiceLimits.filters), orderName].flatMap((name): [string, string[]][] => {
    const values = [...new Set(search.getAll(name))].filter((value) => value && value.length <= choiceLimits.length);
    return values.length > 0 ? [[name, values.sort().slice(0, choiceLimits.values)]] : [];
  });
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined;
}

/** The query of a list's first page with filters. */
export const queryForChoice = (choice: ListChoice): URLSearchParams =>
  new URLSearchParams(Object.entries(choice).flatMap(([name, values]) => values.map((value) => [name, value])));

/** The list query of the current address: page and active filters. */
export const usePageQuery = (pageSize: number): ListQuery =>
  pageQuery(pageSize, useSearchParams()[0], useAppSelector(selectExtras));

/**
 * The list query of an address: page, category and active filters.
 *
 * @param extras optional features: without filters none are active
 */
export function pageQuery(
  pageSize: number,
  search: URLSearchParams | null,
  extras: readonly Extra[],
  category?: string,
): ListQuery {
  const choice = search && extras.includes('filters') ? choiceOf(search) : undefined;
  return {
    pageNum: pageOfAddress(search?.get('page') ?? null),
    pageSize,
    ...(category === undefined ? {} : { category }),
    ...(choice ? { choice } : {}),
  };
}

type Categories = Endpoint<undefined, Category[] | null>;

interface ListCalls<Row, Own = unknown> {
  list: Endpoint<ListQuery & Own, Page<Row> | null>;
  categories: Categories;
}

interface DetailCalls<Entity> {
  detail: Endpoint<string, Entity | null>;
  categories: Categories;
}

/** Queries of a section's layout. */
export const frameQueries = ({ banner }: Pick<Section, 'banner'>, categories: Categories) => ({
  banners: query(bannerApi.endpoints.listBanners, banner),
  categories: query(categories, undefined),
});

/** Asks what a list can be filtered by. */
export type FiltersRead = Query<FiltersQuery, unknown>;

/** What a list can be filtered by, where that is offered: its call comes with the screen, which else makes it itself. */
export function filtersOf({ extras }: ScreenAddress, area: string, filtered: FilteredQuery) {
  const { listFilters } = portalApi.endpoints as { listFilters?: Endpoint<FiltersQuery, unknown> };
  return extras.includes('filters') && listFilters ? query(listFilters, filtersQuery(area, filtered)) : undefined;
}

/**
 * Queries of a page of a section's list, with its layout.
 *
 * @param own conditions of the list besides the address
 */
export function listQueries<Row, Own extends object = object>(
  at: ScreenAddress,
  section: Section,
  { list, categories }: ListCalls<Row, Own>,
  own = {} as Own,
) {
  const listQuery = { ...pageQuery(section.pageSize, at.search, at.extras, at.params.category), ...own };
  return {
    ...frameQueries(section, categories),
    list: query(list, listQuery),
    filters: filtersOf(at, section.area, listQuery),
  };
}

/** Queries of a detail page, whose category is in the breadcrumbs. */
export const detailQueries = <Entity>({ params }: ScreenAddress, { detail, categories }: DetailCalls<Entity>) => ({
  detail: query(detail, params.fdId ?? ''),
  categories: query(categories, undefined),
});

/** Query of a page of a list. */
export type ListRead<Row, Own = unknown> = Query<ListQuery & Own, Page<Row> | null>;

/**
 * Props of a section's list.
 * @typeParam More additional queries
 */
export type ListScreenProps<Row, Own extends object = object, More = unknown> = ScreenProps<
  ReturnType<typeof listQueries<Row, Own>> & More,
  { section: Section },
  unknown
>;

/** The list that contains a detail. */
export interface DetailList {
  area: string;
  /** Root path of the lists it returns to. */
  root: string;
  /** Conditions of the list besides its address. */
  own?: Readonly<Record<string, string>>;
}

/** Where a detail page belongs. */
export interface DetailPlace<Entity> {
  section: Section;
  /** Its list, if not the section's. */
  list?: Partial<DetailList>;
  /** The same, if it depends on the entity. */
  listOf?: (entity: Entity) => Partial<DetailList>;
}

/** Props of a detail page. */
export type DetailScreenProps<Entity, More = unknown> = ScreenProps<
  ReturnType<typeof detailQueries<Entity>> & More,
  DetailPlace<Entity>,
  unknown
>;

/** Page size of recommended experts. */
export const recommendedSize = 3;

/** The first page. */
export const recommendedExperts = query(specialistApi.endpoints.listRecommendedSpecialists, {
  pageNum: 1,
  pageSize: recommendedSize,
});

/** Runs queries of the demand half only if it is enabled. */
export async function runIfDemandEnabled(read: RunQuery, half: object): Promise<void> {
  if (demandSwitchOf(await read(demandSwitch)) === 'shown') await runAll(read, half);
}

/** The loader of each half's screens. */
export const loaderOfSide = { supply: runAll, demand: runIfDemandEnabled } satisfies Record<Side, unknown>;
