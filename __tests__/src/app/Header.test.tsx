import { type ReactNode, useLayoutEffect } from 'react';
import { act, render, screen, fireEvent, waitFor, within } from '@testing-library/react';
import { userKnown } from '../../../src/areas/auth/authSlice';
import { Header, HeaderSearch } from '../../../src/app/Header';
import { selectOpenMenu } from '../../../src/state/dialogsSlice';
import { failPicture, hydrated } from '../../support/hydrated';
import { memoryRouter, renderRoutes, routesOver } from '../../support/renderApp';
import { makeTestStore } from '../../support/testStore';
import { findLink, usePortal } from '../../support/usePortal';

const portal = usePortal();

const headerOf = ({ store }: ReturnType<typeof makeTestStore>, element = <Header />) =>
  routesOver(store, memoryRouter([{ path: '/', element }]));

// First: once the chunk has loaded, every later store has its slice.
it('shows suggestions if the field was focused before its chunk loaded', async () => {
  const page = makeTestStore(portal.backend.url, null, ['search']);
  page.browser.stored.set('recentSearches', '["板材"]');
  const container = hydrated(headerOf(page, <HeaderSearch />), (rendered) => rendered.querySelector('input')!.focus());
  const field = await screen.findByRole('combobox', { name: '搜索' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(await screen.findByRole('list', { name: '最近搜索' })).toBeVisible();
  container.remove();
});

const openSearch = () => portal.open('/contactUs', undefined, { extras: ['search'] });

it('does not open the full-screen search after a navigation', async () => {
  const { router, store } = openSearch();
  const opening = await findLink('搜索');
  await act(async () => {
    fireEvent.click(opening);
    await router.navigate('/policy');
  });
  await screen.findByRole('combobox', { name: '搜索' });
  expect(selectOpenMenu(store.getState())).toBe(false);
  expect(screen.queryByRole('dialog', { name: '搜索' })).toBeNull();
});

it.each(['ctrlKey', 'shiftKey', 'metaKey'])('leaves a click with %s to the browser', async (modifier) => {
  openSearch();
  const opening = await findLink('搜索');
  const prevented = jest.fn();
  const onClick = (event: Event) => {
    prevented(event.defaultPrevented);
    // jsdom cannot navigate.
    event.preventDefault();
  };
  addEventListener('click', onClick);
  fireEvent.click(opening, { [modifier]: true });
  removeEventListener('click', onClick);
  expect(prevented).toHaveBeenCalledWith(false);
});

it('offers the login with the way back to a screen together with that screen', async () => {
  const seen = jest.fn();
  const frame = (screen: ReactNode) => (
    <>
      <Header />
      {screen}
    </>
  );
  const Detail = () => {
    useLayoutEffect(() => {
      for (const link of document.querySelectorAll('[href^="/home"]')) seen(link.getAttribute('href'));
    }, []);
    return <h1>通知</h1>;
  };
  const routes = [
    { path: '/policy', handle: { frame }, element: <h1>企业政策</h1> },
    { path: '/policy/detail/1a', handle: { frame }, element: <Detail /> },
  ];
  const router = memoryRouter(routes, '/policy');
  renderRoutes(makeTestStore('http://localhost', null).store, router);
  await act(() => router.navigate('/policy/detail/1a'));
  await screen.findByRole('heading', { name: '通知' });
  const back = encodeURIComponent('/policy/detail/1a');
  const shown = new Set(seen.mock.calls.flat());
  expect(shown).toEqual(new Set([`/homeLogin?redirect=${back}`, `/homeRegister?redirect=${back}`]));
});

it('replaces a logo that had failed before hydration', () => {
  hydrated(headerOf(makeTestStore('http://localhost', null)), failPicture);
  expect(screen.getByRole('img', { name: '家居定制供应链' })).toHaveAttribute('src', '/icons/mark.svg');
});

it('keeps the log-out button under a pointer that is down when the account menu arrives', async () => {
  const page = makeTestStore('http://localhost', 't', ['my']);
  page.store.dispatch(userKnown({ username: '榫合', avatar: null, fdComId: 'c1', fdComName: '榫合' }));
  render(headerOf(page));
  const logOut = screen.getByRole('button', { name: '退出登录' });
  expect(screen.queryByRole('button', { name: '榫合，账户菜单' })).toBeNull();
  await screen.findByRole('button', { name: '榫合，账户菜单' });
  expect(logOut).toBeInTheDocument();
});

const button = () => screen.findByRole('button', { name: '菜单' });

async function openMenu() {
  const view = portal.open('/contactUs');
  await view.user.click(await button());
  await expectOpen(true);
  return view;
}

const expectOpen = (isOpen: boolean) =>
  waitFor(async () => expect(await button()).toHaveAttribute('aria-expanded', String(isOpen)));

describe('the header’s menu', () => {
  const section = () =>
    within(screen.getByRole('navigation', { name: '主导航' })).getByRole('link', { name: '联系我们' });

  it.each<[by: string, target: () => HTMLElement]>([
    ['its button', () => screen.getByRole('button', { name: '菜单' })],
    ['a click elsewhere', () => screen.getByRole('main')],
    ['its links, that of the section which is shown too', section],
  ])('is closed by %s', async (_by, target) => {
    const { user } = await openMenu();
    await screen.findByRole('main');
    await user.click(target());
    await expectOpen(false);
  });

  it('is closed by Escape, its button has the focus again, and it leaves another Escape to others', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Tab}{Escape}');
    await expectOpen(false);
    expect(await button()).toHaveFocus();
    const elsewhere = screen.getAllByRole('link')[0]!;
    elsewhere.focus();
    await user.keyboard('{Escape}');
    expect(elsewhere).toHaveFocus();
  });

  it('is entered by Tab from its button, and closed by Tab behind its last link', async () => {
    const { user } = await openMenu();
    const links = within(screen.getByRole('navigation', { name: '主导航' })).getAllByRole('link');
    await user.tab();
    expect(links[0]).toHaveFocus();
    await expectOpen(true);
    act(() => links[links.length - 1]!.focus());
    await user.tab();
    await expectOpen(false);
    expect(await findLink('请登录')).toHaveFocus();
  });

  it('keeps the focus in a browser that does not focus clicked buttons', async () => {
    portal.open('/contactUs');
    for (const isOpen of [true, false]) {
      fireEvent.click(await button());
      await expectOpen(isOpen);
      expect(document.body).toHaveFocus();
    }
  });
});
