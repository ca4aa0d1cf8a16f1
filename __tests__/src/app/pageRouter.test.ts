import { createBrowserHistory, createMemoryHistory } from '@remix-run/router';
import { createPageRouter, type ScreenHandle } from '../../../src/app/pageRouter';

/** Two screens, the second with a chunk under the test's control, and a redirect to it. */
function openRouter() {
  let arrive = () => {};
  const script = new Promise<void>((resolve) => (arrive = resolve));
  const reads = jest.fn();
  const slow: ScreenHandle = { load: () => script, loader: reads };
  const history = createMemoryHistory({ initialEntries: ['/first'] });
  const redirect: ScreenHandle = { redirectTo: '/slow' };
  const routes = [{ path: '/first' }, { path: '/slow/:id?', handle: slow }, { path: '/on', handle: redirect }];
  const router = createPageRouter(history, routes, { read: jest.fn() });
  const at = () => [history.location.pathname, router.state.location.pathname];
  return { router, history, reads, at, arrive };
}

it('stays at its page and address until the next page’s chunk has loaded, and runs its queries meanwhile', async () => {
  const { router, reads, at, arrive } = openRouter();
  const moved = router.navigate('/slow/1?page=2');
  expect(router.state.navigation).toMatchObject({ state: 'loading', location: { pathname: '/slow/1' } });
  expect(reads.mock.calls).toMatchObject([[{ params: { id: '1' }, search: new URLSearchParams('page=2') }]]);
  expect(at()).toEqual(['/first', '/first']);
  arrive();
  await moved;
  expect(at()).toEqual(['/slow/1', '/slow/1']);
  expect(router.state).toMatchObject({ historyAction: 'PUSH', navigation: { state: 'idle' } });
});

it('shows a page whose chunk is loaded synchronously, and leaves the queries to it', () => {
  const reads = jest.fn();
  const history = createMemoryHistory({ initialEntries: ['/first'] });
  const routes = [{ path: '/first' }, { path: '/second', handle: { load: () => undefined, reads } }];
  const router = createPageRouter(history, routes, { read: jest.fn() });
  void router.navigate('/second');
  expect([router.state.location.pathname, router.state.navigation.state]).toEqual(['/second', 'idle']);
  expect(reads).not.toHaveBeenCalled();
});

it('goes where it was sent last', async () => {
  const { router, history, at, arrive } = openRouter();
  const first = router.navigate('/slow');
  const last = router.navigate('/first?page=2');
  arrive();
  await Promise.all([first, last]);
  expect(at()).toEqual(['/first', '/first']);
  expect([history.index, router.state.location.search]).toEqual([1, '?page=2']);
});

it('makes one history entry of two clicks on a link, and another one for an overlay', async () => {
  const { router, history } = openRouter();
  void router.navigate('/first?page=2');
  void router.navigate('/first?page=2');
  expect(history.index).toBe(1);
  await router.navigate('/first?page=2', { state: { isOverlay: true } });
  expect(history.index).toBe(2);
});

it('runs no queries for a hash or an overlay of the current page', async () => {
  const { router, reads, arrive } = openRouter();
  arrive();
  await router.navigate('/slow');
  reads.mockClear();
  await router.navigate({ hash: '#part' });
  await router.navigate('/slow', { state: { isOverlay: true } });
  expect(reads).not.toHaveBeenCalled();
});

it.each(['//other.example/slow', '/\\other.example'])('rejects %s, which would be another host', async (address) => {
  const { router, at } = openRouter();
  await expect(router.navigate(address)).rejects.toThrow();
  expect(at()).toEqual(['/first', '/first']);
});

it('renders the first page once its chunk has loaded, even if another navigation started meanwhile', async () => {
  const first: ScreenHandle = { load: () => Promise.resolve() };
  const second: ScreenHandle = { load: () => new Promise(() => {}) };
  const router = createPageRouter(createMemoryHistory({ initialEntries: ['/first'] }), [
    { path: '/first', handle: first },
    { path: '/second', handle: second },
  ]);
  void router.navigate('/second');
  await router.ready;
  expect(router.state).toMatchObject({ initialized: true, location: { pathname: '/first' } });
});

it('leaves queries to the page if they cannot be started', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const reads = () => Promise.reject(new Error('a script did not arrive'));
  const history = createMemoryHistory({ initialEntries: ['/first'] });
  const handle: ScreenHandle = { loader: reads, load: () => Promise.resolve() };
  const router = createPageRouter(history, [{ path: '/first' }, { path: '/second', handle }], { read: jest.fn() });
  await router.navigate('/second');
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(router.state.location.pathname).toBe('/second');
  expect(unhandled).not.toHaveBeenCalled();
});

it('starts where the browser’s history is, and leaves that entry as it is', () => {
  const entry = { usr: { isOverlay: true }, key: 'before-the-reload', idx: 3 };
  window.history.replaceState(entry, '', '/first');
  const replaced = jest.spyOn(window.history, 'replaceState');
  const router = createPageRouter(createBrowserHistory(), [{ path: '/first' }]);
  const { location, historyAction } = router.state;
  expect([historyAction, location.key, location.state]).toEqual(['POP', entry.key, entry.usr]);
  expect(replaced).not.toHaveBeenCalled();
  router.dispose();
});

describe('a server-rendered page', () => {
  /** Its chunk loads when the test resolves it. */
  function openServerRendered() {
    const arrives = { first: false };
    const load = jest.fn(async () => arrives.first);
    const history = createMemoryHistory({ initialEntries: ['/first', '/second'], initialIndex: 0 });
    const routes = [{ path: '/first', handle: { load } satisfies ScreenHandle }, { path: '/second' }];
    const router = createPageRouter(history, routes, { isServerRendered: true });
    let isReady = false;
    void router.ready.then(() => (isReady = true));
    return { router, load, arrives, isReady: () => isReady };
  }
  const settled = () => jest.advanceTimersByTimeAsync(0);
  beforeEach(() => jest.useFakeTimers());

  it('is not hydrated until its chunk has loaded, which is retried after a while', async () => {
    const { load, isReady, arrives } = openServerRendered();
    await settled();
    const loads = load.mock.calls.length;
    await jest.advanceTimersByTimeAsync(999);
    expect([load.mock.calls.length, isReady()]).toEqual([loads, false]);
    arrives.first = true;
    await jest.advanceTimersByTimeAsync(1);
    expect([load.mock.calls.length, isReady()]).toEqual([loads + 1, true]);
  });

  it.each(['online', 'visibilitychange', 'pointerdown', 'keydown'])(
    'asks for its script again, however late, at the event %s',
    async (event) => {
      const { isReady, arrives } = openServerRendered();
      await jest.advanceTimersByTimeAsync(60 * 60_000);
      arrives.first = true;
      await settled();
      expect(isReady()).toBe(false);
      document.dispatchEvent(new Event(event, { bubbles: true }));
      await settled();
      expect(isReady()).toBe(true);
    },
  );

  it('is replaced by another page on navigation', async () => {
    const { router, isReady } = openServerRendered();
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    await router.navigate(1);
    await settled();
    expect([isReady(), router.state.initialized, router.state.location.pathname]).toEqual([true, true, '/second']);
  });
});
