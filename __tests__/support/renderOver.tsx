import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { CannedPage } from './cannedPage';

/** Renders a view with a mock page's store, at one address. */
export function renderOver(page: CannedPage, view: ReactElement, address = '/index') {
  return render(
    <Provider store={page.store}>
      <MemoryRouter initialEntries={[address]}>{view}</MemoryRouter>
    </Provider>,
  );
}
