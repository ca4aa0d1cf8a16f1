import { isAction, type Middleware, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';
import { portalApi } from '../../api/portalApi';
import { createDevtoolsMirror, type DevtoolsMirror, type DevtoolsMirrorOptions } from './devtoolsMirror';
import type { Sanitizer } from './sanitize';

export interface ReplayGate {
  /**
   * First middleware: during replay nothing that the screen dispatches reaches a listener, a thunk or the data layer.
   */
  middleware: Middleware;
  /** Outermost enhancer: records actions as they reach the reducers, and substitutes the replayed state. */
  enhancer: StoreEnhancer;
  /** Whether a replayed state is shown. */
  isStill(): boolean;
  /** Set once the store exists. */
  mirror(): DevtoolsMirror<object>;
}

export interface ReplayGateOptions {
  sanitizer: Sanitizer;
  engine?: StoreEnhancer;
  /**
   * A replayed state, or the live one again, is to be rendered. `onShown` reports that its screen is rendered; until
   * then the session stays paused, since rendering is not a user action.
   */
  onShown(state: object, isServerRendered: () => void): void;
}

/** Hooks manage their subscriptions through these; they change no state. */
const subscriptions = `${portalApi.reducerPath}/subscriptions/`;

/** RTK Query's internal state of one page: no screen depends on it, and another page's would interfere. */
const bookKeeping = [
  `${portalApi.reducerPath}/config/middlewareRegistered`,
  `${portalApi.reducerPath}/internalSubscriptions/`,
];
const isWrittenDown = (type: string) => !bookKeeping.some((prefix) => type.startsWith(prefix));

interface Answer {
  requestId?: unknown;
  requestStatus?: unknown;
  /** A call skipped because its response is cached. */
  condition?: boolean;
}

/**
 * Pauses the page's store while a tester looks at another state: the screen reads that state, the page's own stays
 * untouched, and responses to pending calls are delivered once the session resumes.
 */
export function createReplayGate({ sanitizer, engine, onShown }: ReplayGateOptions): ReplayGate {
  let shown: object | null = null;
  let isWaking = false;
  const isStill = () => shown !== null || isWaking;
  let mirror: DevtoolsMirror<object>;
  let goOn: () => void = () => undefined;
  const viewers = new Set<() => void>();
  const show = (state: object | null) => {
    shown = state;
    isWaking = state === null;
    for (const viewer of [...viewers]) viewer();
  };

  const middleware: Middleware = ({ dispatch, getState }) => {
    const underWay = new Set<unknown>();
    let held: UnknownAction[] = [];
    goOn = () => {
      show(null);
      onShown(getState() as object, () => {
        if (!isWaking) return;
        isWaking = false;
        const answers = held;
        held = [];
        for (const answer of answers) dispatch(answer);
      });
    };
    return (next) => (action) => {
      if (!isAction(action)) return next(action);
      const { requestId, requestStatus, condition } = ((action as UnknownAction).meta ?? {}) as Answer;
      if (!isStill()) {
        if (requestStatus === 'pending') underWay.add(requestId);
        else underWay.delete(requestId);
        return next(action);
      }
      // A screen of the live session subscribes to its cached queries again; that reaches no reducer.
      if (action.type.startsWith(subscriptions) || (isWaking && condition)) return next(action);
      if (requestStatus !== 'pending' && underWay.has(requestId)) held.push(action);
      return action;
    };
  };

  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const inner = createStore(reducer, preloadedState);
    mirror = createDevtoolsMirror<object>({
      reducer: reducer as unknown as DevtoolsMirrorOptions<object>['reducer'],
      initialState: sanitizer.state(inner.getState()),
      engine,
      onJump: (state) => {
        show(state);
        onShown(state, () => undefined);
      },
      onLive: () => goOn(),
    });
    return {
      ...inner,
      getState: () => (shown ?? inner.getState()) as ReturnType<typeof inner.getState>,
      dispatch: (action) => {
        if (isStill()) return action;
        if (isWrittenDown(action.type)) mirror.record(sanitizer.action(action));
        return inner.dispatch(action);
      },
      subscribe: (listener) => {
        viewers.add(listener);
        const leave = inner.subscribe(listener);
        return () => {
          viewers.delete(listener);
          leave();
        };
      },
    };
  };

  return { middleware, enhancer, isStill, mirror: () => mirror };
}
