import { act, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter, Router, useLocation, useSearchParams } from 'react-router-dom';
import { LoginForm, RegisterForm } from '../../../src/areas/auth/AccountForms';
import type { CaptchaPicture } from '../../../src/areas/auth/CaptchaField';
import { FilterBar } from '../../../src/areas/filters/FilterBar';
import { FilterPanel } from '../../../src/areas/filters/FilterFields';
import { SearchField } from '../../../src/areas/search/SearchField';
import { Pagination } from '../../../src/components/Pagination';
import type { ListChoice, ListFilters } from '../../../src/contract/filters';
import DisplaySettingsRoute from '../../../src/routes/displaySettings/DisplaySettingsRoute';
import { choiceOf, queryForChoice } from '../../../src/routes/section/sectionQueries';
import { displayChosen, selectDisplay } from '../../../src/state/hooks';
import { makeTestStore } from '../../support/testStore';

/** What a visitor types and chooses on a server-rendered page before its script is there. */

const page = document.createElement('div');
let root: Root | undefined;
beforeEach(() => void document.body.append(page));
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  page.remove();
  document.cookie = 'display=; path=/; max-age=0';
});

const strict = (view: ReactNode) => <StrictMode>{view}</StrictMode>;
const render = (view: ReactNode) => act(async () => root!.render(strict(view)));

/** Draws a view as the server does, which React takes over without a complaint after something happened. */
async function takeOver(view: ReactNode, early: () => void = () => undefined) {
  const complained = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  page.innerHTML = renderToString(strict(view));
  early();
  await act(async () => void (root = hydrateRoot(page, strict(view))));
  expect(complained).not.toHaveBeenCalled();
}

const named = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const valued = (value: string) => page.querySelector<HTMLInputElement>(`[value="${value}"]`)!;
const button = () => page.querySelector<HTMLButtonElement>('[type=submit]')!;

describe.each([
  ['login', LoginForm, { username: '13800000001', password: 'pass word' }],
  ['register', RegisterForm, { userName: '13800000001', password: 'pass word', confirmPassword: 'pass word' }],
])('the %s form', (_name, Form, typed) => {
  const picture = { src: null, status: 'loading', sound: null, refresh: () => undefined } as unknown as CaptchaPicture;
  const sent = jest.fn(async () => false);
  const form = (busy = false) => <Form message={null} errors={{}} picture={picture} busy={busy} onSubmit={sent} />;
  beforeEach(() => void sent.mockClear());

  it('cannot be submitted before hydration, which would put the password into the URL, nor hides it from managers', async () => {
    await takeOver(form(), () => {
      expect(button()).toBeDisabled();
      expect(page.querySelector('form')!.method).toBe('post');
    });
    expect(button()).toBeEnabled();
    const fields = [...page.querySelectorAll<HTMLInputElement>('input[name*=assword]')];
    expect(fields.map(({ type }) => type)).toEqual(fields.map(() => 'password'));
    for (const { autocomplete } of fields) expect(autocomplete).toMatch(/^(?:current|new)-password$/);
    expect(page.querySelector('[autocomplete=username], [autocomplete=tel-national]')).not.toBeNull();
  });

  it('keeps and sends what was typed', async () => {
    await takeOver(form(), () => {
      for (const [name, value] of Object.entries(typed)) named(name).value = value;
    });
    await render(form(true));
    await render(form());
    // A telephone number is grouped once the field is left.
    const remaining = Object.keys(typed).map((name) => named(name).value.replace(/(?<=\d) (?=\d)/g, ''));
    expect(remaining).toEqual(Object.values(typed));
    await act(async () => button().click());
    expect(sent).toHaveBeenCalledWith(expect.objectContaining(typed));
  });
});

