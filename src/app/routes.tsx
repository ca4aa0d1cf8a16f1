import { type RouteObject, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { addresses } from '../contract/addresses';
import { paths } from '../lib/paths';
import { sectionScreens } from '../routes/sectionScreens';
import { notFound, plainScreens, unknownDemand } from '../routes/plainScreens';
import { loaderOf, type Screen } from '../routes/screen';
import { App } from './App';
import { DisplayLinkContext } from '../components/hooks';
import { DisplayHost, DisplayLink } from './Header';
import { CrashScreen, PageFailure } from './PageFailure';
import { ErrorBoundary } from './ErrorBoundary';
import { footerQuery, Layout } from './Layout';
import type { ScreenHandle, HasLoaded } from './pageRouter';
import type { ComponentType, ReactNode } from 'react';
import { useAppSelector, selectExtras } from '../state/hooks';

interface Loaded {
  View: ComponentType<object>;
  api: unknown;
}

/** A screen whose chunk loads on demand. */
function lazyScreen(screen: Screen) {
  let script: Loaded | undefined;
  let failure: unknown;
  let loading: Promise<HasLoaded> | undefined;
  return {
    /** Starts or joins loading; a failed chunk is requested again. Returns nothing once it is loaded. */
    load(): Promise<HasLoaded> | undefined {
      if (script) return undefined;
      loading ??= Promise.all([screen.load(), screen.api?.()]).then(
        ([{ default: View }, api]) => {
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
    /** The loaded screen, or that its chunk failed to load. */
    render: () => (script ? <ScreenWithQueries screen={screen} {...script} /> : <PageFailure error={failure} />),
  };
}

/** Gives the screen its queries for the address. It stays mounted between its own addresses. */
function ScreenWithQueries({ screen: { path, queries, given }, View, api }: Loaded & { screen: Screen }) {
  const at = { params: useParams(), search: useSearchParams()[0], extras: useAppSelector(selectExtras) };
  return <View key={String(path)} {...given} queries={queries?.(at, api)} api={api} />;
}

/** Renders it; the router has waited for its chunk. */
function LoadedScreen({ screen }: { screen: ReturnType<typeof lazyScreen> }) {
  // A chunk that failed for this address may load for the next one, or when this one is visited again.
  useLocation();
  return screen.render();
}

const displayLink = <DisplayLink />;

/** The content alone, without header and footer; it offers its own link to the display settings. */
function BareLayout({ children }: { children: ReactNode }) {
  return (
    <DisplayLinkContext value={displayLink}>
      <DisplayHost />
      {children}
    </DisplayLinkContext>
  );
}

const framedBy = (Frame: typeof Layout) => (screen: ReactNode) => (
  <ErrorBoundary Failure={CrashScreen}>
    <App>
      <Frame>{screen}</Frame>
    </App>
  </ErrorBoundary>
);

const frame = framedBy(Layout);

const bareFrame = framedBy(BareLayout);

const redirectTo = (path: string, to: string): RouteObject => ({
  path,
  handle: { redirectTo: to } satisfies ScreenHandle,
});

/** Without the layout. */
const bare: readonly (string | undefined)[] = [addresses.login, addresses.register];

/**
 * The route table of every screen, created per page, request or test: docs/behaviour/pages.md. More specific paths win
 * over `:category`; of two equally specific ones, the first.
 */
export function makeRoutes(): RouteObject[] {
  const routes = [...sectionScreens, ...plainScreens].flatMap((screen) => {
    const { chunk } = screen;
    const lazy = lazyScreen(screen);
    const load = loaderOf(screen);
    const element = (
      <ErrorBoundary Failure={PageFailure}>
        <LoadedScreen screen={lazy} />
      </ErrorBoundary>
    );
    return [screen.path].flat().map((path): RouteObject => {
      const isBare = bare.includes(path);
      const handle: ScreenHandle = {
        chunk,
        loader: isBare ? load : (at) => Promise.all([at.read(footerQuery), load(at)]),
        // Unknown addresses belong to no item of the main navigation.
        isNotFound: screen === notFound || screen === unknownDemand,
        load: () => lazy.load(),
        frame: isBare ? bareFrame : frame,
      };
      return { path, handle, element };
    });
  });
  return [
    redirectTo('/', paths.home),
    redirectTo(addresses.financial.root, paths.financial.intro),
    redirectTo(addresses.supplyDemand.root, paths.supplyDemand.supply.root),
    ...routes,
  ];
}
