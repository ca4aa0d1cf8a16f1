import type { ComponentType } from 'react';
import { redirect, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { articleSectionNames, articleSections, type ArticleSectionName } from '../areas/articleSections';
import { addresses } from '../contract/addresses';
import { paths } from '../lib/paths';
import type { ArticleScreenProps } from '../routes/section/articleScreen';
import { App } from './App';
import { lazyScreen } from './lazyScreen';
import { notFoundHandle } from './navigationItems';
import { PageSpinner } from './PageSpinner';
import { RouteErrorBoundary } from './RouteErrorBoundary';
import { Layout } from './Layout';
import { CrashScreen } from './CrashScreen';

type Load = () => Promise<ComponentType>;

/** One lazily loaded screen; the chunk is named after its section. */
const screen = (path: string, load: Load): RouteObject => ({
  path,
  lazy: lazyScreen(load),
});

/**
 * An address that redirects: it is never on the screen, so no step of a recording belongs to it. If the browser is on
 * it already (a first load, going back), its history entry is replaced, so that Back does not lead here again.
 */
const leadsTo = (to: string) => ({
  element: null,
  loader: ({ request }: LoaderFunctionArgs) =>
    new URL(request.url).pathname === globalThis.location?.pathname ? replace(to) : redirect(to),
});

/** Addresses that match nothing belong to no item of the main navigation. */
const lostScreen = (path: string, load: Load = notFound): RouteObject => ({
  ...screen(path, load),
  handle: notFoundHandle,
});

const home = () => import(/* webpackChunkName: "index" */ '../routes/HomeRoute').then((m) => m.HomeRoute);
const policyList = () =>
  import(/* webpackChunkName: "policy" */ '../routes/PolicyListRoute').then((m) => m.PolicyListRoute);
const policyDetail = () =>
  import(/* webpackChunkName: "policy" */ '../routes/PolicyDetailRoute').then((m) => m.PolicyDetailRoute);
const financialIntro = () =>
  import(/* webpackChunkName: "financial" */ '../routes/FinancialIntroRoute').then((m) => m.FinancialIntroRoute);
const financialList = () =>
  import(/* webpackChunkName: "financial" */ '../routes/FinancialListRoute').then((m) => m.FinancialListRoute);
const financialDetail = () =>
  import(/* webpackChunkName: "financial" */ '../routes/FinancialDetailRoute').then((m) => m.FinancialDetailRoute);
const specialistList = () =>
  import(/* webpackChunkName: "specialist" */ '../routes/SpecialistListRoute').then((m) => m.SpecialistListRoute);
const allSpecialists = () =>
  import(/* webpackChunkName: "specialist" */ '../routes/AllSpecialistsRoute').then((m) => m.AllSpecialistsRoute);
const specialistDetail = () =>
  import(/* webpackChunkName: "specialist" */ '../routes/SpecialistDetailRoute').then((m) => m.SpecialistDetailRoute);
const recruitDetail = () =>
  import(/* webpackChunkName: "specialist" */ '../routes/RecruitDetailRoute').then((m) => m.RecruitDetailRoute);
const projectList = () =>
  import(/* webpackChunkName: "project" */ '../routes/ProjectListRoute').then((m) => m.ProjectListRoute);
const projectDetail = () =>
  import(/* webpackChunkName: "project" */ '../routes/ProjectDetailRoute').then((m) => m.ProjectDetailRoute);
const articleList = () =>
  import(/* webpackChunkName: "articles" */ '../routes/ArticleListRoute').then((m) => m.ArticleListRoute);
const articleDetail = () =>
  import(/* webpackChunkName: "articles" */ '../routes/ArticleDetailRoute').then((m) => m.ArticleDetailRoute);
const mallList = () =>
  import(/* webpackChunkName: "shopping_mall" */ '../routes/ShoppingMallListRoute').then(
    (m) => m.ShoppingMallListRoute,
  );
const mallDetail = () =>
  import(/* webpackChunkName: "shopping_mall" */ '../routes/ShoppingMallDetailRoute').then(
    (m) => m.ShoppingMallDetailRoute,
  );
const supplyDemandList = () =>
  import(/* webpackChunkName: "supply_demand" */ '../routes/SupplyDemandListRoute').then(
    (m) => m.SupplyDemandListRoute,
  );
const supplyDemandDetail = () =>
  import(/* webpackChunkName: "supply_demand" */ '../routes/SupplyDemandDetailRoute').then(
    (m) => m.SupplyDemandDetailRoute,
  );
const lostDemand = () =>
  import(/* webpackChunkName: "supply_demand" */ '../routes/LostDemandRoute').then((m) => m.LostDemandRoute);
const contactUs = () =>
  import(/* webpackChunkName: "contactUs" */ '../routes/ContactUsRoute').then((m) => m.ContactUsRoute);
const privacy = () => import(/* webpackChunkName: "contactUs" */ '../routes/PrivacyRoute').then((m) => m.PrivacyRoute);
const notFound = () =>
  import(/* webpackChunkName: "contactUs" */ '../routes/NotFoundRoute').then((m) => m.NotFoundRoute);
const login = () => import(/* webpackChunkName: "login" */ '../routes/LoginRoute').then((m) => m.LoginRoute);
const register = () => import(/* webpackChunkName: "login" */ '../routes/RegisterRoute').then((m) => m.RegisterRoute);

/** The list, the category lists and the details of a section. `detail` without an id is not a category. */
const sectionScreens = (
  at: { root: string; category: string; detail: string },
  list: Load,
  detail: Load,
  lost?: Load,
) => [
  screen(at.root, list),
  screen(at.category, list),
  screen(at.detail, detail),
  lostScreen(`${at.root}/detail`, lost),
];

/** A screen that all sections of articles share, for one of them: the same on each of its routes, so that it stays. */
function articleScreen(name: ArticleSectionName, load: () => Promise<ComponentType<ArticleScreenProps>>): Load {
  let screen: ComponentType | undefined;
  return async () => {
    const [Screen, reads] = await Promise.all([load(), articleSections[name].load()]);
    screen ??= () => <Screen name={name} reads={reads} />;
    return screen;
  };
}

const articleScreens = (name: ArticleSectionName) =>
  sectionScreens(addresses[name], articleScreen(name, articleList), articleScreen(name, articleDetail));

const { financial, specialist, supplyDemand } = addresses;

/** Routes inside the frame: docs/behaviour/pages.md. More exact paths win over `:category`. */
const shellScreens: RouteObject[] = [
  { index: true, ...leadsTo(paths.home) },
  screen(addresses.home, home),
  ...sectionScreens(addresses.policy, policyList, policyDetail),
  { path: financial.root, ...leadsTo(paths.financial.intro) },
  screen(financial.intro, financialIntro),
  screen(financial.category, financialList),
  screen(financial.detail, financialDetail),
  lostScreen(`${financial.root}/detail`),
  ...sectionScreens(specialist, specialistList, specialistDetail),
  screen(specialist.all, allSpecialists),
  screen(specialist.allOfCategory, allSpecialists),
  screen(addresses.recruit.detail, recruitDetail),
  ...sectionScreens(addresses.project, projectList, projectDetail),
  ...articleSectionNames.flatMap(articleScreens),
  ...sectionScreens(addresses.shoppingMall, mallList, mallDetail),
  { path: supplyDemand.root, ...leadsTo(paths.supplyDemand.supply.root) },
  ...sectionScreens(supplyDemand.supply, supplyDemandList, supplyDemandDetail),
  ...sectionScreens(supplyDemand.demand, supplyDemandList, supplyDemandDetail, lostDemand),
  // Without a demand half every address under it leads to supply, those that match nothing too.
  lostScreen(`${supplyDemand.demand.root}/*`, lostDemand),
  screen(addresses.contactUs, contactUs),
  screen(addresses.privacy, privacy),
  screen(addresses.accountLogin, login),
  screen(addresses.accountRegister, register),
  lostScreen('*'),
];

/** The route table; made by a function so that each page, request or test has its own. */
export function makeRoutes(): RouteObject[] {
  return [
    {
      element: <App />,
      // The first screen's script is on its way.
      hydrateFallbackElement: <PageSpinner />,
      errorElement: <CrashScreen />,
      children: [
        {
          errorElement: <RouteErrorBoundary />,
          children: [screen(addresses.login, login), screen(addresses.register, register)],
        },
        { element: <Layout />, children: [{ errorElement: <RouteErrorBoundary />, children: shellScreens }] },
      ],
    },
  ];
}
