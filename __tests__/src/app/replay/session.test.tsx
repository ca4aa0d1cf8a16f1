import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { ActionCreators, instrument, type InstrumentExt } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { performCall } from '../../../../src/api/client';
import { PageRoutes } from '../../../../src/app/PageRoutes';
import { prepareReplay } from '../../../../src/app/replay/prepareReplay';
import { makeRoutes } from '../../../../src/app/routes';
import { makeStore } from '../../../../src/app/store';
import { loadAllAreas } from '../../../../src/areas/loadAllAreas';
import { zhReplay } from '../../../../src/i18n/zhReplay';
import { dayInBackendZone } from '../../../../src/lib/dates';
import { noteServerTime, today } from '../../../../src/lib/serverTime';
import { settings } from '../../../../src/lib/settings';
import { createSanitizer } from '../../../../src/app/replay/sanitize';
import type { RootState } from '../../../../src/state/hooks';
import { authStateFor, loggedIn } from '../../../../src/areas/auth/authSlice';
import { formOpened, noticeClosed, workFailed } from '../../../../src/state/dialogsSlice';
import { carouselAdvanced } from '../../../../src/state/rotationSlices';
import { draftChanged } from '../../../../src/state/draftsSlice';
import { policyApi } from '../../../../src/areas/policy/policyApi';
import { pageStarted } from '../../../../src/state/locationSlice';
import { createSecretVault } from '../../../../src/state/thunkExtra';
import { deferred } from '../../../support/deferred';
import { eventually } from '../../../support/eventually';
import { memoryRouter } from '../../../support/renderApp';
import { recordingBrowser } from '../../../support/testStore';
import { answersOf, pageOfRows, record } from '../../../support/usePortal';
import { useCannedServer } from '../../../support/cannedServer';

type DevTools = InstrumentExt<RootState, UnknownAction, unknown>['liftedStore'];

/** The DevTools core stands in for the extension: tests dispatch the commands of its buttons. */
function withDevTools(): () => DevTools {
  let lifted: DevTools;
  window.__REDUX_DEVTOOLS_EXTENSION__ = () =>
    ((next) => (reducer, initialState) => {
      const store = (instrument() as StoreEnhancer<{ liftedStore: DevTools }>)(next)(reducer, initialState);
      lifted = store.liftedStore;
      return store;
    }) as StoreEnhancer;
  return () => lifted;
}

const user = { username: '13912345678', avatar: null, fdComId: '1', fdComName: '示例木业' };

const backend = useCannedServer(
  answersOf({
    '/api/user/info': record(user),
    '/api/policy/list': pageOfRows(7, (n) => ({ fdId: `p${n}`, fdTitle: `政策 ${n}` })),
  }),
);
/**
 * The portal as a QA build starts it, at one address, with a recording browser. It renders asynchronously, as in a
 * browser: tests wait for what they look for.
 */
function openQaPage(path: string) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  settings.apiHost = backend.url;
  const { port, record } = recordingBrowser({});
  const replay = prepareReplay(port);
  const store = makeStore({
    extra: { secrets: createSecretVault(), browser: replay.browser },
    preloadedState: { extras: [], auth: authStateFor(null) },
    replay,
  });
  const router = memoryRouter(makeRoutes(), path);
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  let isOpen = true;
  const render = (key: number) =>
    isOpen &&
    root.render(
      <Provider store={store}>
        <PageRoutes key={key} router={router} />
      </Provider>,
    );
  replay.attach({ router, render });
  store.dispatch(pageStarted());
  render(0);
  return {
    store,
    record,
    element,
    text: () => element.textContent,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    /** The step whose screen is shown; empty during the session. */
    shownStep: () => document.getElementById('portal-replay')?.dataset.step,
    /** Ends the page; an ongoing replay would block later pages. */
    close() {
      if (!isOpen) return;
      screen.queryByRole('button', { name: zhReplay.resume, hidden: true })?.click();
      isOpen = false;
      root.unmount();
      document.body.replaceChildren();
    },
  };
}

let page: ReturnType<typeof openQaPage>;
let devTools: ReturnType<typeof withDevTools>;
/** Addresses of all calls of the pages of a test. */
const sent: string[] = [];

