import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { Router } from 'react-router-dom';
import { SearchField } from '../../../../src/areas/search/SearchField';
import { useServerPage } from '../../../support/useServerPage';

/** The server-rendered search field before and after hydration. */

const went: unknown[] = [];
const go = (to: unknown) => void went.push(to);
const navigator = { createHref: String, go, push: go, replace: go };
const { page, takeOver } = useServerPage();

it.each(['', '板材'])('finds what was typed over %j before hydration', async (q) => {
  const view = (
    <StrictMode>
      <Router location="/search" navigator={navigator}>
        <SearchField q={q} clearButton={() => <i />} />
      </Router>
    </StrictMode>
  );
  const field = () => page.querySelector('input')!;
  await takeOver(view, () => (field().value = '柜体'));
  expect(field().value).toBe('柜体');
  await act(async () => page.querySelector('button')!.click());
  expect(went.splice(0)).toMatchObject([{ pathname: '/search', search: `?q=${encodeURIComponent('柜体')}` }]);
});
