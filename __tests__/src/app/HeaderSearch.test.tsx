import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { HeaderSearch } from '../../../src/app/Header';
import { PageRoutes } from '../../../src/app/PageRoutes';
import { selectOpenMenu } from '../../../src/state/dialogsSlice';
import { hydrated } from '../../support/hydrated';
import { memoryRouter } from '../../support/renderApp';
import { makeTestStore } from '../../support/testStore';
import { usePortal } from '../../support/usePortal';

const portal = usePortal({}, ['search']);

const openPage = () => portal.open('/contactUs');
const key = () => screen.findByRole('link', { name: '搜索' });

// First: once the chunk has loaded, every later store has its slice.
it('shows suggestions if the field was focused before its chunk loaded', async () => {
  const { store, browser } = makeTestStore(portal.backend.url, null, ['search']);
  browser.stored.set('recentSearches', '["板材"]');
  const page = (
    <Provider store={store}>
      <PageRoutes router={memoryRouter([{ path: '/', element: <HeaderSearch /> }])} />
    </Provider>
  );
  const container = hydrated(page, (drawn) => drawn.querySelector('input')!.focus());
  const field = await screen.findByRole('combobox', { name: '搜索' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(await screen.findByRole('list', { name: '最近搜索' })).toBeVisible();
  container.remove();
});

it('does not open the full-screen search after a navigation', async () => {
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

it.each(['ctrlKey', 'shiftKey', 'metaKey'])('leaves a click with %s to the browser', async (modifier) => {
  openPage();
  const opening = await key();
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
