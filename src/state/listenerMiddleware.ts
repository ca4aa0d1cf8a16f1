import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit';
import type { ThunkExtra } from './thunkExtra';
import type { AppDispatch } from './hooks';
import type { RootState } from './rootState';

export type StartListening = TypedStartListening<RootState, AppDispatch, ThunkExtra>;

/** One listener middleware a store; the concerns are wired in `app/listeners.ts`. */
export function createAppListenerMiddleware(extra: ThunkExtra) {
  return createListenerMiddleware<RootState, AppDispatch, ThunkExtra>({ extra });
}
