import type { ComponentType, ReactNode } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { Screen } from '../routes/screen';
import { selectExtras } from '../state/extrasSlice';
import { useAppSelector } from '../state/hooks';
import { PageFailure } from './PageFailure';
import type { HasArrived } from './screenHandle';

/** A screen whose script is loaded when it is first needed. */
export interface LazyScreen {
  /** Starts it, or joins; a script that did not arrive is asked for again. Nothing is returned once it is there. */
  load(): Promise<HasArrived> | undefined;
  /** The screen, or that its script did not arrive. */
  draw(): ReactNode;
}

interface Loaded {
  View: ComponentType<object>;
  api: unknown;
}

export function lazyScreen(screen: Screen): LazyScreen {
  let script: Loaded | undefined;
  let failure: unknown;
  let loading: Promise<HasArrived> | undefined;
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
    draw: () => (script ? <AskingScreen screen={screen} {...script} /> : <PageFailure error={failure} />),
  };
}

/** Tells the screen what to read at its address. It stays from one address of its own to another. */
function AskingScreen({ screen: { path, queries, given }, View, api }: Loaded & { screen: Screen }) {
  const at = { params: useParams(), search: useSearchParams()[0], extras: useAppSelector(selectExtras) };
  return <View key={String(path)} {...given} queries={queries?.(at, api)} api={api} />;
}

/** Draws it; the router has waited for its script. */
export function LoadedScreen({ screen }: { screen: LazyScreen }) {
  // What did not arrive for this address may be there for the next one, or when this one is opened again.
  useLocation();
  return screen.draw();
}
