import { act, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { DisplaySettingsRoute } from '../../../src/routes/displaySettings/DisplaySettingsRoute';
import { displayChosen, selectDisplay } from '../../../src/state/hooks';
import { makeTestStore } from '../../support/testStore';
import { useServerPage } from '../../support/useServerPage';

/** The server-rendered settings page, and selections before hydration. */

const { page, takeOver } = useServerPage();
afterEach(() => {
  document.cookie = 'display=; path=/; max-age=0';
});

const field = (value: string) => page.querySelector<HTMLInputElement>(`[value=${value}]`)!;

async function takenOver(look: string, early: () => void) {
  const { store } = makeTestStore('http://portal.invalid', null);
  store.dispatch(displayChosen(look));
  const view = (
    <StrictMode>
      <Provider store={store}>
        <MemoryRouter initialEntries={['/display-settings?back=/large-dark-high']}>
          <DisplaySettingsRoute />
        </MemoryRouter>
      </Provider>
    </StrictMode>
  );
  await takeOver(view, early);
  return () => selectDisplay(store.getState());
}

it('what was chosen before the script was there is kept, and can be taken back', async () => {
  const look = await takenOver('dark', () => (field('large').checked = true));
  expect(look()).toBe('large-dark');
  expect(document.cookie).toContain('display=large-dark');
  expect(field('large')).toBeChecked();
  act(() => field('normal').click());
  await waitFor(() => expect(look()).toBe('dark'));
});

it('nothing is kept where nothing was chosen', async () => {
  const look = await takenOver('dark', () => undefined);
  expect(look()).toBe('dark');
  expect(document.cookie).toBe('');
});
