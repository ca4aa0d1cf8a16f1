import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Router } from 'react-router-dom';
import { SearchField } from '../../../../src/areas/search/SearchField';

/** The server-rendered search field before and after hydration. */

let page: HTMLElement;
let root: Root | undefined;
const went: unknown[] = [];
const go = (to: unknown) => void went.push(to);
const navigator = { createHref: String, go, push: go, replace: go };
beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  page.remove();
});

it.each(['', '板材'])('finds what was typed over %j before hydration', async (q) => {
  const view = (
    <StrictMode>
      <Router location="/search" navigator={navigator}>
        <SearchField q={q} clearButton={() => <i />} />
      </Router>
    </StrictMode>
  );
  page.innerHTML = renderToString(view);
  const field = page.querySelector('input')!;
  field.value = '柜体';
  await act(async () => void (root = hydrateRoot(page, view)));
  expect(field.value).toBe('柜体');
  await act(async () => page.querySelector('button')!.click());
  expect(went.splice(0)).toMatchObject([{ pathname: '/search', search: `?q=${encodeURIComponent('柜体')}` }]);
});
