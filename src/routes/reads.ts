import type { Readable, ReadAddress, Reads } from '../api/reads';
import { portalApi } from '../api/portalApi';
import type { Page } from '../api/transformResponse';
import { appApi } from '../areas/app/appApi';
import { attachmentApi } from '../areas/attachment/attachmentApi';
import { articleSections, type ArticleSectionName } from '../areas/articleSections';
import { bannerApi } from '../areas/banner/bannerApi';
import { filtersQuery, type FilteredQuery, type FiltersQuery } from '../areas/filters/filtersQuery';
import { financialApi } from '../areas/financial/financialApi';
import { getbuginessApi } from '../areas/getbuginess/getbuginessApi';
import { demandSwitchOf } from '../areas/navigation/demandSwitch';
import { navigationApi } from '../areas/navigation/navigationApi';
import { policyApi } from '../areas/policy/policyApi';
import { projectApi } from '../areas/project/projectApi';
import { recruitApi } from '../areas/recruit/recruitApi';
import { specialistApi } from '../areas/specialist/specialistApi';
import type { Category } from '../contract/category';
import type { ListQuery } from '../contract/envelope';
import type { GetbuginessType } from '../contract/getbuginess';
import type { NavigationKey } from '../contract/navigation';
import { homeSizes, homeTabQuery, interpretations } from './home/homeQueries';
import { pageQuery } from './section/pageQuery';
import { recommendedSize } from './section/recommendedSize';
import { recruitPageSize } from './section/recruitPageSize';
import { articleSection, sections, type Section } from './section/sections';

/**
 * What each screen reads, declared once: the server waits for it before it draws the page, a link that is about to be
 * followed warms it, and a click starts it beside the screen's script. The screens' hooks find it in the store.
 */

const { listBanners } = bannerApi.endpoints;
const { getNavigationValue } = navigationApi.endpoints;

const idOf = ({ params }: ReadAddress): string => params.fdId ?? '';

const queryOf = ({ pageSize }: Pick<Section, 'pageSize'>, { params, search, extras }: ReadAddress): ListQuery =>
  pageQuery(pageSize, search, extras, params.category);

/** What a list can be filtered by, where that is offered: its call comes with the screen, which else makes it itself. */
function filtersOf({ read, extras }: ReadAddress, area: string, query: FilteredQuery): unknown {
  const { listFilters } = portalApi.endpoints as { listFilters?: Readable<FiltersQuery, unknown> };
  return extras.includes('filters') && listFilters && read(listFilters, filtersQuery(area, query));
}

const config = ({ read }: ReadAddress, ...keys: NavigationKey[]) =>
  Promise.all(keys.map((key) => read(getNavigationValue, key)));

type Categories = Readable<undefined, Category[] | null>;
type Framed = Pick<Section, 'banner'>;

/** What surrounds the content of a section. */
const sectionFrame = (at: ReadAddress, { banner }: Framed, categories: Categories) =>
  Promise.all([at.read(listBanners, banner), at.read(categories, undefined)]);

/** A page of a section's list, with what surrounds it. */
const sectionList = <Row>(
  at: ReadAddress,
  section: Framed & Pick<Section, 'area' | 'pageSize'>,
  categories: Categories,
  list: Readable<ListQuery, Page<Row> | null>,
) => {
  const query = queryOf(section, at);
  return Promise.all([sectionFrame(at, section, categories), at.read(list, query), filtersOf(at, section.area, query)]);
};

/** A detail, whose category stands in its breadcrumb. */
const categorisedDetail =
  (detail: Readable<string, unknown>, categories: Categories): Reads =>
  (at) =>
    Promise.all([at.read(detail, idOf(at)), at.read(categories, undefined)]);

/** A section of articles loads its area first. */
export const articleListReads =
  (name: ArticleSectionName): Reads =>
  async (at) => {
    const section = articleSection(name);
    const { list, categories } = await articleSections[name].load();
    await sectionList(at, section, categories, list);
  };

export const articleDetailReads =
  (name: ArticleSectionName): Reads =>
  async (at) => {
    const { detail, categories } = await articleSections[name].load();
    await categorisedDetail(detail, categories)(at);
  };

/** The footer of every page. */
export const shellReads: Reads = (at) => config(at, 'home:footer');

/** Without a demand half nothing of it is read. */
async function whereDemandIs({ read }: ReadAddress, readHalf: () => Promise<unknown> = async () => {}): Promise<void> {
  if (demandSwitchOf(await read(getNavigationValue, 'demand')) === 'shown') await readHalf();
}

const entriesOf = (at: ReadAddress, query: ListQuery, type: GetbuginessType) =>
  at.read(getbuginessApi.endpoints.listGetbuginess, { ...query, type });

const homeReads: Reads = (at) => {
  const { read } = at;
  const half: ListQuery = { pageNum: 1, pageSize: homeSizes.match };
  return Promise.all([
    config(at, 'home:ai'),
    read(listBanners, 'banner_index'),
    read(policyApi.endpoints.listPolicies, { ...homeTabQuery, category: interpretations }),
    entriesOf(at, half, '2'),
    whereDemandIs(at, () => entriesOf(at, half, '1')),
    read(specialistApi.endpoints.listRecommendedSpecialists, { pageNum: 1, pageSize: recommendedSize }),
  ]);
};

