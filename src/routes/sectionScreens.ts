import { query, type ArticleQueries } from '../api/query';
import { appApi } from '../areas/app/appApi';
import { articleSectionNames, articleSections, type ArticleSectionName } from '../areas/articleSections';
import { attachmentApi } from '../areas/attachment/attachmentApi';
import { financialApi } from '../areas/financial/financialApi';
import { getbuginessApi, sideTypes, type Side } from '../areas/getbuginess/getbuginessApi';
import { demandSwitch } from '../areas/navigation/navigationApi';
import { policyApi } from '../areas/policy/policyApi';
import { closingQuery, projectApi } from '../areas/project/projectApi';
import { recruitApi } from '../areas/recruit/recruitApi';
import { specialistApi } from '../areas/specialist/specialistApi';
import { addresses } from '../contract/addresses';
import { bannerTypeOf, type BannerType } from '../contract/areas/banner';
import type { FinancialItem } from '../contract/areas/financial';
import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';
import { toText } from '../lib/toText';
import { screen, type Screen } from './screen';
import {
  detailQueries,
  filtersOf,
  frameQueries,
  listQueries,
  loaderOfSide,
  pageQuery,
  recommendedExperts,
  type Section,
} from './section/sectionQueries';

/** The sections of the portal, with their lists and the pages of their entries: docs/behaviour/lists.md. */

/** A section's banner, and the picture without one: blockers of advertisements leave out what is called a banner. */
const illustrated = (banner: BannerType) => ({
  banner,
  picture: `/pictures/${banner.replace('banner', 'section').replace(/_/g, '-')}.svg`,
});

const policies = { label: zh.nav.policy, to: paths.policy.root };
const projects = { label: zh.section.projects, to: paths.project.root };

const policySection: Section = {
  ...paths.policy,
  ...illustrated('banner_policy'),
  heading: zh.nav.policy,
  area: 'policy',
  intro: 'policy',
  finish: 'pine',
  pageSize: 6,
  apart: projects,
};
const policyCalls = { list: policyApi.endpoints.listPolicies, categories: policyApi.endpoints.listPolicyCategories };

/** /policy and /policy/{category}. Projects are linked from here. */
export const policyList = screen({
  path: [addresses.policy.root, addresses.policy.category],
  chunk: 'policy',
  load: () => import(/* webpackChunkName: "policy" */ './policyList/PolicyListRoute'),
  queries: (at) => listQueries(at, policySection, policyCalls),
  given: { section: policySection },
});

/** /policy/detail/{fdId}. */
export const policyDetail = screen({
  path: addresses.policy.detail,
  chunk: 'policy-detail',
  load: () => import(/* webpackChunkName: "policy-detail" */ './policyDetail/PolicyDetailRoute'),
  queries: (at) => detailQueries(at, { ...policyCalls, detail: policyApi.endpoints.getPolicy }),
  given: { section: policySection },
});

const projectSection: Section = {
  ...paths.project,
  ...illustrated('banner_project'),
  heading: zh.section.projects,
  area: 'project',
  intro: 'project',
  finish: 'pine',
  pageSize: 6,
  apart: policies,
  parent: policies,
};
const projectCalls = {
  list: projectApi.endpoints.listProjects,
  categories: projectApi.endpoints.listProjectCategories,
};

/** /project and /project/{category}; part of the policy section in the navigation. */
export const projectList = screen({
  path: [addresses.project.root, addresses.project.category],
  chunk: 'project',
  load: () => import(/* webpackChunkName: "project" */ './projectList/ProjectListRoute'),
  queries: (at) => {
    const queries = listQueries(at, projectSection, projectCalls);
    const { category, choice, pageNum } = queries.list.arg;
    // Above the first page of the whole list only.
    const isWhole = category === undefined && choice === undefined && pageNum === 1;
    return { ...queries, closing: isWhole ? closingQuery(at) : undefined };
  },
  given: { section: projectSection },
});

/** /project/detail/{fdId}; the attachment is fetched separately. */
export const projectDetail = screen({
  path: addresses.project.detail,
  chunk: 'project-detail',
  load: () => import(/* webpackChunkName: "project-detail" */ './projectDetail/ProjectDetailRoute'),
  queries: (at) => ({
    ...detailQueries(at, { ...projectCalls, detail: projectApi.endpoints.getProject }),
    attachment: query(attachmentApi.endpoints.getAttachmentPath, {
      fdId: at.params.fdId ?? '',
      clazz: 'project',
      key: 'projectAtt',
    }),
  }),
  given: { section: projectSection },
});

const financialSection: Section = {
  ...paths.financial,
  ...illustrated('banner_financial'),
  heading: zh.nav.financial,
  area: 'financial',
  intro: 'financial',
  finish: 'walnut',
  pageSize: 6,
  first: { label: zh.section.intro, to: paths.financial.intro },
};
const financialCalls = {
  list: financialApi.endpoints.listFinancials,
  categories: financialApi.endpoints.listFinancialCategories,
};