describe('a list', () => {
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
  const { store } = makeTestStore('http://portal.invalid');
  let address = '';

  function List() {
    const [search, setSearch] = useSearchParams();
    address = decodeURIComponent(useLocation().search);
    const choice = choiceOf(search) ?? {};
    const choose = (next: ListChoice) => setSearch(queryForChoice(next));
    const to = (next: ListChoice) => `?${queryForChoice(next)}`;
    return (
      <>
        <FilterBar {...{ answer, choice, to }} chosen={0} total={20} dialog={() => null} onChoose={choose} />
        <FilterPanel filters={answer.filters} choice={choice} isCounted onChoose={choose} />
        <Pagination
          total={60}
          pageSize={6}
          page={Number(search.get('page') ?? 1)}
          onPage={(next) => setSearch({ page: String(next) })}
        />
      </>
    );
  }

  const takeOverAt = (search: string, early?: () => void) =>
    takeOver(
      <Provider store={store}>
        <MemoryRouter initialEntries={[`/policy${search}`]}>
          <List />
        </MemoryRouter>
      </Provider>,
      early,
    );
  const order = () => page.querySelector('select')!;

  it.each([
    ['selection', '', true, '?fdLevel=市级'],
    ['deselection', '?fdLevel=市级', false, ''],
  ])('a %s takes effect', async (_what, search, checked, after) => {
    await takeOverAt(search, () => (valued('市级').checked = checked));
    expect(address).toBe(after);
    expect([valued('市级').checked, valued('省级').checked]).toEqual([checked, false]);
  });

  it.each([
    ['', '2025', '?fdYear=2025'],
    ['?fdYear=2024', '2025', '?fdYear=2025'],
    ['?fdYear=2024', '', ''],
  ])('of several options on %p, %p was selected', async (search, value, after) => {
    const one = () => page.querySelector<HTMLInputElement>(`[type=radio][value="${value}"]`)!;
    await takeOverAt(search, () => (one().checked = true));
    expect(address).toBe(after);
    expect([...page.querySelectorAll('[type=radio]:checked')]).toEqual([one()]);
  });

  it('an order takes effect, together with filters', async () => {
    await takeOverAt('?fdLevel=市级', () => {
      order().value = 'fdApplyDate';
      valued('省级').checked = true;
    });
    expect(address).toBe('?fdLevel=市级&fdLevel=省级&order=fdApplyDate');
    expect(order()).toHaveValue('fdApplyDate');
  });

  it.each(['', '?fdLevel=市级&order=fdApplyDate', '?order=unknown'])('nothing leads away from %p', async (search) => {
    await takeOverAt(search);
    expect(address).toBe(search);
  });

  it('a page number that was typed is opened', async () => {
    const field = () => page.querySelector<HTMLInputElement>('nav label input')!;
    await takeOverAt('?page=2', () => (field().value = '7'));
    expect(address).toBe('?page=7');
    expect(field()).toHaveValue('7');
  });
});

it.each(['', '板材'])('the search field finds what was typed over %j', async (q) => {
  const went: unknown[] = [];
  const go = (to: unknown) => void went.push(to);
  const view = (
    <Router location="/search" navigator={{ createHref: String, go, push: go, replace: go }}>
      <SearchField q={q} clearButton={() => <i />} />
    </Router>
  );
  await takeOver(view, () => (page.querySelector('input')!.value = '柜体'));
  expect(page.querySelector('input')).toHaveValue('柜体');
  await act(async () => page.querySelector('button')!.click());
  expect(went).toMatchObject([{ pathname: '/search', search: `?q=${encodeURIComponent('柜体')}` }]);
});

describe('the display settings', () => {
  async function takeOverIn(display: string, early?: () => void) {
    const { store } = makeTestStore('http://portal.invalid', null);
    store.dispatch(displayChosen(display));
    const view = (
      <Provider store={store}>
        <MemoryRouter initialEntries={['/display-settings?back=/large-dark-high']}>
          <DisplaySettingsRoute />
        </MemoryRouter>
      </Provider>
    );
    await takeOver(view, early);
    return () => selectDisplay(store.getState());
  }

  it('that were chosen are kept, and can be taken back', async () => {
    const look = await takeOverIn('dark', () => (valued('large').checked = true));
    expect(look()).toBe('large-dark');
    expect(document.cookie).toContain('display=large-dark');
    expect(valued('large')).toBeChecked();
    act(() => valued('normal').click());
    await waitFor(() => expect(look()).toBe('dark'));
  });

  it('stay as they are where nothing was chosen', async () => {
    const look = await takeOverIn('dark');
    expect(look()).toBe('dark');
    expect(document.cookie).toBe('');
  });
});
