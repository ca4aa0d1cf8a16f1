import { screen, waitFor } from '@testing-library/react';
import { createBrowserHistory } from '@remix-run/router';
import type { RouteObject } from 'react-router-dom';
import { canonicalPath, pageAddresses } from '../../../src/contract/addresses';
import { createPageRouter } from '../../../src/app/pageRouter';
import { makeRoutes } from '../../../src/app/routes';
import { usePortal } from '../../support/usePortal';

/** Canonical addresses: docs/behaviour/pages.md#addresses. */

const { open } = usePortal({ '/api/policy/findPolicyById': { body: { code: 404, msg: '内容不存在或已撤下' } } });
beforeEach(() => {
  for (const way of ['error', 'warn'] as const) jest.spyOn(console, way).mockImplementation(() => undefined);
});

const current = () => document.querySelector('header [aria-current=page]')?.textContent;

test('the address table and the router have the same pages', () => {
  const pathsOf = (routes: RouteObject[]): string[] =>
    routes.flatMap(({ index, path, children = [] }) => [
      ...(index ? ['/'] : []),
      ...(path ? [path] : []),
      ...pathsOf(children),
    ]);
  const pages = pathsOf(makeRoutes()).filter((path) => !path.endsWith('*') && !path.endsWith('/detail'));
  expect([...pageAddresses].sort()).toEqual(pages.sort());
});

test('a long path of slashes costs no more than any other', () => {
  const path = `${'/'.repeat(150_000)}x`;
  expect(canonicalPath(path)).toBe(path);
}, 5_000);

test.each([
  ['/homelogin', '/homeLogin'],
  ['/homeLogin/', '/homeLogin'],
  ['/POLICY', '/policy'],
  ['/Policy/Detail/AbC', '/policy/detail/AbC'],
  ['/policy/BoArd/', '/policy/BoArd'],
  ['/financial/DEFAULT', '/financial/default'],
  ['/specialist/detailall/X1/', '/specialist/detailAll/X1'],
  ['/Supply_Demand/DEMAND/detail/A//', '/supply_demand/demand/detail/A'],
  ['/%70olicy', '/policy'],
  ['/POLICY/detail/%E4%B8', '/policy/detail/%E4%B8'],
  ['/policy/detail/A%2Fb', '/policy/detail/A%2Fb'],
  ['//', '/'],
  // These stay as they are.
  ...['/', '/index', '/policy/detail/AbC', '/nowhere/', '/POLICY/a/b'].map((path) => [path, path]),
  ...['//policy', '//evil.example/policy', '/policy/%'].map((path) => [path, path]),
])('%s is the page of %s', (path, page) => {
  expect(canonicalPath(path)).toBe(page);
});

test.each([
  ['/POLICY?page=1&x=Y#Z', '/policy?page=1&x=Y', '企业政策', '企业政策'],
  ['/contactus/', '/contactUs', '联系我们', '联系我们'],
  ['/SPECIAL/', '/special', '行业动态', '行业动态'],
  // Which redirects by itself.
  ['/Supply_Demand/', '/supply_demand/supply', '供需对接', '供需对接'],
])('%s redirects to %s, its section marked in the navigation', async (path, to, heading, item) => {
  const { address, router, store } = open(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(to));
  await waitFor(() => expect(store.getState().location.path).toContain(to));
  await waitFor(() => expect(current()).toBe(item));
  expect(router.state.historyAction).toBe('REPLACE');
});

test.each(['/homelogin?redirect=%2Fpolicy', '/homeLogin/?redirect=%2Fpolicy'])(
  '%s is the login page alone, with its redirect',
  async (path) => {
    const { address } = open(path);
    expect(await screen.findByRole('heading', { level: 1, name: '登录' })).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/homeLogin?redirect=%2Fpolicy'));
    expect(screen.queryByRole('contentinfo')).toBeNull();
  },
);

describe('an address with a broken escape', () => {
  it.each(['/policy/detail/%E4%B8', '/policy/detail/%', '/policy/detail/%00', '/policy/detail/a%zz'])(
    '%s is said not to be there, inside the shell',
    async (path) => {
      open(path);
      expect(await screen.findByText('内容不存在或已撤下')).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1, name: '企业政策' })).toBeInTheDocument();
      expect(screen.getByRole('contentinfo')).toBeInTheDocument();
      expect(current()).toBe('企业政策');
    },
  );

  it('is not found where it belongs to no entity', async () => {
    open('/%E4%B8');
    expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeInTheDocument();
  });
});

describe('a redirecting address', () => {
  const onceAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

  it('leaves no entry of its own behind on the first load', async () => {
    window.history.pushState(null, '', '/financial');
    const entries = window.history.length;
    const router = createPageRouter(createBrowserHistory(), makeRoutes());
    await onceAt('/financial/default');
    expect(window.history.length).toBe(entries);
    router.dispose();
  });

  it('logs no warning', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { router } = open('/');
    await waitFor(() => expect(router.state.location.pathname).toBe('/index'));
    expect(warned).not.toHaveBeenCalledWith(expect.stringContaining('Matched leaf route'));
  });

  it('keeps the page before it, so that Back leads there', async () => {
    window.history.pushState(null, '', '/contactUs');
    const router = createPageRouter(createBrowserHistory(), makeRoutes());
    await router.ready;
    await router.navigate('/supply_demand');
    await onceAt('/supply_demand/supply');
    await router.navigate(-1);
    await onceAt('/contactUs');
    router.dispose();
  });
});
