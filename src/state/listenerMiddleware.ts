import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit';
import type { ThunkExtra } from './thunkExtra';
import type { AppDispatch } from './hooks';
import type { RootState } from './rootState';

export type StartListening = TypedStartListening<RootState, AppDispatch, ThunkExtra>;

/** One listener middleware per store; `app/listeners.ts` registers the listeners. */
export function createAppListenerMiddleware(extra: ThunkExtra) {
  return createListenerMiddleware<RootState, AppDispatch, ThunkExtra>({ extra });
}
