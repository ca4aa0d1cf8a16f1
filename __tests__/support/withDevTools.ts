import { instrument, type InstrumentExt } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../../src/state/rootState';

type DevTools = InstrumentExt<RootState, UnknownAction, unknown>['liftedStore'];

/** The DevTools core stands in for the extension: tests dispatch the commands of its buttons. */
export function withDevTools(): () => DevTools {
  let lifted: DevTools;
  window.__REDUX_DEVTOOLS_EXTENSION__ = () =>
    ((next) => (reducer, initialState) => {
      const store = (instrument() as StoreEnhancer<{ liftedStore: DevTools }>)(next)(reducer, initialState);
      lifted = store.liftedStore;
      return store;
    }) as StoreEnhancer;
  return () => lifted;
}
