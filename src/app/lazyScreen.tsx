import type { ComponentType, ReactNode } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { Screen } from '../routes/screen';
import { selectExtras } from '../state/extrasSlice';
import { useAppSelector } from '../state/hooks';
import { PageFailure } from './PageFailure';
import type { HasLoaded } from './screenHandle';

/** A screen whose chunk loads on demand. */
export interface LazyScreen {
  /** Starts or joins loading; a failed chunk is requested again. Returns nothing once it is loaded. */
  load(): Promise<HasLoaded> | undefined;
  /** The loaded screen, or that its chunk failed to load. */
  render(): ReactNode;
}

interface Loaded {
  View: ComponentType<object>;
  api: unknown;
}

export function lazyScreen(screen: Screen): LazyScreen {
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
export function LoadedScreen({ screen }: { screen: LazyScreen }) {
  // A chunk that failed for this address may load for the next one, or when this one is visited again.
  useLocation();
  return screen.render();
}
