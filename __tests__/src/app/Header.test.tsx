import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { Provider } from 'react-redux';
import { userKnown } from '../../../src/areas/auth/authSlice';
import { Header } from '../../../src/app/Header';
import { PageRoutes } from '../../../src/app/PageRoutes';
import { memoryRouter } from '../../support/memoryRouter';
import { makeTestStore } from '../../support/testStore';

const logo = () => screen.getByRole('img', { name: '家居定制供应链' });

it('replaces a logo that had failed before hydration', () => {
  const { store } = makeTestStore('http://localhost', null);
  const header = (
    <Provider store={store}>
      <PageRoutes router={memoryRouter([{ path: '/', element: <Header /> }])} />
    </Provider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(header);
  Object.defineProperty(logo(), 'complete', { value: true });
  render(header, { container, hydrate: true });
  expect(logo()).toHaveAttribute('src', '/icons/mark.svg');
});

it('keeps the log-out button under a pointer that is down when the account menu arrives', async () => {
  const { store } = makeTestStore('http://localhost', 't', ['my']);
  store.dispatch(userKnown({ username: '榫合', avatar: null, fdComId: 'c1', fdComName: '榫合' }));
  render(
    <Provider store={store}>
      <PageRoutes router={memoryRouter([{ path: '/', element: <Header /> }])} />
    </Provider>,
  );
  const logOut = screen.getByRole('button', { name: '退出登录' });
  expect(screen.queryByRole('button', { name: '榫合，账户菜单' })).toBeNull();
  await screen.findByRole('button', { name: '榫合，账户菜单' });
  expect(logOut).toBeInTheDocument();
});
