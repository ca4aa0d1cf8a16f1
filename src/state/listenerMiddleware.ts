import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit';
import type { ThunkExtra } from './thunkExtra';
import type { AppDispatch } from './hooks';

export type StartListening = TypedStartListening<unknown, AppDispatch, ThunkExtra>;

/** One listener middleware a store; the concerns are wired in `app/listeners.ts`. */
export function createAppListenerMiddleware(extra: ThunkExtra) {
  return createListenerMiddleware<unknown, AppDispatch, ThunkExtra>({ extra });
}