const policyList: Reads = (at) => {
  const { listPolicies, listPolicyCategories } = policyApi.endpoints;
  return sectionList(at, sections.policy, listPolicyCategories, listPolicies);
};

const policyDetail = categorisedDetail(policyApi.endpoints.getPolicy, policyApi.endpoints.listPolicyCategories);

const financialIntro: Reads = (at) =>
  sectionFrame(at, sections.financial, financialApi.endpoints.listFinancialCategories);

const financialList: Reads = (at) => {
  const { listFinancials, listFinancialCategories } = financialApi.endpoints;
  return sectionList(at, sections.financial, listFinancialCategories, listFinancials);
};

const { getFinancial, listFinancialCategories } = financialApi.endpoints;
const financialDetail = categorisedDetail(getFinancial, listFinancialCategories);

const projectList: Reads = (at) => {
  const { listProjects, listProjectCategories } = projectApi.endpoints;
  return sectionList(at, sections.project, listProjectCategories, listProjects);
};

const projectDetail: Reads = (at) =>
  Promise.all([
    categorisedDetail(projectApi.endpoints.getProject, projectApi.endpoints.listProjectCategories)(at),
    at.read(attachmentApi.endpoints.getAttachmentPath, { fdId: idOf(at), clazz: 'project', key: 'projectAtt' }),
  ]);

const mallList: Reads = (at) => {
  const { listApps, listAppCategories, listTopApps } = appApi.endpoints;
  return Promise.all([
    sectionList(at, sections.shoppingMall, listAppCategories, listApps),
    at.params.category === undefined && at.read(listTopApps, undefined),
  ]);
};

const mallDetail = categorisedDetail(appApi.endpoints.getApp, appApi.endpoints.listAppCategories);

const specialists = (at: ReadAddress, section: Pick<Section, 'banner'>, query: ListQuery) =>
  Promise.all([
    at.read(listBanners, section.banner),
    at.read(specialistApi.endpoints.listSpecialistCategories, undefined),
    at.read(specialistApi.endpoints.listSpecialists, query),
  ]);

const specialistList: Reads = (at) => {
  const jobs = pageQuery(recruitPageSize, at.search, at.extras);
  return Promise.all([
    specialists(at, sections.specialist, pageQuery(sections.specialist.pageSize, null, [], at.params.category)),
    at.read(specialistApi.endpoints.listRecommendedSpecialists, { pageNum: 1, pageSize: recommendedSize }),
    at.read(recruitApi.endpoints.listRecruits, jobs),
    filtersOf(at, 'recruit', jobs),
  ]);
};

const allSpecialists: Reads = (at) => {
  const query = queryOf(sections.allSpecialists, at);
  return Promise.all([
    specialists(at, sections.allSpecialists, query),
    filtersOf(at, sections.allSpecialists.area, query),
  ]);
};

const { getSpecialist, listSpecialistCategories } = specialistApi.endpoints;
const specialistDetail = categorisedDetail(getSpecialist, listSpecialistCategories);

const recruitDetail: Reads = (at) => at.read(recruitApi.endpoints.getRecruit, idOf(at));

/** The tabs of the section ask for the demand half in any case. */
const supplyDemandList =
  (type: GetbuginessType): Reads =>
  (at) => {
    const query = queryOf(sections.supplyDemand, at);
    const read = () =>
      Promise.all([
        at.read(listBanners, sections.supplyDemand.banner),
        at.read(getbuginessApi.endpoints.listGetbuginessCategories, undefined),
        entriesOf(at, query, type),
        filtersOf(at, sections.supplyDemand.area, { ...query, type }),
      ]);
    return type === '1' ? whereDemandIs(at, read) : Promise.all([whereDemandIs(at), read()]);
  };

const supplyDemandDetail =
  (type: GetbuginessType): Reads =>
  (at) => {
    const read = () =>
      Promise.all([
        at.read(getbuginessApi.endpoints.getGetbuginess, idOf(at)),
        at.read(getbuginessApi.endpoints.listGetbuginessCategories, undefined),
      ]);
    return type === '1' ? whereDemandIs(at, read) : Promise.all([whereDemandIs(at), read()]);
  };

const lostDemand: Reads = (at) => whereDemandIs(at);

const contactUs: Reads = (at) =>
  config(at, 'contactUs:address', 'contactUs:phone', 'contactUs:postcode', 'contactUs:email');

/** Few visitors search: its calls come with its screen. */
const search: Reads = async (at) => {
  const { searchReads } = await import(/* webpackChunkName: "search" */ './search/searchReads');
  await searchReads(at);
};

export const reads = {
  search,
  home: homeReads,
  policyList,
  policyDetail,
  financialIntro,
  financialList,
  financialDetail,
  projectList,
  projectDetail,
  mallList,
  mallDetail,
  specialistList,
  allSpecialists,
  specialistDetail,
  recruitDetail,
  supplyList: supplyDemandList('2'),
  supplyDetail: supplyDemandDetail('2'),
  demandList: supplyDemandList('1'),
  demandDetail: supplyDemandDetail('1'),
  lostDemand,
  contactUs,
} as const satisfies Record<string, Reads>;
