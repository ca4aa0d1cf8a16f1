import { act, render, screen, fireEvent, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { loggedIn, userKnown, userUnknown } from '../../../src/areas/auth/authSlice';
import { Header } from '../../../src/app/Header';
import { PageRoutes } from '../../../src/app/PageRoutes';
import { failPicture, hydrated } from '../../support/hydrated';
import { memoryRouter } from '../../support/renderApp';
import { makeTestStore } from '../../support/testStore';
import { usePortal } from '../../support/usePortal';

const headerOf = ({ store }: ReturnType<typeof makeTestStore>) => (
  <Provider store={store}>
    <PageRoutes router={memoryRouter([{ path: '/', element: <Header /> }])} />
  </Provider>
);

it('replaces a logo that had failed before hydration', () => {
  hydrated(headerOf(makeTestStore('http://localhost', null)), failPicture);
  expect(screen.getByRole('img', { name: '家居定制供应链' })).toHaveAttribute('src', '/icons/mark.svg');
});

it('links to the login only once it is known that a token has no user', () => {
  const page = makeTestStore('http://localhost', null, ['search']);
  render(headerOf(page));
  act(() => void page.store.dispatch(loggedIn({ token: 't' })));
  expect(screen.queryByRole('link', { name: /请登录|免费注册/ })).toBeNull();
  act(() => void page.store.dispatch(userUnknown()));
  expect(screen.getByRole('link', { name: '请登录' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '免费注册' })).toBeNull();
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

const portal = usePortal();

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
  it('needs no popover API', async () => {
    const { container } = await openMenu();
    expect(container.querySelector('[popover], [popovertarget]')).toBeNull();
  });

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

  it('is closed by Escape, and its button has the focus again', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Tab}{Escape}');
    await expectOpen(false);
    expect(await button()).toHaveFocus();
  });

  it('leaves Escape to others once it is closed', async () => {
    const { user } = await openMenu();
    await user.click(await button());
    await expectOpen(false);
    const elsewhere = screen.getAllByRole('link')[0]!;
    elsewhere.focus();
    await user.keyboard('{Escape}');
    expect(elsewhere).toHaveFocus();
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