/** /financial/default: the platform introduction, to which /financial redirects. */
export const financialIntro = screen({
  path: addresses.financial.intro,
  chunk: 'financial',
  load: () => import(/* webpackChunkName: "financial" */ './financialList/FinancialIntroRoute'),
  queries: () => frameQueries(financialSection, financialCalls.categories),
  given: { section: financialSection },
});

/** /financial/{category}. */
export const financialList = screen({
  path: addresses.financial.category,
  chunk: 'financial',
  load: () => import(/* webpackChunkName: "financial" */ './financialList/FinancialListRoute'),
  queries: (at) => listQueries(at, financialSection, financialCalls),
  given: { section: financialSection },
});

/** The list of a financial service: its category's, since the section has no list of all. */
function listOfService({ fdCategory }: Pick<FinancialItem, 'fdCategory'>) {
  const category = toText(fdCategory, '');
  return category ? { root: financialSection.category(category), own: { category } } : {};
}

/** /financial/detail/{fdId}. */
export const financialDetail = screen({
  path: addresses.financial.detail,
  chunk: 'financial-detail',
  load: () => import(/* webpackChunkName: "financial-detail" */ './financialDetail/FinancialDetailRoute'),
  queries: (at) => detailQueries(at, { ...financialCalls, detail: financialApi.endpoints.getFinancial }),
  given: { section: financialSection, listOf: listOfService },
});

const specialistSection: Section = {
  ...paths.specialist,
  ...illustrated('banner_specialist'),
  heading: zh.nav.specialist,
  area: 'specialist',
  intro: 'specialist',
  finish: 'walnut',
  pageSize: 12,
};
const specialistCalls = {
  list: specialistApi.endpoints.listSpecialists,
  categories: specialistApi.endpoints.listSpecialistCategories,
};

/** /specialist and /specialist/{category}: recommended experts, the others of the first twelve, and jobs. */
export const specialistList = screen({
  path: [addresses.specialist.root, addresses.specialist.category],
  chunk: 'specialist',
  load: () => import(/* webpackChunkName: "specialist" */ './specialistList/SpecialistListRoute'),
  queries: (at) => {
    const jobs = pageQuery(6, at.search, at.extras);
    return {
      ...frameQueries(specialistSection, specialistCalls.categories),
      list: query(specialistCalls.list, pageQuery(specialistSection.pageSize, null, [], at.params.category)),
      recommended: recommendedExperts,
      jobs: query(recruitApi.endpoints.listRecruits, jobs),
      filters: filtersOf(at, 'recruit', jobs),
    };
  },
  given: { section: specialistSection },
});

const allSpecialistsSection: Section = {
  ...specialistSection,
  heading: zh.section.allExperts,
  root: paths.specialist.all(),
  category: paths.specialist.all,
  parent: { label: zh.nav.specialist, to: paths.specialist.root },
};

/** /specialist/detailAll and its categories, which link within this list. */
export const allSpecialists = screen({
  path: [addresses.specialist.all, addresses.specialist.allOfCategory],
  chunk: 'specialist',
  load: () => import(/* webpackChunkName: "specialist" */ './specialistList/AllSpecialistsRoute'),
  queries: (at) => listQueries(at, allSpecialistsSection, specialistCalls),
  given: { section: allSpecialistsSection },
});

/** /specialist/detail/{fdId}. */
export const specialistDetail = screen({
  path: addresses.specialist.detail,
  chunk: 'specialist-detail',
  load: () => import(/* webpackChunkName: "specialist-detail" */ './specialistDetail/SpecialistDetailRoute'),
  queries: (at) => detailQueries(at, { ...specialistCalls, detail: specialistApi.endpoints.getSpecialist }),
  given: { section: specialistSection, list: { root: paths.specialist.all() } },
});

/** /recruit/detail/{fdId}, part of the talent section. */
export const recruitDetail = screen({
  path: addresses.recruit.detail,
  chunk: 'specialist-detail',
  load: () => import(/* webpackChunkName: "specialist-detail" */ './specialistDetail/RecruitDetailRoute'),
  queries: ({ params }) => ({ detail: query(recruitApi.endpoints.getRecruit, params.fdId ?? '') }),
  given: { section: { ...specialistSection, ...paths.recruit, area: 'recruit' as const } },
});

const shoppingMallSection: Section = {
  ...paths.shoppingMall,
  ...illustrated('banner_shopping_mall'),
  heading: zh.nav.shoppingMall,
  area: 'app',
  intro: 'shoppingMall',
  finish: 'slate',
  pageSize: 9,
};
const appCalls = { list: appApi.endpoints.listApps, categories: appApi.endpoints.listAppCategories };

