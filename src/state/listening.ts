import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit';
import type { ThunkExtra } from './extra';
import type { AppDispatch } from './hooks';

export type StartListening = TypedStartListening<unknown, AppDispatch, ThunkExtra>;

/** One listener middleware a store; the concerns are wired in `shell/listeners.ts`. */
export function createAppListening(extra: ThunkExtra) {
  return createListenerMiddleware<unknown, AppDispatch, ThunkExtra>({ extra });
}
