import {
  isAction,
  type Middleware,
  type StoreEnhancer,
  type UnknownAction,
  legacy_createStore as createStore,
  type Reducer,
} from '@reduxjs/toolkit';
import { ActionTypes, instrument, type InstrumentExt, type LiftedState } from '@redux-devtools/instrument';
import { portalApi } from '../../api/portalApi';
import type { Sanitizer } from './sanitize';

/** The session as DevTools have it: initial state, actions, and the current index. */
export type Log<State> = LiftedState<State, UnknownAction, unknown>;

interface DevtoolsMirrorOptions<State> {
  reducer: Reducer<State>;
  /** Already sanitized. */
  initialState: State;
  /** The extension's store enhancer, if present, else its core. */
  engine?: StoreEnhancer;
  /** DevTools jumped in, imported or changed the log: this state is to be rendered without side effects. */
  onJump(state: State): void;
  /** The log is back at the live session. */
  onLive(): void;
}

/**
 * A second store with the same reducers, to which DevTools are attached. It receives every action after sanitizing, so
 * that nothing DevTools show, export or keep holds a secret; and DevTools commands only change what the page renders,
 * never the page's own state.
 */
function createDevtoolsMirror<State>(options: DevtoolsMirrorOptions<State>) {
  const { reducer, initialState, engine = instrument(), onJump, onLive } = options;
  const mirror = createStore(reducer as Reducer, initialState as object, engine);
  const { liftedStore } = mirror as unknown as InstrumentExt<State, UnknownAction, unknown>;
  const isAtEnd = ({ currentStateIndex, stagedActionIds }: Log<State>) =>
    currentStateIndex === stagedActionIds.length - 1;
  const now = () => ({ state: mirror.getState() as State, log: liftedStore.getState() });
  let live = now();
  /** The log's index while it is not at its end; a step without changes counts too. */
  let away: { state: State; index: number } | null = null;
  let isRecording = false;

  mirror.subscribe(() => {
    if (isRecording) return;
    const { state, log } = now();
    if (state === live.state && isAtEnd(log)) {
      live = { state, log };
      if (away === null) return;
      away = null;
      onLive();
    } else if (state !== away?.state || log.currentStateIndex !== away.index) {
      away = { state, index: log.currentStateIndex };
      onJump(state);
    }
  });

  return {
    /** Appends one sanitized action. */
    record(action: UnknownAction) {
      isRecording = true;
      try {
        mirror.dispatch(action);
      } finally {
        isRecording = false;
      }
      live = now();
    },
    log: () => liftedStore.getState(),
    subscribe: (listener: () => void) => mirror.subscribe(listener),
    /** Shows the state after the n-th action; 0 is the initial state. */
    jump: (index: number) => void liftedStore.dispatch({ type: ActionTypes.JUMP_TO_STATE, index }),
    /** Replaces the log with an imported session and shows its end. */
    load: (preloadedState: State, actions: readonly UnknownAction[]) =>
      void liftedStore.dispatch({ type: ActionTypes.IMPORT_STATE, nextLiftedState: actions, preloadedState }),
    /** Back to the live session and its end. */
    resume: () =>
      void liftedStore.dispatch({ type: ActionTypes.IMPORT_STATE, nextLiftedState: live.log, noRecompute: true }),
  };
}

export type DevtoolsMirror = ReturnType<typeof createDevtoolsMirror<object>>;

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
export function createReplayGate({ sanitizer, engine, onShown }: ReplayGateOptions) {
  let shown: object | null = null;
  let isWaking = false;
  const isStill = () => shown !== null || isWaking;
  let mirror: DevtoolsMirror;
  let goOn: () => void = () => undefined;
  const viewers = new Set<() => void>();
  const show = (state: object | null) => {
    shown = state;
    isWaking = state === null;
    for (const viewer of [...viewers]) viewer();
  };

  /** Goes first: during replay nothing that the screen dispatches reaches a listener, a thunk or the data layer. */
  const middleware: Middleware = ({ dispatch, getState }) => {
    const underWay = new Set<unknown>();
    let queue: UnknownAction[] = [];
    goOn = () => {
      show(null);
      onShown(getState() as object, () => {
        if (!isWaking) return;
        isWaking = false;
        const answers = queue;
        queue = [];
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
      if (requestStatus !== 'pending' && underWay.has(requestId)) queue.push(action);
      return action;
    };
  };

  /** Goes outermost: records actions as they reach the reducers, and substitutes the replayed state. */
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

  return {
    middleware,
    enhancer,
    /** Whether a replayed state is shown. */
    isStill,
    /** Set once the store exists. */
    mirror: () => mirror,
  };
}

export type ReplayGate = ReturnType<typeof createReplayGate>;
