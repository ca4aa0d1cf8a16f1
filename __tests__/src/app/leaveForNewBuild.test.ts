import { createMemoryHistory } from '@remix-run/router';
import { leaveForMissingScripts, leaveForNewBuild } from '../../../src/app/leaveForNewBuild';
import { createPageRouter } from '../../../src/app/pageRouter';
import { loadScript, onMissingScript } from '../../../src/lib/loadScript';
import type { BrowserPort } from '../../../src/state/thunkExtra';
import { recordingBrowser } from '../../support/testStore';

/** A tab that is still open after a release, and asks for a script that is gone. */

const build = (name: string) => `<script defer src="/assets/main.${name}.js"></script>`;

let newest: () => Promise<Response>;
beforeEach(() => {
  document.head.innerHTML = build('former0001');
  newest = async () => new Response(build('newer00002'));
  globalThis.fetch = jest.fn(() => newest());
});
afterEach(() => {
  document.head.innerHTML = '';
  onMissingScript(async () => undefined);
});

function openTab() {
  const left: string[] = [];
  let arrived = 0;
  const browser = {
    isLeaving: () => left.length > arrived,
    leave: (address: string) => void left.push(address),
    reload: () => void left.push('the same address anew'),
    tabStorage: recordingBrowser().port.tabStorage,
  };
  const history = createMemoryHistory({ initialEntries: ['/first'] });
  const load = async () => false;
  const routes = [{ path: '/first' }, { path: '/second' }, { path: '/gone', handle: { load } }];
  const router = createPageRouter(history, routes, {
    leave: (address, isWanted) => leaveForNewBuild(address, browser, isWanted),
  });
  return {
    router,
    left,
    browser,
    at: () => [router.state.location.pathname, router.state.navigation.state],
    arrive: () => (arrived = left.length),
  };
}

/** The server's answer is held back. */
function holdAnswer() {
  let answer: (page: Response) => void = () => undefined;
  newest = () => new Promise((resolve) => (answer = resolve));
  return () => answer(new Response(build('newer00002')));
}

