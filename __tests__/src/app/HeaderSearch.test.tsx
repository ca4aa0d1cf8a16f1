import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { HeaderSearch } from '../../../src/app/HeaderSearch';
import { PageRoutes } from '../../../src/app/PageRoutes';
import { selectOpenMenu } from '../../../src/state/dialogsSlice';
import { answersOf } from '../../support/cannedPortal';
import { startCannedServer, type CannedServer } from '../../support/cannedServer';
import { memoryRouter } from '../../support/memoryRouter';
import { renderApp } from '../../support/renderApp';
import { makeTestStore } from '../../support/testStore';

let backend: CannedServer;
beforeAll(async () => {
  backend = await startCannedServer();
  backend.answering(answersOf({}));
});
afterAll(() => backend.close());

const openPage = () => renderApp('/contactUs', { origin: backend.url, extras: ['search'] });
const key = () => screen.findByRole('link', { name: '搜索' });

// First: once the script has come, every later store knows of it.
it('suggests to somebody who was in the field before the script came', async () => {
  const { store, browser } = makeTestStore(backend.url, null, ['search']);
  browser.stored.set('recentSearches', '["板材"]');
  const page = (
    <Provider store={store}>
      <PageRoutes router={memoryRouter([{ path: '/', element: <HeaderSearch /> }])} />
    </Provider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  container.querySelector('input')!.focus();
  render(page, { container, hydrate: true });
  const field = await screen.findByRole('combobox', { name: '搜索' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(await screen.findByRole('list', { name: '最近搜过' })).toBeVisible();
  container.remove();
});

it('opens no screen over a page that the visitor has gone on to meanwhile', async () => {
  const { router, store } = openPage();
  const opening = await key();
  await act(async () => {
    fireEvent.click(opening);
    await router.navigate('/policy');
  });
  await screen.findByRole('combobox', { name: '搜索' });
  expect(selectOpenMenu(store.getState())).toBe(false);
  expect(screen.queryByRole('dialog', { name: '搜索' })).toBeNull();
});

it.each(['ctrlKey', 'shiftKey', 'metaKey'])('leaves a press with %s to the browser', async (modifier) => {
  openPage();
  const opening = await key();
  const prevented = jest.fn();
  const onClick = (event: Event) => {
    prevented(event.defaultPrevented);
    // The page of a test goes nowhere.
    event.preventDefault();
  };
  addEventListener('click', onClick);
  fireEvent.click(opening, { [modifier]: true });
  removeEventListener('click', onClick);
  expect(prevented).toHaveBeenCalledWith(false);
});
