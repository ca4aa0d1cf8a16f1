import { portalApi } from '../../api/portalApi';
import { query, type Endpoint, type Query, type ScreenAddress, type RunQuery } from '../../api/query';
import type { Page } from '../../api/contentEndpoints';
import { bannerApi } from '../../areas/banner/bannerApi';
import { filtersQuery, type FilteredQuery, type FiltersQuery } from '../../areas/filters/filtersQuery';
import type { Category } from '../../contract/areas/category';
import type { ListQuery } from '../../contract/envelope';
import type { DetailList } from './neighboursQuery';
import { pageQuery } from './pageQuery';
import type { Section } from './section';
import { specialistApi } from '../../areas/specialist/specialistApi';
import type { Side } from '../../areas/getbuginess/getbuginessApi';
import { demandSwitch, demandSwitchOf } from '../../areas/navigation/demandSwitch';
import { runAll, type ScreenProps } from '../screen';

type Categories = Endpoint<undefined, Category[] | null>;

export interface ListCalls<Row, Own = unknown> {
  list: Endpoint<ListQuery & Own, Page<Row> | null>;
  categories: Categories;
}

export interface DetailCalls<Entity> {
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
export function filtersOf({ extras }: ScreenAddress, area: string, asked: FilteredQuery) {
  const { listFilters } = portalApi.endpoints as { listFilters?: Endpoint<FiltersQuery, unknown> };
  return extras.includes('filters') && listFilters ? query(listFilters, filtersQuery(area, asked)) : undefined;
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
  const asked = { ...pageQuery(section.pageSize, at.search, at.extras, at.params.category), ...own };
  return {
    ...frameQueries(section, categories),
    list: query(list, asked),
    filters: filtersOf(at, section.area, asked),
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