const { fetch } = globalThis;
beforeAll(loadAllAreas);
beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = (...args) => {
    sent.push(String(args[0]));
    return fetch(...args);
  };
});
afterEach(() => page.close());
afterAll(() => void (globalThis.fetch = fetch));

/** Waits until all calls have settled and are rendered. */
async function atRest(): Promise<void> {
  let before: string | null = null;
  await eventually(() => {
    const queries = Object.values(page.store.getState().portalApi.queries);
    expect(queries.filter((query) => query?.status === 'pending')).toEqual([]);
    const was = before;
    before = page.text();
    expect(before).not.toBe('');
    expect(before).toBe(was);
    expect(before).not.toContain('加载中');
  });
}

/** Opens a page in place of the one before, and waits until it is at rest. */
async function openSession(path: string): Promise<void> {
  (page as typeof page | undefined)?.close();
  page = openQaPage(path);
  await screen.findAllByRole('heading', { level: 1 });
  await atRest();
}

/** Opens the panel of the recordings, and a file in it. */
async function openRecording(text?: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(zhReplay.open) }));
  if (text !== undefined) await userEvent.upload(screen.getByLabelText(zhReplay.load), new File([text], 'scene.json'));
}

function open(path: string): Promise<void> {
  devTools = withDevTools();
  return openSession(path);
}

const log = () => devTools().getState();
const jump = (index: number) => devTools().dispatch(ActionCreators.jumpToState(index));
const actions = () =>
  log()
    .stagedActionIds.slice(1)
    .map((id) => log().actionsById[id].action);
/** The extension's import button. */
const importLog = (payload: UnknownAction[], preloadedState: object) =>
  devTools().dispatch({
    type: 'IMPORT_STATE',
    nextLiftedState: payload,
    preloadedState: preloadedState as RootState,
  });
const asFile = <Value,>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** A DevTools export of a session over two screens. */
async function recordSession() {
  await open('/policy');
  const first = { text: page.text(), step: log().currentStateIndex };
  await userEvent.click(screen.getByRole('link', { name: '联系我们' }));
  await screen.findByRole('heading', { level: 1, name: '联系我们' });
  await atRest();
  return { first, last: page.text(), payload: asFile(actions()), preloadedState: asFile(log().committedState) };
}

describe('a jump in DevTools', () => {
  it('shows the screen of that state, route included, with no request and no new action', async () => {
    const { first, last } = await recordSession();
    const before = { sent: sent.length, actions: actions().length };
    jump(first.step);
    await eventually(() => expect(page.address()).toBe('/policy'));
    await eventually(() => expect(page.text()).toBe(first.text));
    jump(before.actions);
    await eventually(() => expect(page.text()).toBe(last));
    expect(page.address()).toBe('/contactUs');
    expect({ sent: sent.length, actions: actions().length }).toEqual(before);
  });

  it.each(['/', '/financial', '/supply_demand'])(
    'shows a screen at each step of a session that began at %s',
    async (path) => {
      await open(path);
      const [first] = actions().flatMap(({ type }, index) => (type.includes('/executeQuery/') ? [index + 1] : []));
      const blank: string[] = [];
      for (let step = first; step <= actions().length; step += 1) {
        jump(step);
        await eventually(() => expect(page.shownStep()).toBe(step === actions().length ? '' : String(step)));
        if (!page.element.querySelector('main')?.textContent) blank.push(`${step} ${actions()[step - 1].type}`);
      }
      expect(blank).toEqual([]);
    },
  );

  it('leaves storage, the page and the log unchanged, whatever the replayed screen does, until the session goes on', async () => {
    await recordSession();
    const steps = actions().length;
    jump(1);
    const stored = [...page.record.stored];
    page.store.dispatch(loggedIn({ token: 'x'.repeat(32) }));
    expect([...page.record.stored]).toEqual(stored);
    expect(page.record).toMatchObject({ navigated: [], left: [], reloads: 0 });
    expect(actions()).toHaveLength(steps);
    jump(steps);
    // Its screen is not rendered yet: that is no action of a user.
    page.store.dispatch(workFailed('未显示'));
    await eventually(() => expect(page.shownStep()).toBe(''));
    expect(actions()).toHaveLength(steps);
    page.store.dispatch(workFailed('操作失败，请重试'));
    expect(page.store.getState().notices.error).toBe('操作失败，请重试');
    expect(actions()[steps]).toMatchObject({ type: 'notices/workFailed' });
  });

  it('holds a response that comes meanwhile until the session goes on', async () => {
    await open('/contactUs');
    const late = deferred<Response>();
    jest.spyOn(globalThis, 'fetch').mockReturnValueOnce(late.promise);
    const call = policyApi.endpoints.listPolicyCategories.initiate(undefined);
    const promise = page.store.dispatch(call);
    const steps = actions().length;
    jump(0);
    late.resolve(new Response('{"code":0,"data":[{"fdCategory":"1","fdCategoryName":"新类"}]}'));
    await promise;
    expect(actions()).toHaveLength(steps);
    jump(steps);
    await eventually(() => expect(actions()).toHaveLength(steps + 1));
    const { data } = policyApi.endpoints.listPolicyCategories.select(undefined)(page.store.getState() as never);
    expect(data).toMatchObject([{ fdCategoryName: '新类' }]);
  });

  it('an action that is skipped shows the screen without it', async () => {
    await open('/contactUs');
    page.store.dispatch(formOpened({ kind: 'expertContact', fdId: '1', title: '某' }));
    devTools().dispatch(ActionCreators.toggleAction(log().stagedActionIds.at(-1)!));
    expect(page.store.getState().dialogs.form).toBeNull();
  });
});

