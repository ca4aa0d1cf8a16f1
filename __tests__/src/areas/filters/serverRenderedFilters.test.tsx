import { StrictMode, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useSearchParams, Router } from 'react-router-dom';
import { FilterBar } from '../../../../src/areas/filters/FilterBar';
import { FilterPanel } from '../../../../src/areas/filters/FilterFields';
import { Pagination } from '../../../../src/components/Pagination';
import type { ListChoice, ListFilters } from '../../../../src/contract/filters';
import { choiceOf, queryForChoice } from '../../../../src/routes/section/sectionQueries';
import { useServerPage } from '../../../support/useServerPage';
import { act } from '@testing-library/react';
import { SearchField } from '../../../../src/areas/search/SearchField';

/** The server-rendered filters and pagination of a list before and after hydration. */

const choices = (...values: string[]) => values.map((value) => ({ value, label: value, count: 5 }));
const answer: ListFilters = {
  total: 20,
  filters: [
    { name: 'fdLevel', label: '层级', choices: choices('省级', '市级') },
    { name: 'fdYear', label: '年份', choices: choices('2024', '2025'), none: { label: '不限', count: 10 } },
  ],
  orders: [
    { value: '', label: '最新发布' },
    { value: 'fdApplyDate', label: '最早发布' },
  ],
};

let address = '';
const { page, takeOver } = useServerPage();

function List({ children }: { children: (parts: ReturnType<typeof useSearchParams>) => ReactNode }) {
  const { search } = useLocation();
  address = decodeURIComponent(search);
  return children(useSearchParams());
}

function filtered([search, setSearch]: ReturnType<typeof useSearchParams>) {
  const choice = choiceOf(search) ?? {};
  const choose = (next: ListChoice) => setSearch(queryForChoice(next));
  const nothing = () => undefined;
  return (
    <>
      <FilterBar
        {...{ answer, choice }}
        chosen={0}
        total={20}
        to={(next) => `?${queryForChoice(next)}`}
        onPreload={nothing}
        onOpen={nothing}
        onChoose={choose}
      />
      <FilterPanel filters={answer.filters} choice={choice} isCounted onChoose={choose} />
    </>
  );
}

const paged = ([search, setSearch]: ReturnType<typeof useSearchParams>) => (
  <Pagination
    total={60}
    pageSize={6}
    page={Number(search.get('page') ?? 1)}
    onPage={(next) => setSearch({ page: String(next) })}
  />
);

const view = (children: Parameters<typeof List>[0]['children'], search: string) => (
  <StrictMode>
    <MemoryRouter initialEntries={[`/policy${search}`]}>
      <List>{children}</List>
    </MemoryRouter>
  </StrictMode>
);

const takenOver = (children: Parameters<typeof List>[0]['children'], search: string, early: () => void) =>
  takeOver(view(children, search), early);

const box = (value: string) => page.querySelector<HTMLInputElement>(`[value=${value}]`)!;
const order = () => page.querySelector('select')!;

it.each([
  ['selection', '', true, '?fdLevel=市级'],
  ['deselection', '?fdLevel=市级', false, ''],
])('a %s from before hydration takes effect', async (_what, search, checked, after) => {
  await takenOver(filtered, search, () => (box('市级').checked = checked));
  expect(address).toBe(after);
  expect([box('市级').checked, box('省级').checked]).toEqual([checked, false]);
});

it.each([
  ['', '2025', '?fdYear=2025'],
  ['?fdYear=2024', '2025', '?fdYear=2025'],
  ['?fdYear=2024', '', ''],
])('of several options on %p, %p was selected before hydration', async (search, value, after) => {
  const one = () => page.querySelector<HTMLInputElement>(`[type=radio][value="${value}"]`)!;
  await takenOver(filtered, search, () => (one().checked = true));
  expect(address).toBe(after);
  expect([...page.querySelectorAll('[type=radio]:checked')]).toEqual([one()]);
});

it('an order selected before hydration takes effect, together with filters', async () => {
  await takenOver(filtered, '?fdLevel=市级', () => {
    order().value = 'fdApplyDate';
    box('省级').checked = true;
  });
  expect(address).toBe('?fdLevel=市级&fdLevel=省级&order=fdApplyDate');
  expect(order()).toHaveValue('fdApplyDate');
});

it.each(['', '?fdLevel=市级&order=fdApplyDate', '?order=unknown'])('no navigation from %p', async (search) => {
  await takenOver(filtered, search, () => undefined);
  expect(address).toBe(search);
});

it('a page number typed before hydration is opened', async () => {
  const field = () => page.querySelector<HTMLInputElement>('label input')!;
  await takenOver(paged, '?page=2', () => (field().value = '7'));
  expect(address).toBe('?page=7');
  expect(field()).toHaveValue('7');
});

/** The server-rendered search field before and after hydration. */

const went: unknown[] = [];
const go = (to: unknown) => void went.push(to);
const navigator = { createHref: String, go, push: go, replace: go };

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
