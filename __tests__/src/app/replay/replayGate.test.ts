import { configureStore, createAsyncThunk, createListenerMiddleware, createSlice } from '@reduxjs/toolkit';
import { createReplayGate } from '../../../../src/app/replay/replayGate';
import { createSanitizer } from '../../../../src/app/replay/sanitize';

const counter = createSlice({
  name: 'counter',
  initialState: { value: 0, answer: '' },
  reducers: {
    counted: (state) => {
      state.value += 1;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(ask.fulfilled, (state, { payload }) => {
      state.answer = payload;
    });
  },
});
const { counted } = counter.actions;

let answerWith: (text: string) => void;
const ask = createAsyncThunk('ask', () => new Promise<string>((resolve) => (answerWith = resolve)));

/** A store with a listener behind the gate, as the portal's own. */
function makeHeldStore({ draws = true } = {}) {
  const heard: string[] = [];
  const shown: unknown[] = [];
  let drawn = () => undefined as void;
  const gate = createReplayGate({
    sanitizer: createSanitizer(),
    onShown: (state, isServerRendered) => {
      shown.push(state);
      drawn = isServerRendered;
      if (draws) isServerRendered();
    },
  });
  const listening = createListenerMiddleware();
  listening.startListening({ predicate: () => true, effect: ({ type }) => void heard.push(type) });
  const store = configureStore({
    reducer: { counter: counter.reducer },
    middleware: (getDefault) => getDefault().prepend(gate.middleware, listening.middleware),
    enhancers: (getDefault) => getDefault({ autoBatch: false }).concat(gate.enhancer),
  });
  const names = () => {
    const { stagedActionIds, actionsById } = gate.mirror().log();
    return stagedActionIds.slice(1).map((id) => actionsById[id].action.type);
  };
  return {
    gate,
    store,
    heard,
    finishDrawing: () => drawn(),
    shown,
    names,
    value: () => store.getState().counter.value,
    count: (times = 1) => {
      for (let time = 0; time < times; time += 1) store.dispatch(counted());
    },
  };
}

describe('while a tester looks at an earlier state', () => {
  it('an action changes nothing, reaches no listener and is not logged', () => {
    const { gate, heard, names, value, count } = makeHeldStore();
    count(2);
    gate.mirror().jump(1);
    count();
    expect(value()).toBe(1);
    expect(heard).toHaveLength(2);
    expect(names()).toEqual(['counter/counted', 'counter/counted']);
  });

  it('pauses at a step without changes, too', () => {
    const { gate, store, names, count } = makeHeldStore();
    count();
    store.dispatch({ type: 'nothing/changed' });
    gate.mirror().jump(1);
    count();
    expect(gate.isStill()).toBe(true);
    expect(names()).toEqual(['counter/counted', 'nothing/changed']);
  });

  it('a pending response is delivered once the session resumes', async () => {
    const { gate, store, names } = makeHeldStore();
    const asked = store.dispatch(ask());
    gate.mirror().jump(0);
    answerWith('here');
    await asked;
    expect(names()).toEqual(['ask/pending']);
    gate.mirror().resume();
    expect(store.getState().counter.answer).toBe('here');
    expect(names()).toEqual(['ask/pending', 'ask/fulfilled']);
  });
});

describe('resuming the session', () => {
  it('continues when the log is moved back to its end', () => {
    const { gate, value, count } = makeHeldStore();
    count(2);
    gate.mirror().jump(0);
    gate.mirror().jump(2);
    expect(gate.isStill()).toBe(false);
    count();
    expect(value()).toBe(3);
  });

  it('continues with its own log and state after another session was loaded over it', () => {
    const { gate, names, value, count } = makeHeldStore();
    count();
    gate.mirror().load({ counter: { value: 40, answer: '' } }, [counted(), counted()]);
    expect(value()).toBe(42);
    gate.mirror().resume();
    expect(value()).toBe(1);
    count();
    expect(names()).toEqual(['counter/counted', 'counter/counted']);
  });

  it('resumes only once its screen is rendered, because rendering is not a user action', () => {
    const { gate, finishDrawing, names, value, count } = makeHeldStore({ draws: false });
    count();
    gate.mirror().jump(0);
    gate.mirror().jump(1);
    count();
    expect(value()).toBe(1);
    finishDrawing();
    count();
    expect(value()).toBe(2);
    expect(names()).toEqual(['counter/counted', 'counter/counted']);
  });
});