/** /shopping_mall with the top list, and /shopping_mall/{category} without it. */
export const shoppingMallList = screen({
  path: [addresses.shoppingMall.root, addresses.shoppingMall.category],
  chunk: 'shopping_mall',
  load: () => import(/* webpackChunkName: "shopping_mall" */ './shoppingMallList/ShoppingMallListRoute'),
  queries: (at) => ({
    ...listQueries(at, shoppingMallSection, appCalls),
    top:
      at.params.category === undefined ? query(appApi.endpoints.listTopApps, { pageNum: 1, pageSize: 3 }) : undefined,
  }),
  given: { section: shoppingMallSection },
});

/** /shopping_mall/detail/{fdId}. */
export const shoppingMallDetail = screen({
  path: addresses.shoppingMall.detail,
  chunk: 'shopping_mall-detail',
  load: () => import(/* webpackChunkName: "shopping_mall-detail" */ './shoppingMallDetail/ShoppingMallDetailRoute'),
  queries: (at) => detailQueries(at, { ...appCalls, detail: appApi.endpoints.getApp }),
  given: { section: shoppingMallSection },
});

/** Each half of supply and demand. */
const sideSection = (side: Side): Section => ({
  ...paths.supplyDemand[side],
  ...illustrated('banner_supply_demand'),
  heading: zh.nav.supplyDemand,
  area: 'getbuginess',
  intro: 'supplyDemand',
  finish: 'pine',
  pageSize: 9,
});
const entryCalls = {
  list: getbuginessApi.endpoints.listGetbuginess,
  categories: getbuginessApi.endpoints.listGetbuginessCategories,
};

/** /supply_demand/supply and /supply_demand/demand with their categories. */
const sideList = (side: Side) => {
  const section = sideSection(side);
  return screen({
    path: [addresses.supplyDemand[side].root, addresses.supplyDemand[side].category],
    chunk: 'supply_demand',
    load: () => import(/* webpackChunkName: "supply_demand" */ './supplyDemandList/SupplyDemandListRoute'),
    // The section's tabs query the demand switch in any case.
    queries: (at) => ({ ...listQueries(at, section, entryCalls, { type: sideTypes[side] }), demandSwitch }),
    read: loaderOfSide[side],
    given: { section, side },
  });
};

/** /supply_demand/{supply|demand}/detail/{fdId}; demand only if the demand half is enabled. */
const sideDetail = (side: Side) =>
  screen({
    path: addresses.supplyDemand[side].detail,
    chunk: 'supply_demand-detail',
    load: () => import(/* webpackChunkName: "supply_demand-detail" */ './supplyDemandDetail/SupplyDemandDetailRoute'),
    queries: (at) => ({
      ...detailQueries(at, { ...entryCalls, detail: getbuginessApi.endpoints.getGetbuginess }),
      demandSwitch,
    }),
    read: loaderOfSide[side],
    given: { section: sideSection(side), list: { own: { type: sideTypes[side] } }, side },
  });

export const [supplyList, demandList] = [sideList('supply'), sideList('demand')];
export const [supplyDetail, demandDetail] = [sideDetail('supply'), sideDetail('demand')];

/** A section of articles, from its area definition, texts and address. */
function articleSection(name: ArticleSectionName): Section {
  const { area, section, intro, finish, picture } = articleSections[name];
  return {
    ...paths[name],
    heading: section,
    area,
    intro,
    finish,
    banner: bannerTypeOf(addresses[name].root),
    picture: `/pictures/section-${picture}.svg`,
    pageSize: 6,
  };
}

/** Loaded on demand, with the first of its section's screens. */
const articlesOf = (name: ArticleSectionName) => (): Promise<ArticleQueries> => articleSections[name].load();

/** The list of a section of articles, and that of one category: /special and /special/{category}. */
export const articleLists = articleSectionNames.map((name) => {
  const section = articleSection(name);
  return screen({
    path: [addresses[name].root, addresses[name].category],
    chunk: 'articles',
    load: () => import(/* webpackChunkName: "articles" */ './list/ListRoute'),
    api: articlesOf(name),
    queries: (at, articles) => listQueries(at, section, articles),
    given: { section },
  });
});

/** One article of a section: /special/detail/{fdId}. */
export const articleDetails = articleSectionNames.map((name) =>
  screen({
    path: addresses[name].detail,
    chunk: 'articles-detail',
    load: () => import(/* webpackChunkName: "articles-detail" */ './detail/DetailRoute'),
    api: articlesOf(name),
    queries: (at, articles) => detailQueries(at, articles),
    given: { section: articleSection(name) },
  }),
);

/** All of them. */
export const sectionScreens: readonly Screen[] = [
  policyList,
  policyDetail,
  financialIntro,
  financialList,
  financialDetail,
  specialistList,
  allSpecialists,
  specialistDetail,
  recruitDetail,
  projectList,
  projectDetail,
  ...articleLists,
  ...articleDetails,
  shoppingMallList,
  shoppingMallDetail,
  supplyList,
  supplyDetail,
  demandList,
  demandDetail,
];