it('the list of DevTools names the endpoint of each call', async () => {
  let options: { actionSanitizer?: (action: UnknownAction) => UnknownAction } = {};
  const { __REDUX_DEVTOOLS_EXTENSION__: engine } = (withDevTools(), window);
  window.__REDUX_DEVTOOLS_EXTENSION__ = (given) => {
    options = given;
    return engine!(given);
  };
  await openSession('/contactUs');
  const call = { type: 'portalApi/executeQuery/fulfilled', meta: { arg: { endpointName: 'listPolicies' } } };
  expect(options.actionSanitizer!(call).type).toBe('portalApi/executeQuery/fulfilled listPolicies');
  expect(options.actionSanitizer!({ type: 'drafts/draftSent' }).type).toBe('drafts/draftSent');
});

describe('a recording imported into a fresh session', () => {
  it('as a full action log ends on the same screen, with no request, although its areas were not shown here', async () => {
    const { last, payload, preloadedState } = await recordSession();
    expect(JSON.stringify(payload)).toContain('listPolicies');
    await open('/privacy');
    const before = sent.length;
    importLog(payload, preloadedState);
    await eventually(() => expect(page.address()).toBe('/contactUs'));
    await eventually(() => expect(page.text()).toBe(last));
    expect(sent).toHaveLength(before);
    expect(log().computedStates.some(({ error }) => error)).toBe(false);
  });

  it('as a state snapshot shows its screen, with no request', async () => {
    const { last } = await recordSession();
    const snapshot = asFile(log().computedStates.at(-1)!.state);
    await open('/privacy');
    const before = sent.length;
    importLog([], snapshot);
    await eventually(() => expect(page.text()).toBe(last));
    expect(sent).toHaveLength(before);
  });
});

it('the state in DevTools is the page’s sanitized state, action by action, without secrets or personal data', async () => {
  await open('/contactUs');
  const token = 'secret-token-0123456789abcdef';
  const typed = { fdContactName: '李小梅', fdContactPhone: '13700009999', fdContactEmail: 'li@wood.cn' };
  page.store.dispatch(loggedIn({ token }));
  await eventually(() => expect(page.store.getState().auth.user).toEqual(user));
  page.store.dispatch(draftChanged({ id: 'intention:1', fields: typed }));
  const whole = JSON.stringify(log());
  for (const secret of [token, user.username, ...Object.values(typed)]) expect(whole).not.toContain(secret);
  const { auth, dialogs, drafts, location } = createSanitizer().state(page.store.getState());
  expect(log().computedStates.at(-1)!.state).toMatchObject({ auth, dialogs, drafts, location });
});

