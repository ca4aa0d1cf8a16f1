import {
  legacy_createStore as createStore,
  type Reducer,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { ActionTypes, instrument, type InstrumentExt, type LiftedState } from '@redux-devtools/instrument';

/** The session as DevTools have it: initial state, actions, and the current index. */
export type Log<State> = LiftedState<State, UnknownAction, unknown>;

export interface DevtoolsMirrorOptions<State> {
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

export interface DevtoolsMirror<State> {
  /** Appends one sanitized action. */
  record(action: UnknownAction): void;
  log(): Log<State>;
  subscribe(listener: () => void): () => void;
  /** Shows the state after the n-th action; 0 is the initial state. */
  jump(index: number): void;
  /** Replaces the log with an imported session and shows its end. */
  load(initialState: State, actions: readonly UnknownAction[]): void;
  /** Back to the live session and its end. */
  resume(): void;
}

/**
 * A second store with the same reducers, to which DevTools are attached. It receives every action after sanitizing, so
 * that nothing DevTools show, export or keep holds a secret; and DevTools commands only change what the page renders,
 * never the page's own state.
 */
export function createDevtoolsMirror<State>(options: DevtoolsMirrorOptions<State>): DevtoolsMirror<State> {
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
    record(action) {
      isRecording = true;
      try {
        mirror.dispatch(action);
      } finally {
        isRecording = false;
      }
      live = now();
    },
    log: () => liftedStore.getState(),
    subscribe: (listener) => mirror.subscribe(listener),
    jump: (index) => liftedStore.dispatch({ type: ActionTypes.JUMP_TO_STATE, index }),
    load: (preloadedState, actions) =>
      liftedStore.dispatch({ type: ActionTypes.IMPORT_STATE, nextLiftedState: actions, preloadedState }),
    resume: () =>
      liftedStore.dispatch({ type: ActionTypes.IMPORT_STATE, nextLiftedState: live.log, noRecompute: true }),
  };
}
