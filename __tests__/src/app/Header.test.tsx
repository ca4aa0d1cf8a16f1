import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { Provider } from 'react-redux';
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
