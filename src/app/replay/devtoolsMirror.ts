import {
  legacy_createStore as createStore,
  type Reducer,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { ActionTypes, instrument, type InstrumentExt, type LiftedState } from '@redux-devtools/instrument';

/** What DevTools knows of a session: where it began, its actions, and the one whose screen is shown. */
export type Log<State> = LiftedState<State, UnknownAction, unknown>;

export interface DevtoolsMirrorOptions<State> {
  reducer: Reducer<State>;
  /** Made safe already. */
  initialState: State;
  /** The extension's store enhancer, where the browser has it; its core stands in for it. */
  engine?: StoreEnhancer;
  /** The log was moved, loaded or changed: this state is to be shown, and nothing may come of it. */
  onJump(state: State): void;
  /** The log is back where the session goes on. */
  onLive(): void;
}

export interface DevtoolsMirror<State> {
  /** Writes one action of the session down. It has been made safe. */
  record(action: UnknownAction): void;
  log(): Log<State>;
  subscribe(listener: () => void): () => void;
  /** Shows the state after the n-th action; 0 is the beginning. */
  jump(index: number): void;
  /** Takes another session's log in place of this one's and shows its end. */
  load(initialState: State, actions: readonly UnknownAction[]): void;
  /** Back to this session's own log and its end. */
  resume(): void;
}

/**
 * A second store beside the page's own, with the same reducers, which DevTools work on. It is given every action after
 * it was made safe, so what DevTools show, export or keep holds no secret; and whatever they do there is a wish about
 * what the page shows, never a change of the page's own state.
 */
export function createDevtoolsMirror<State>(options: DevtoolsMirrorOptions<State>): DevtoolsMirror<State> {
  const { reducer, initialState, engine = instrument(), onJump, onLive } = options;
  const mirror = createStore(reducer as Reducer, initialState as object, engine);
  const { liftedStore } = mirror as unknown as InstrumentExt<State, UnknownAction, unknown>;
  const isAtEnd = ({ currentStateIndex, stagedActionIds }: Log<State>) =>
    currentStateIndex === stagedActionIds.length - 1;
  const now = () => ({ state: mirror.getState() as State, log: liftedStore.getState() });
  let live = now();
  /** The log's position while it is not at its end; a step that changed nothing is a step, too. */
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
