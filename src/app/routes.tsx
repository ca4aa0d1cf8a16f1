import type { ComponentType } from 'react';
import { redirect, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths';
import { App } from './App';
import { lazyScreen } from './lazyScreen';
import { notFoundHandle } from './navigationItems';
import { PageSpinner } from './PageSpinner';
import { RouteErrorBoundary } from './RouteErrorBoundary';
import { Layout } from './Layout';
import { CrashScreen } from './CrashScreen';

/** One lazily loaded screen; the chunk is named after its section. */
const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
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
const lostScreen = (path: string, load: () => Promise<ComponentType> = notFound): RouteObject => ({
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
const specialList = () =>
  import(/* webpackChunkName: "special" */ '../routes/SpecialListRoute').then((m) => m.SpecialListRoute);
const specialDetail = () =>
  import(/* webpackChunkName: "special" */ '../routes/SpecialDetailRoute').then((m) => m.SpecialDetailRoute);
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

/** Routes inside the frame: docs/behaviour/pages.md. More exact paths win over `:category`. */
const shellScreens: RouteObject[] = [
  { index: true, ...leadsTo(paths.home) },
  screen('/index', home),
  screen('/policy', policyList),
  screen('/policy/:category', policyList),
  screen('/policy/detail/:fdId', policyDetail),
  { path: '/financial', ...leadsTo(paths.financial.intro) },
  screen('/financial/default', financialIntro),
  screen('/financial/:category', financialList),
  screen('/financial/detail/:fdId', financialDetail),
  screen('/specialist', specialistList),
  screen('/specialist/:category', specialistList),
  screen('/specialist/detailAll', allSpecialists),
  screen('/specialist/detailAll/:category', allSpecialists),
  screen('/specialist/detail/:fdId', specialistDetail),
  screen('/recruit/detail/:fdId', recruitDetail),
  screen('/project', projectList),
  screen('/project/:category', projectList),
  screen('/project/detail/:fdId', projectDetail),
  screen('/special', specialList),
  screen('/special/:category', specialList),
  screen('/special/detail/:fdId', specialDetail),
  screen('/shopping_mall', mallList),
  screen('/shopping_mall/:category', mallList),
  screen('/shopping_mall/detail/:fdId', mallDetail),
  { path: '/supply_demand', ...leadsTo(paths.supplyDemand.supply.root) },
  ...['supply', 'demand'].flatMap((side) => [
    screen(`/supply_demand/${side}`, supplyDemandList),
    screen(`/supply_demand/${side}/:category`, supplyDemandList),
    screen(`/supply_demand/${side}/detail/:fdId`, supplyDemandDetail),
  ]),
  // Without a demand half every address under it leads to supply, those that match nothing too.
  ...['detail', '*'].map((rest) => lostScreen(`/supply_demand/demand/${rest}`, lostDemand)),
  screen('/contactUs', contactUs),
  screen('/privacy', privacy),
  screen('/account/login', login),
  screen('/account/register', register),
  // `detail` without an id is not a category.
  ...['policy', 'financial', 'specialist', 'project', 'special', 'shopping_mall', 'supply_demand/supply'].map(
    (section) => lostScreen(`/${section}/detail`),
  ),
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
          children: [screen('/homeLogin', login), screen('/homeRegister', register)],
        },
        { element: <Layout />, children: [{ errorElement: <RouteErrorBoundary />, children: shellScreens }] },
      ],
    },
  ];
}
