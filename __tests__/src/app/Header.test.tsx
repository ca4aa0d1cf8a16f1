import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { loggedIn, userKnown, userUnknown } from '../../../src/areas/auth/authSlice';
import { Header } from '../../../src/app/Header';
import { PageRoutes } from '../../../src/app/PageRoutes';
import { failPicture, hydrated } from '../../support/hydrated';
import { memoryRouter } from '../../support/memoryRouter';
import { makeTestStore } from '../../support/testStore';

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
