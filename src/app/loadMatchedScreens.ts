import { matchRoutes, type RouteObject } from 'react-router-dom';
import { RetriedScreen } from './lazyScreen';

/**
 * Loads the screens of the current address into their routes, so that the page can be hydrated in one go.
 *
 * @returns the data of their loaders, which the server's drawing stands for
 */
export async function loadMatchedScreens(routes: RouteObject[]): Promise<Record<string, null>> {
  const matched = (matchRoutes(routes, location) ?? []).map(({ route }) => route);
  await Promise.all(
    matched.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  // The loader of a screen that did not arrive is to try again.
  const arrived = matched.filter(({ Component }) => Component !== RetriedScreen);
  return Object.fromEntries(arrived.flatMap(({ id }) => (id === undefined ? [] : [[id, null]])));
}