/** Long enough for all that was answered at once. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('reloads the requested page from the server once, and stays until then; then the page shows an error', async () => {
  const { router, left, arrive } = openTab();
  void router.navigate('/gone?page=2');
  await settled();
  expect(left).toEqual(['/gone?page=2']);
  expect(router.state.location.pathname).toBe('/first');
  arrive();
  await router.navigate('/gone?page=2');
  expect(left).toEqual(['/gone?page=2']);
  expect(router.state.location.pathname).toBe('/gone');
});

it('goes on to the page, which says what it misses, where the visitor stopped the load', async () => {
  jest.useFakeTimers();
  const { router, left, at, arrive } = openTab();
  void router.navigate('/gone');
  await jest.advanceTimersByTimeAsync(0);
  expect([left, at()]).toEqual([['/gone'], ['/first', 'loading']]);
  arrive();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(at()).toEqual(['/gone', 'idle']);
  expect(left).toEqual(['/gone']);
});

it('goes at once where the visitor clicks after stopping the load, and stays there', async () => {
  jest.useFakeTimers();
  const { router, at, arrive } = openTab();
  void router.navigate('/gone');
  await jest.advanceTimersByTimeAsync(0);
  arrive();
  void router.navigate('/second');
  expect(at()).toEqual(['/second', 'idle']);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(at()).toEqual(['/second', 'idle']);
});

it('stays where the visitor went meanwhile', async () => {
  const answer = holdAnswer();
  const { router, left } = openTab();
  void router.navigate('/gone');
  await settled();
  await router.navigate('/second');
  answer();
  await settled();
  expect([left, router.state.location.pathname]).toEqual([[], '/second']);
});

it('reloads the current address, to which a browser would only scroll', async () => {
  window.history.replaceState(null, '', '/gone#part-2');
  const { router, left } = openTab();
  void router.navigate('/gone#part-2');
  await settled();
  expect(left).toEqual(['the same address anew']);
  window.history.replaceState(null, '', '/');
});

it('does not loop between servers of two builds', async () => {
  const { router, left, arrive } = openTab();
  const builds = ['newer00002', 'former0001'];
  for (const [mine, theirs] of [builds, [...builds].reverse(), builds, [...builds].reverse()]) {
    document.head.innerHTML = build(theirs);
    newest = async () => new Response(build(mine));
    await router.navigate('/first');
    void router.navigate('/gone');
    await settled();
    arrive();
  }
  expect(left).toEqual(['/gone', '/gone']);
});

it.each<[string, () => Promise<Response>]>([
  ['the build is the same', async () => new Response(build('former0001'))],
  ['the server answers no page', async () => new Response('{"code":502}', { status: 502 })],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server does not answer either', () => new Promise(() => undefined)],
])('lets the page say that it failed where %s', async (_why, answer) => {
  jest.useFakeTimers();
  newest = answer;
  const { router, left } = openTab();
  void router.navigate('/gone');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(left).toEqual([]);
  expect(router.state.location.pathname).toBe('/gone');
});

describe('a lazily loaded chunk', () => {
  const failing = () => Promise.reject(new Error('Loading chunk filters failed'));
  const openPart = (path = '/first') => {
    const { left, browser, arrive } = openTab();
    let at = path;
    leaveForMissingScripts({ ...browser, currentPath: () => path, pendingPath: () => at } as unknown as BrowserPort);
    return { left, arrive, goTo: (next: string) => (at = next) };
  };
  /** What became of it by now. */
  const outcome = async (loading: Promise<unknown>) => {
    let became: unknown = 'nothing yet';
    loading.then(
      () => (became = 'there'),
      (error: Error) => (became = error.message),
    );
    await settled();
    return became;
  };

  it.each([
    ['portal', '/assets/main'],
    ['desk', '/desk/assets/desk'],
  ])('of the %s that is gone loads the page anew, once', async (_what, script) => {
    const scriptOf = (name: string) => `<script defer src="${script}.${name}.js"></script>`;
    document.head.innerHTML = scriptOf('former0001');
    newest = async () => new Response(scriptOf('newer00002'));
    const { left, arrive } = openPart();
    expect(await outcome(loadScript(failing))).toBe('nothing yet');
    expect(left).toEqual(['/first']);
    arrive();
    expect(await outcome(loadScript(failing))).toBe('Loading chunk filters failed');
    expect(left).toHaveLength(1);
  });

  it('that is gone together with another leaves once, and neither has failed', async () => {
    const { left } = openPart();
    const both = [loadScript(failing), loadScript(failing)];
    expect(await Promise.all(both.map(outcome))).toEqual(['nothing yet', 'nothing yet']);
    expect(left).toHaveLength(1);
  });

  it('is missing after all where the visitor has stopped the page from being loaded', async () => {
    jest.useFakeTimers();
    const { left } = openPart();
    const loading = loadScript(failing);
    const failed = expect(loading).rejects.toThrow('Loading chunk filters failed');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(left).toHaveLength(1);
    await failed;
  });

  it('is asked for on the page that the visitor is on the way to', async () => {
    const { left, goTo } = openPart();
    goTo('/second?page=2');
    await outcome(loadScript(failing));
    expect(left).toEqual(['/second?page=2']);
  });

  it('that nobody waits for any more leaves the page as it is', async () => {
    const { left, goTo } = openPart();
    expect(await outcome(loadScript(failing, () => false))).toBe('Loading chunk filters failed');
    const answer = holdAnswer();
    const loading = loadScript(failing);
    await settled();
    goTo('/second');
    answer();
    expect(await outcome(loading)).toBe('Loading chunk filters failed');
    expect(left).toEqual([]);
  });

  it('that comes is handed over, and asks the server nothing', async () => {
    openPart();
    expect(await loadScript(async () => 'the script')).toBe('the script');
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });
});
