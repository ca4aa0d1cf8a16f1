import { Outlet, type RouteObject, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { addresses } from '../contract/addresses';
import { paths } from '../lib/paths';
import { allSpecialists } from '../routes/allSpecialists/route';
import { compareSupplies } from '../routes/compareSupplies/route';
import { contactUs } from '../routes/contactUs/route';
import { articleDetails } from '../routes/detail/route';
import { financialDetail } from '../routes/financialDetail/route';
import { financialIntro } from '../routes/financialIntro/route';
import { financialList } from '../routes/financialList/route';
import { home } from '../routes/home/route';
import { articleLists } from '../routes/list/route';
import {
  unknownDemand,
  accessibility,
  displaySettings,
  login,
  myProfile,
  mySubmission,
  notFound,
  privacy,
  register,
  saved,
} from '../routes/plainScreens';
import { myLists } from '../routes/myList/route';
import { policyDetail } from '../routes/policyDetail/route';
import { policyList } from '../routes/policyList/route';
import { projectDetail } from '../routes/projectDetail/route';
import { projectList } from '../routes/projectList/route';
import { recruitDetail } from '../routes/recruitDetail/route';
import { search } from '../routes/search/route';
import { shoppingMallDetail } from '../routes/shoppingMallDetail/route';
import { shoppingMallList } from '../routes/shoppingMallList/route';
import { specialistDetail } from '../routes/specialistDetail/route';
import { specialistList } from '../routes/specialistList/route';
import { demandDetail, supplyDetail } from '../routes/supplyDemandDetail/route';
import { demandList, supplyList } from '../routes/supplyDemandList/route';
import { loaderOf, type Screen } from '../routes/screen';
import { App } from './App';
import { DisplayLinkContext } from '../components/contexts';
import { DisplayHost, DisplayLink } from './DisplayControl';
import { CrashScreen, PageFailure } from './PageFailure';
import { ErrorBoundary } from './ErrorBoundary';
import { footerQuery, Layout } from './Layout';
import type { ScreenHandle, HasLoaded } from './pageRouter';
import type { ComponentType, ReactNode } from 'react';
import { useAppSelector, selectExtras } from '../state/hooks';

/** A screen whose chunk loads on demand. */
interface LazyScreen {
  /** Starts or joins loading; a failed chunk is requested again. Returns nothing once it is loaded. */
  load(): Promise<HasLoaded> | undefined;
  /** The loaded screen, or that its chunk failed to load. */
  render(): ReactNode;
}

interface Loaded {
  View: ComponentType<object>;
  api: unknown;
}

function lazyScreen(screen: Screen): LazyScreen {
  let script: Loaded | undefined;
  let failure: unknown;
  let loading: Promise<HasLoaded> | undefined;
  return {
    load() {
      if (script) return undefined;
      loading ??= Promise.all([screen.load(), screen.api?.()]).then(
        ([View, api]) => {
          script = { View, api };
          return true;
        },
        (error: unknown) => {
          failure = error;
          loading = undefined;
          return false;
        },
      );
      return loading;
    },
    render: () => (script ? <ScreenWithQueries screen={screen} {...script} /> : <PageFailure error={failure} />),
  };
}

/** Gives the screen its queries for the address. It stays mounted between its own addresses. */
function ScreenWithQueries({ screen: { path, queries, given }, View, api }: Loaded & { screen: Screen }) {
  const at = { params: useParams(), search: useSearchParams()[0], extras: useAppSelector(selectExtras) };
  return <View key={String(path)} {...given} queries={queries?.(at, api)} api={api} />;
}

/** Renders it; the router has waited for its chunk. */
function LoadedScreen({ screen }: { screen: LazyScreen }) {
  // A chunk that failed for this address may load for the next one, or when this one is visited again.
  useLocation();
  return screen.render();
}

const displayLink = <DisplayLink />;

/** The content alone, without header and footer; it offers its own link to the display settings. */
function BareLayout() {
  return (
    <DisplayLinkContext value={displayLink}>
      <DisplayHost />
      <Outlet />
    </DisplayLinkContext>
  );
}

const redirectTo = (to: string) => ({ handle: { redirectTo: to } satisfies ScreenHandle });

/**
 * Every screen: docs/behaviour/pages.md. More specific paths win over `:category`; of two equally specific ones, the
 * first.
 */
const screens: readonly Screen[] = [
  home,
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
  compareSupplies,
  contactUs,
  privacy,
  accessibility,
  displaySettings,
  search,
  saved,
  ...myLists,
  mySubmission,
  myProfile,
  login,
  register,
  // Without the demand half every address under it redirects to supply, unknown ones included.
  unknownDemand,
  notFound,
];

/** Without the layout. */
const bare: readonly (string | undefined)[] = [addresses.login, addresses.register];

/** The route table; created per page, request or test. */
export function makeRoutes(): RouteObject[] {
  const routes = screens.flatMap((screen) => {
    const { chunk } = screen;
    const lazy = lazyScreen(screen);
    const handle: ScreenHandle = {
      chunk,
      loader: loaderOf(screen),
      // Unknown addresses belong to no item of the main navigation.
      isNotFound: screen === notFound || screen === unknownDemand,
      load: () => lazy.load(),
    };
    return [screen.path].flat().map((path): RouteObject => ({ path, handle, element: <LoadedScreen screen={lazy} /> }));
  });

  const caught = (
    <ErrorBoundary Failure={PageFailure}>
      <Outlet />
    </ErrorBoundary>
  );
  return [
    {
      element: (
        <ErrorBoundary Failure={CrashScreen}>
          <App />
        </ErrorBoundary>
      ),
      children: [
        {
          element: <BareLayout />,
          children: [
            {
              element: caught,
              children: routes.filter(({ path }) => bare.includes(path)),
            },
          ],
        },
        {
          element: <Layout />,
          handle: { loader: ({ read }) => read(footerQuery) } satisfies ScreenHandle,
          children: [
            {
              element: caught,
              children: [
                { index: true, ...redirectTo(paths.home) },
                { path: addresses.financial.root, ...redirectTo(paths.financial.intro) },
                { path: addresses.supplyDemand.root, ...redirectTo(paths.supplyDemand.supply.root) },
                ...routes.filter(({ path }) => !bare.includes(path)),
              ],
            },
          ],
        },
      ],
    },
  ];
}
