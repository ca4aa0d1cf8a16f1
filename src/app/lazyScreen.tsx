import type { ComponentType } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';

type Load = () => Promise<ComponentType>;

/** A screen whose script failed to load: the route's loader tries again each time. */
export function RetriedScreen() {
  const { Screen } = useLoaderData<{ Screen: ComponentType }>();
  return <Screen />;
}

/**
 * Loads a screen's script when its route is first shown, and starts its reads at the same moment. The router asks a
 * route's `lazy` once and keeps a failure for good; a loader it asks again, so that 重试 brings a script that did not
 * arrive the first time.
 */
export function lazyScreen(
  load: Load,
  read: (args: LoaderFunctionArgs) => void,
): { loader: (args: LoaderFunctionArgs) => Promise<unknown>; lazy: () => Promise<{ Component: ComponentType }> } {
  let first: Promise<ComponentType> | undefined;
  let hasFailed = false;
  return {
    // Nothing waits for the reads: the screen shows what is there, and how the rest is getting on.
    loader: async (args) => {
      read(args);
      if (hasFailed) return { Screen: await load() };
      await (first ??= load());
      return null;
    },
    lazy: async () => {
      try {
        return { Component: await (first ??= load()) };
      } catch {
        hasFailed = true;
        return { Component: RetriedScreen };
      }
    },
  };
}
