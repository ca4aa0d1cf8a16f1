import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { portalApi } from '../../src/api/portalApi';
import type { makeTestStore } from './testStore';

interface Read {
  data?: unknown;
  error?: unknown;
}

type Initiating = Record<
  string,
  { initiate(arg: unknown): ThunkAction<Promise<Read>, object, unknown, UnknownAction> }
>;

/** Runs a query by its endpoint's name, as a screen's hook would. */
export function readEndpoint(
  { store }: Pick<ReturnType<typeof makeTestStore>, 'store'>,
  endpoint: string,
  arg: unknown,
) {
  const { initiate } = (portalApi.endpoints as unknown as Initiating)[endpoint];
  return (store.dispatch as ThunkDispatch<object, unknown, UnknownAction>)(initiate(arg));
}
