import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageFailure } from './PageFailure';
import type { HasArrived } from './screenHandle';

/** A screen whose script is loaded when it is first needed. */
export interface LazyScreen {
  /** Starts it, or joins; a script that did not arrive is asked for again. Nothing is returned once it is there. */
  load(): Promise<HasArrived> | undefined;
  /** The screen, or that its script did not arrive. */
  draw(): ReactNode;
}

export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let Screen: ComponentType | undefined;
  let failure: unknown;
  let loading: Promise<HasArrived> | undefined;
  return {
    load() {
      if (Screen) return undefined;
      loading ??= load().then(
        (loaded) => {
          Screen = loaded;
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
    draw: () => (Screen ? <Screen /> : <PageFailure error={failure} />),
  };
}

/** Draws it; the router has waited for its script. */
export function LoadedScreen({ screen }: { screen: LazyScreen }) {
  // What did not arrive for this address may be there for the next one, or when this one is opened again.
  useLocation();
  return screen.draw();
}
