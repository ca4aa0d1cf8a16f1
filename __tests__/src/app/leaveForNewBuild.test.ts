import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { leaveForNewBuild } from '../../../src/app/leaveForNewBuild';
import { createPageRouter } from '../../../src/app/pageRouter';

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
});

function openTab() {
  const kept = new Map<string, string>();
  const left: string[] = [];
  const browser = {
    leave: (address: string) => void left.push(address),
    reload: () => void left.push('the same address anew'),
    tabStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => void kept.delete(key),
      setItem: (key: string, value: string) => Boolean(kept.set(key, value)),
    },
  };
  const history = createMemoryHistory({ initialEntries: ['/first'] });
  const load = async () => false;
  const routes = [{ path: '/first' }, { path: '/second' }, { path: '/gone', handle: { load } }];
  const router = createPageRouter(history, routes, {
    leave: (address, isWanted) => leaveForNewBuild(address, browser, isWanted),
  });
  return { router, left };
}

/** Long enough for all that was answered at once. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('loads the page that was wanted anew, as the server has it now, and stays where it is until then', async () => {
  const { router, left } = openTab();
  void router.navigate('/gone?page=2');
  await settled();
  expect(left).toEqual(['/gone?page=2']);
  expect(router.state.location.pathname).toBe('/first');
});

it('stays where the visitor went meanwhile', async () => {
  let answer: (page: Response) => void = () => undefined;
  newest = () => new Promise((resolve) => (answer = resolve));
  const { router, left } = openTab();
  void router.navigate('/gone');
  await settled();
  await router.navigate('/second');
  answer(new Response(build('newer00002')));
  await settled();
  expect([left, router.state.location.pathname]).toEqual([[], '/second']);
});

it('loads the address in the bar anew, which a browser would only scroll to', async () => {
  window.history.replaceState(null, '', '/gone#part-2');
  const { router, left } = openTab();
  void router.navigate('/gone#part-2');
  await settled();
  expect(left).toEqual(['the same address anew']);
  window.history.replaceState(null, '', '/');
});

it('does so once: after that the page says that it failed', async () => {
  const { router, left } = openTab();
  void router.navigate('/gone');
  await settled();
  await router.navigate('/gone');
  expect(left).toEqual(['/gone']);
  expect(router.state.location.pathname).toBe('/gone');
});

it.each<[string, () => Promise<Response>]>([
  ['the build is the same', async () => new Response(build('former0001'))],
  ['the server answers no page', async () => new Response('{"code":502}', { status: 502 })],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('lets the page say that it failed where %s', async (_why, answer) => {
  newest = answer;
  const { router, left } = openTab();
  await router.navigate('/gone');
  expect(left).toEqual([]);
  expect(router.state.location.pathname).toBe('/gone');
});
