import { useEffect, useLayoutEffect, useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import { useLocation, useParams, type RouteObject } from 'react-router-dom';
import { ErrorBoundary } from '../../../src/app/ErrorBoundary';
import { PageRoutes } from '../../../src/app/PageRoutes';
import { routeMatches, type ScreenHandle } from '../../../src/app/pageRouter';
import { memoryRouter } from '../../support/renderApp';

/** A screen that is rendered ahead: docs/decisions/036-router.md. */

const mounted = jest.fn();
const ran = jest.fn();
beforeEach(() => jest.clearAllMocks());

function Detail() {
  const { id } = useParams();
  const address = `${id}${useLocation().search}`;
  useState(() => mounted(address) as undefined);
  useLayoutEffect(() => {
    ran(`laid out ${document.querySelector('h1')?.textContent}`);
  }, []);
  useEffect(() => {
    ran('shown');
  }, []);
  return <h1>{address}</h1>;
}

const Broken = () => {
  throw new Error('a detail without a title');
};

const handle: ScreenHandle = { frame: (children) => <main id="main">{children}</main> };

const routes: RouteObject[] = [
  { path: '/list', handle, element: <h1>列表</h1> },
  { path: '/detail/:id', handle, element: <Detail /> },
  {
    path: '/broken',
    handle,
    element: (
      <ErrorBoundary Failure={() => <h1>页面出错了</h1>}>
        <Broken />
      </ErrorBoundary>
    ),
  },
];

const Header = () => <header>{useLocation().pathname}</header>;

const withHeader: ScreenHandle = {
  frame: (children) => (
    <>
      <Header />
      <main id="main">{children}</main>
    </>
  ),
};

/** A list, with another page rendered ahead. */
async function openList(pathname: string, search = '') {
  const router = memoryRouter(routes, '/list');
  render(<PageRoutes router={router} />);
  const location = { pathname, search, hash: '', state: null, key: 'ahead' };
  await act(async () => router.renderAhead({ location, matches: routeMatches(routes, pathname)! }));
  return router;
}

const heading = (name: string) => screen.findByRole('heading', { name });

it('renders a screen ahead for its own address, outside the document and without an effect', async () => {
  const router = await openList('/detail/1a', '?from=list');
  expect(mounted).toHaveBeenLastCalledWith('1a?from=list');
  expect(ran).not.toHaveBeenCalled();
  expect(document.body.textContent).toBe('列表');
  expect(router.state.location.pathname).toBe('/list');
});

it('shows that very screen, in the document before its effects run, once its address is navigated to', async () => {
  const router = await openList('/detail/1a');
  await act(() => router.navigate('/detail/1a'));
  expect(await heading('1a')).toBeVisible();
  expect(mounted).toHaveBeenCalledTimes(1);
  expect(ran.mock.calls).toEqual([['laid out 1a'], ['shown']]);
  expect(document.body.textContent).toBe('1a');
});

it.each(['/detail/2b', '/detail/1a?from=search'])('forgets it when another address is navigated to: %s', async (to) => {
  const router = await openList('/detail/1a');
  await act(() => router.navigate(to));
  expect(await heading(to.replace('/detail/', ''))).toBeVisible();
});

it('forgets after a minute what was rendered ahead: its data and its day may have changed since', async () => {
  jest.useFakeTimers();
  const router = await openList('/detail/1a');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  await act(() => router.navigate('/detail/1a'));
  expect(await heading('1a')).toBeVisible();
  expect(mounted).toHaveBeenCalledTimes(2);
});

it('leaves a page that was rendered ahead like any other', async () => {
  const router = await openList('/detail/1a');
  await act(() => router.navigate('/detail/1a'));
  await heading('1a');
  await act(() => router.navigate(-1));
  await heading('列表');
  expect(document.body.textContent).toBe('列表');
});

it('keeps the page where the screen ahead fails, which says so once it is opened', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation();
  const router = await openList('/broken');
  expect(document.body.textContent).toBe('列表');
  await act(() => router.navigate('/broken'));
  expect(await heading('页面出错了')).toBeVisible();
  complain.mockRestore();
});

it('draws the header of a page that had none for that page from the start', async () => {
  const router = memoryRouter(
    [
      { path: '/login', handle, element: <h1>登录</h1> },
      { path: '/list', handle: withHeader, element: <h1>列表</h1> },
    ],
    '/login',
  );
  const { container } = render(<PageRoutes router={router} />);
  const shownTitles: (string | null)[] = [];
  const watch = new MutationObserver(() => shownTitles.push(container.textContent));
  watch.observe(container, { childList: true, subtree: true, characterData: true });
  await act(() => router.navigate('/list'));
  await heading('列表');
  watch.disconnect();
  expect(shownTitles).toEqual(['/list列表']);
});
