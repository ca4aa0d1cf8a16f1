import { StrictMode, type ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server.node';
import { Provider } from 'react-redux';
import { createMemoryHistory } from '@remix-run/router';
import { createPath, type RouteMatch } from 'react-router-dom';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { isApiError } from '../api/client';
import { portalApi } from '../api/portalApi';
import { createRunQuery, type RunQuery, query } from '../api/query';
import { RichTextContext } from '../components/markup/RichTextContext';
import { type Rendering, RenderingContext } from '../components/hydration';
import { addresses } from '../contract/addresses';
import type { RenderedPage, RenderPage, RenderRequest } from '../contract/renderer';
import { zhHead } from '../i18n/zhHead';
import { settings } from '../lib/settings';
import { loadDictionary } from '../lib/splitWords';
import { createPageRouter, type PageRouter, chunkOf, runLoaders } from '../app/pageRouter';
import { PageRoutes } from '../app/PageRoutes';
import { makeRoutes } from '../app/routes';
import { outdatedText, PageNotice } from '../app/PageNotice';
import { type AppStore, makeStore } from '../app/store';
import { type BrowserPort, createSecretVault } from '../state/thunkExtra';
import { pageHead, headsByAddress } from './pageHead';
import type { DehydratedState } from '../app/dehydratedState';
import type { RootState } from '../state/hooks';
import { createServerRichTexts } from './serverRichTexts';
import { relationsApi } from '../areas/relations/relationsApi';
import type { Extra } from '../contract/extras';
import { neighboursQuery } from '../routes/section/DetailFooter';
import type { DetailPlace } from '../routes/section/sectionQueries';

const { getRelations, getNeighbours } = relationsApi.endpoints;

/**
 * Loads related content and neighbours for a detail page. In the browser its views do so, since they know the list that
 * the visitor came from.
 */
async function loadRelatedContent(
  matches: readonly Pick<RouteMatch, 'params' | 'route'>[],
  extras: readonly Extra[],
  read: RunQuery,
): Promise<void> {
  const { route, params = {} } = matches[matches.length - 1] ?? {};
  const { screen } = headsByAddress[route?.path ?? ''] ?? {};
  const { fdId } = params;
  if (!screen || fdId === undefined || !extras.includes('relations')) return;
  const { section, list, listOf } = screen.given as DetailPlace<unknown>;
  const related = read(query(getRelations, { area: section.area, fdId }));
  const at = { params, search: new URLSearchParams(), extras };
  const entity = listOf && (await read(screen.queries!(at, undefined).detail));
  const full = { area: section.area, root: section.root, ...list, ...(entity ? listOf?.(entity) : {}) };
  // Visitors without history came from the unfiltered list.
  await Promise.all([related, read(query(getNeighbours, neighboursQuery(full, fdId, full.root)))]);
}

/** Sequences that end a script element, or a line in old parsers. */
const unsafe = /[<\u2028\u2029]/g;

interface Dehydrated extends Pick<DehydratedState, 'address' | 'at' | 'richTexts'> {
  state: RootState;
}

/**
 * A page's dehydrated state: its query results. Failures are included: the browser shows them as rendered, and retries.
 */
function serializeState({ address, at, state, richTexts }: Dehydrated): string {
  const { queries, provided } = state.portalApi;
  // Ids of requests are random, so that no compression shortens them; nothing waits for these any more.
  const ended = Object.entries(queries).flatMap(([key, query]) =>
    query && query.status !== QueryStatus.pending ? [[key, { ...query, requestId: 'server' }]] : [],
  );
  const dehydrated: DehydratedState = {
    address,
    at,
    richTexts,
    state: { queries: Object.fromEntries(ended), provided },
  };
  return JSON.stringify(dehydrated).replace(unsafe, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const nothing = { getItem: () => null, setItem: () => false, removeItem: () => undefined, keys: () => [] };

/** The browser port for server rendering: stores nothing and does not navigate. */
const noopBrowser = (path: string): BrowserPort => ({
  storage: nothing,
  tabStorage: nothing,
  currentPath: () => path,
  pendingPath: () => path,
  isLeaving: () => false,
  navigate: () => undefined,
  leave: () => undefined,
  reload: () => undefined,
});

/** Placeholder base for URLs: the page's own host is unknown here. */
const origin = 'http://portal.invalid';

const routes = makeRoutes();

/**
 * Waits for the queries within the time budget. Late ones stay pending until the page is rendered, with their loading
 * state, as the browser will hydrate it; `isWhole`: none was late.
 */
async function queryWithin(budgetMs: number, store: AppStore, start: (read: RunQuery) => Promise<unknown>) {
  let isOver = false;
  /** Aborts late queries, and the store's timers, which would keep its data for minutes. */
  const stop = () => {
    isOver = true;
    const running = store.dispatch(portalApi.util.getRunningQueriesThunk());
    for (const query of running) query?.abort();
    void Promise.allSettled(running).then(() => store.dispatch(portalApi.util.resetApiState()));
  };
  const read = createRunQuery(store.dispatch);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), budgetMs);
  });
  try {
    // A dependent query does not start after the budget.
    const reads = start(async (query) => (isOver ? undefined : read(query)));
    const isWhole = await Promise.race([reads.then(() => true), late]);
    isOver = true;
    return { isWhole, stop };
  } catch (error) {
    stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a query failed temporarily; a backend without such a call uses other statuses. */
const lacksAnswer = (store: AppStore): boolean =>
  Object.values(store.getState().portalApi.queries).some((query) => {
    if (!isApiError(query?.error)) return false;
    const { kind, code } = query.error;
    return kind === 'network' || kind === 'timeout' || (kind === 'http' && code >= 500);
  });

const redirect = (location: string): RenderedPage => ({
  status: 302,
  location,
  title: '',
  html: '',
  preloads: '',
  styles: '',
  state: '',
  chunk: undefined,
  isWhole: true,
});

/** Link elements that React renders before the markup; they belong into the head. */
const hoisted = /^(?:<link [^>]*>)+/;

/** What `renderToString` leaves in place of a part that threw; its error it ignores. */
const failedPart = '<!--$!-->';

/** The error of a part that throws. */
const errorOf = (page: ReactNode) =>
  new Promise<unknown>((resolve) => {
    const onAllReady = () => resolve(new Error('a part of the page was not rendered'));
    renderToPipeableStream(page, { onError: resolve, onAllReady });
  });

/**
 * Renders a page with the portal's own screens, for an anonymous visitor.
 *
 * @throws errors of a screen
 */
export const renderPage: RenderPage = async (request: RenderRequest) => {
  settings.imageHosts = request.imageHosts;
  // Not resolved against the base: two leading slashes would be another host.
  const { pathname, search } = new URL(origin + request.url);
  const router = createPageRouter(createMemoryHistory({ initialEntries: [{ pathname, search }] }), routes);
  const { location, matches } = router.state;
  if (location.pathname !== pathname) return redirect(createPath(location));
  await Promise.all([router.ready, loadDictionary()]);
  const store = makeStore({
    extra: { secrets: createSecretVault(), browser: noopBrowser(request.url), fetch: request.fetch },
    preloadedState: { display: request.display, extras: request.extras },
  });
  const { isWhole, stop } = await queryWithin(request.budgetMs, store, (read) =>
    Promise.all([
      runLoaders(matches, location.search, read, request.extras),
      loadRelatedContent(matches, request.extras, read),
    ]),
  );
  try {
    return await renderWithin(request, router, store, isWhole);
  } finally {
    stop();
  }
};

async function renderWithin(
  request: RenderRequest,
  router: PageRouter,
  store: AppStore,
  isWhole: boolean,
): Promise<RenderedPage> {
  const head = await pageHead({
    path: request.url,
    state: store.getState(),
    origin: request.origin,
    now: new Date(request.now),
  });
  const page = { status: 200, location: undefined as string | undefined, title: '' };
  const rendering: Rendering = {
    at: request.now,
    sizesPictures: request.extras.includes('pictures'),
    server: {
      titled: (title) => {
        page.title = title;
      },
      failed: (status) => {
        page.status = Math.max(page.status, status);
      },
      redirected: (to) => {
        page.location ??= to;
      },
    },
  };
  const richTexts = createServerRichTexts({ origin: request.origin || origin });
  const tree = (
    <StrictMode>
      <RenderingContext value={rendering}>
        <RichTextContext value={richTexts}>
          <Provider store={store}>
            <PageRoutes router={router} />
          </Provider>
        </RichTextContext>
      </RenderingContext>
    </StrictMode>
  );
  const rendered = renderToString(tree);
  if (rendered.includes(failedPart)) throw await errorOf(tree);
  if (page.location !== undefined) return redirect(page.location);
  const hoistedLinks = hoisted.exec(rendered)?.[0] ?? '';
  const preloads = (hoistedLinks.match(/<link [^>]*>/g) ?? [])
    .filter((link) => link.includes('fetchPriority="high"'))
    .join('');
  return {
    ...page,
    html: rendered.slice(hoistedLinks.length),
    preloads,
    styles: richTexts.styleSheet(),
    state: serializeState({
      // As the browser has it: without an empty query's question mark.
      address: createPath(router.state.location),
      at: request.now,
      state: store.getState(),
      richTexts: richTexts.facts(),
    }),
    chunk: chunkOf(router.state.matches),
    head: page.status === 200 ? head : { ...head, robots: 'noindex', jsonLd: [] },
    isWhole: isWhole && !lacksAnswer(store),
    scriptNeeded: router.state.location.pathname === addresses.saved ? zhHead.savedNeedsScript : zhHead.scriptNeeded,
    outdatedNotice: {
      place: renderToStaticMarkup(<PageNotice />),
      notice: renderToStaticMarkup(<PageNotice>{outdatedText(request.now)}</PageNotice>),
    },
  };
}
