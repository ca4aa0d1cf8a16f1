import type { ComponentType } from 'react';
import { useLoaderData, type RouteObject } from 'react-router-dom';

type Load = () => Promise<ComponentType>;

/** A screen whose script failed to load: the route's loader tries again each time. */
function RetriedScreen() {
  const { Screen } = useLoaderData<{ Screen: ComponentType }>();
  return <Screen />;
}

/** Says the failure once, then asks for the script again whenever the route is shown. */
function retryingLoader(load: Load, failure: unknown): () => Promise<{ Screen: ComponentType }> {
  let said = false;
  return async () => {
    if (said) return { Screen: await load() };
    said = true;
    throw failure;
  };
}

/**
 * Loads a screen's script when its route is first shown. The router asks a route's `lazy` once and keeps a failure for
 * good; a loader it asks again, so that 重试 brings a script that did not arrive the first time.
 */
export const lazyScreen =
  (load: Load): NonNullable<RouteObject['lazy']> =>
  async () => {
    try {
      return { Component: await load() };
    } catch (failure) {
      return { Component: RetriedScreen, loader: retryingLoader(load, failure) };
    }
  };