describe('the panel', () => {
  const sceneOf = (actions: unknown[], initialState: object) => ({
    ...{ format: 'portal-scene', version: 1 },
    initialState,
    actions,
  });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const select = (step: number) =>
    userEvent.selectOptions(screen.getByRole('listbox', { name: zhReplay.step }), String(step));

  it('reports why a file cannot be opened, and changes nothing', async () => {
    await open('/contactUs');
    const before = page.text();
    await openRecording('nonsense');
    expect(await screen.findByText(zhReplay.notJson)).toBeInTheDocument();
    expect(page.text()).toBe(before);
  });

  it('opens a recording with its notes and times, steps back, and returns to the session', async () => {
    const { first, payload, preloadedState } = await recordSession();
    const times = payload.map((_action, index) => 1_000_000 + index * 100);
    const scene = { ...sceneOf(payload, preloadedState), times, note: '页码不对' };
    await open('/privacy');
    const own = page.text();
    await openRecording(JSON.stringify(scene));
    await eventually(() => expect(page.address()).toBe('/contactUs'));
    expect(screen.getByText(zhReplay.stopped(payload.length, payload.length))).toBeInTheDocument();
    await eventually(() => expect(screen.getByLabelText(zhReplay.note)).toHaveValue('页码不对'));
    const last = screen.getAllByRole('option').at(-1)!;
    expect(last).toHaveTextContent(`+${((payload.length - 1) / 10).toFixed(1)} s`);
    await select(first.step);
    await eventually(() => expect(page.text()).toBe(first.text));
    await press(zhReplay.previous);
    expect(screen.getByText(zhReplay.stopped(first.step - 1, payload.length))).toBeInTheDocument();
    await press(zhReplay.resume);
    await eventually(() => expect(page.text()).toBe(own));
    expect(page.address()).toBe('/privacy');
    expect(screen.queryByText(/停在第/)).toBeNull();
    expect(screen.getByText(zhReplay.recording(actions().length))).toBeInTheDocument();
  });

  it('shows the recorded day, whatever clock the device has and whenever an answer of the session comes', async () => {
    const late = deferred<Response>();
    const { fetch: send } = globalThis;
    globalThis.fetch = (...args) => (String(args[0]).includes('/late') ? late.promise : send(...args));
    await open('/privacy');
    const own = Date.now() + 2 * 86_400_000;
    noteServerTime(own);
    const answered = performCall({ url: '/late' }, { token: null });
    const scene = { ...sceneOf([], log().committedState), recordedAt: '2025-06-01T00:00:00.000Z' };
    await openRecording(JSON.stringify(scene));
    await eventually(() => expect(today()).toBe('2025-06-01'));
    late.resolve(new Response('{"code":0}', { headers: { date: new Date(own).toUTCString() } }));
    await answered;
    expect(today()).toBe('2025-06-01');
    await press(zhReplay.resume);
    await eventually(() => expect(today()).toBe(dayInBackendZone(own)));
    noteServerTime(Date.now());
  });

  it('shows the diff of a step, finds the next failure, hides carousel steps, and moves by arrow keys', async () => {
    await open('/contactUs');
    page.store.dispatch(workFailed('操作失败，请重试'));
    page.store.dispatch(carouselAdvanced({ key: 'banner_policy' }));
    page.store.dispatch(noticeClosed());
    await openRecording();
    await select(0);
    await press(zhReplay.nextFailure);
    const step = actions().length - 2;
    expect(await screen.findByText(zhReplay.stopped(step, actions().length))).toBeInTheDocument();
    expect(screen.getByText('notices.error')).toBeInTheDocument();
    expect(screen.getByText('null → "操作失败，请重试"')).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /carouselAdvanced/ })).not.toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: zhReplay.hideCarousels }));
    expect(screen.queryByRole('option', { name: /carouselAdvanced/ })).toBeNull();
    await press(zhReplay.next);
    await press(zhReplay.previous);
    expect(await screen.findByText(zhReplay.stopped(step, actions().length))).toBeInTheDocument();
    Object.assign(window, { innerWidth: 1024, innerHeight: 768 });
    screen.getByRole('button', { name: zhReplay.move }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('dialog', { name: zhReplay.name }).style.transform).toBe('translate(32px, 32px)');
  });

  it('says that a reload restarted the log, and opens the previous one', async () => {
    await open('/contactUs');
    const [steps, before] = [actions().length, page.text()];
    window.dispatchEvent(new Event('pagehide'));
    await open('/privacy');
    await openRecording();
    expect(screen.getByText(zhReplay.reloaded(steps))).toBeInTheDocument();
    await press(zhReplay.openPrevious);
    await eventually(() => expect(page.text()).toBe(before));
  });
});
