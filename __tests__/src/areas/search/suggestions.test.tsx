import { act, screen, waitFor, within } from '@testing-library/react';
import { loggedOut } from '../../../../src/areas/auth/authSlice';
import { searchApi } from '../../../../src/areas/search/searchApi';
import { usePortal, record, findTitle, textsOf } from '../../../support/usePortal';
import type { CannedRequest } from '../../../support/cannedServer';
import { holdAnswersTo } from '../../../support/cannedPage';

const page = (title: string[]) => ({ area: 'policy', fdId: 'p1', title, entity: {} });

/** Completions of the input, and a page. */
const suggest = ({ query }: CannedRequest) => {
  const q = query.get('q') ?? '';
  if (q === '坏') return { status: 500 };
  if (q === '无') return record({ words: [], pages: [] });
  return record({
    words: [
      { word: `${q}改造`, count: 47 },
      { word: `${q}转型`, count: 31 },
    ],
    pages: [page(['关于', q, '的通知'])],
  });
};
const found = record({
  total: 1,
  groups: [{ area: 'policy', count: 1, rows: [{ ...page(['一', '条']), issuer: null, date: null, excerpt: null }] }],
  counts: { policy: 1 },
  more: false,
  loose: false,
  corrections: [],
});

const portal = usePortal({ '/api/search/suggest': suggest, '/api/search/list': found }, ['search']);
const searchFor = (q: string) => `/search?q=${encodeURIComponent(q)}`;
const requests = () => portal.asked('/api/search/suggest').map((query) => query.get('q'));

async function openField(stored: Record<string, string> = {}) {
  const view = portal.open('/contactUs');
  for (const [key, value] of Object.entries(stored)) view.browser.stored.set(key, value);
  await view.user.click(await screen.findByRole('textbox', { name: '搜索' }));
  return { ...view, field: await screen.findByRole<HTMLInputElement>('combobox', { name: '搜索' }) };
}

const lines = () => screen.findAllByRole('option');
const shown = async () => (await lines()).map((line) => line.textContent);
const status = () => within(screen.getByRole('search')).getByRole('status');
const list = () => screen.queryByRole('listbox', { name: '搜索建议' });
const reached = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '-')?.textContent;

it('has no field where the backend offers no search', async () => {
  portal.open('/contactUs', undefined, { extras: [] });
  await findTitle();
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.queryByRole('link', { name: '搜索' })).toBeNull();
});

it('suggests words with their counts, then pages with their area, and announces the number', async () => {
  const { user, field } = await openField();
  expect(field).toHaveFocus();
  expect(field).not.toHaveAttribute('aria-controls');
  await user.paste('数字化');
  expect(await shown()).toEqual(['数字化改造47 条', '数字化转型31 条', '关于数字化的通知政策']);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field).toHaveAttribute('aria-controls', list()!.id);
  expect(status()).toHaveTextContent('3 条建议');
  expect(requests()).toEqual(['数字化']);
  expect(screen.getByRole('option', { name: /转型/ })).toHaveAttribute('href', expect.stringMatching(/^\/search\?q=/));
  expect(screen.getByRole('option', { name: /通知/ })).toHaveAttribute('href', '/policy/detail/p1');
});

it('is cleared by a button right after the field, before the search button', async () => {
  const { user, field } = await openField();
  const order = async () => {
    act(() => field.focus());
    await user.tab();
    const first = document.activeElement?.getAttribute('aria-label');
    await user.tab();
    return [first, document.activeElement?.getAttribute('aria-label')];
  };
  await user.paste('数字化');
  await lines();
  expect(await order()).toEqual(['清空', '搜索']);
  await user.click(screen.getByRole('button', { name: '清空' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
});

it('is operated with the arrow keys, Enter and Escape', async () => {
  const { user, field, address } = await openField();
  await user.paste('数字化');
  await lines();
  await user.keyboard('{ArrowDown}');
  expect(reached(field)).toContain('改造');
  await user.keyboard('{ArrowUp}');
  expect(reached(field)).toBeUndefined();
  for (const back of ['{ArrowLeft}', '{ArrowRight}', '{End}', '{Home}']) {
    await user.keyboard('{ArrowUp}');
    expect(reached(field)).toContain('通知');
    await user.keyboard(back);
    expect(reached(field)).toBeUndefined();
  }
  expect(field).toHaveValue('数字化');
  // What these keys do in a text field.
  expect(field).toHaveProperty('selectionStart', 0);
  await user.keyboard('{Escape}');
  expect(list()).toBeNull();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await lines();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe(searchFor('数字化转型')));
  expect(list()).toBeNull();
});

it('searches for the input on Enter, but not for an empty one', async () => {
  const { user, field, address } = await openField();
  await user.type(field, '  {Enter}');
  expect(address()).toBe('/contactUs');
  await user.type(field, '板材 {Enter}');
  await waitFor(() => expect(address()).toBe(searchFor('板材')));
});

it('shows nothing for a failed or empty response, and announces it', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { user, field } = await openField();
  await user.type(field, '无');
  await waitFor(() => expect(status()).toHaveTextContent('没有建议'));
  await user.clear(field);
  await user.type(field, '坏');
  await waitFor(() => expect(requests()).toContain('坏'));
  await waitFor(() => expect(status()).toBeEmptyDOMElement());
  expect(list()).toBeNull();
});

describe('while the response is pending', () => {
  it('shows the previous options, which cannot be selected', async () => {
    const { user, field, address } = await openField();
    await user.paste('数字');
    await lines();
    const answers = holdAnswersTo(({ searchParams }) => searchParams.get('q') === '数字板材');
    await user.paste('板材');
    await waitFor(() => expect(requests()).toContain('数字板材'));
    expect(list()).toHaveTextContent('数字改造');
    expect(status()).toBeEmptyDOMElement();
    await user.keyboard('{ArrowDown}');
    expect(reached(field)).toBeUndefined();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(searchFor('数字板材')));
    await answers.open();
  });

  it('returns to the field when a newer response has other options', async () => {
    const { user, field, store } = await openField();
    await user.paste('数字');
    await lines();
    await user.keyboard('{ArrowDown}');
    expect(reached(field)).toContain('改造');
    const other = record({ words: [{ word: '数字工厂', count: 5 }], pages: [] });
    portal.answering({ '/api/search/suggest': other });
    const again = { forceRefetch: true, subscribe: false };
    await act(() => store.dispatch(searchApi.endpoints.suggest.initiate('数字', again)));
    await waitFor(() => expect(list()).toHaveTextContent('工厂'));
    expect(reached(field)).toBeUndefined();
  });
});

describe('recent searches on this device', () => {
  const history = (of: { stored: Map<string, string> }) =>
    JSON.parse(of.stored.get('recentSearches') ?? '[]') as string[];
  const recent = async () => textsOf('link', await screen.findByRole('list', { name: '最近搜索' }));
  const openRecent = (...searches: string[]) => openField({ recentSearches: JSON.stringify(searches) });

  it('are kept once something was found, newest first, without duplicates, eight at most', async () => {
    const old = ['一', '二', '三', '四', '五', '六', '七', '八'];
    const { browser, router } = await openRecent(...old);
    for (const q of ['板材', '三']) {
      await act(() => router.navigate(searchFor(q)));
      await waitFor(() => expect(history(browser)[0]).toBe(q));
    }
    expect(history(browser)).toEqual(['三', '板材', '一', '二', '四', '五', '六', '七']);
  });

  it('contain no possible telephone or identity number, and no email address', async () => {
    const { browser, router } = await openField();
    const numbers = ['13800138000', '电话 138-0013-8000', '１３８００１３８０００', '555 1234'];
    for (const q of [...numbers, 'a@b.cn', '2025年补助']) {
      await act(() => router.navigate(searchFor(q)));
      await screen.findByRole('heading', { level: 1, name: `“${q}”的搜索结果` });
      await screen.findByRole('list', { name: '政策' });
    }
    await waitFor(() => expect(history(browser)).toEqual(['2025年补助']));
  });

  it('are deleted one by one, or all at once, with the focus back in the field', async () => {
    const { user, browser, field } = await openRecent('封边条', '贴息', '安装队伍');
    const remove = async (name: string) => {
      act(() => screen.getByRole('button', { name }).focus());
      await user.keyboard('{Enter}');
      expect(screen.queryByRole('button', { name })).toBeNull();
      expect(field).toHaveFocus();
    };
    expect(await recent()).toEqual(['封边条', '贴息', '安装队伍']);
    await remove('清除“贴息”');
    expect(await recent()).toEqual(['封边条', '安装队伍']);
    expect(history(browser)).toEqual(['封边条', '安装队伍']);
    await remove('清除最近搜索');
    expect(screen.queryByRole('list', { name: '最近搜索' })).toBeNull();
    expect(browser.stored.has('recentSearches')).toBe(false);
    // Another tab has searched meanwhile.
    browser.stored.set('recentSearches', JSON.stringify(['板材', '封边条']));
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(await recent()).toEqual(['板材', '封边条', '安装队伍']);
    expect(history(browser)).toEqual(['板材', '封边条', '安装队伍']);
  });

  it('are deleted by a log-out', async () => {
    const { user, browser, store, field } = await openRecent('封边条');
    await recent();
    act(() => void store.dispatch(loggedOut()));
    expect(browser.stored.has('recentSearches')).toBe(false);
    await user.click(await screen.findByRole('button', { name: '确定' }));
    await user.type(field, '板');
    await lines();
    expect(screen.queryByRole('list', { name: '最近搜索' })).toBeNull();
  });

  it('are empty if the storage holds something else', async () => {
    const { field } = await openField({ recentSearches: '{"a":1' });
    expect(field).toHaveFocus();
    expect(screen.queryByRole('list', { name: '最近搜索' })).toBeNull();
  });
});

it('fills a phone with a hint and the popular searches, then suggestions, and closes by its own button', async () => {
  const { user } = portal.open('/contactUs');
  await user.click(await screen.findByRole('link', { name: '搜索' }));
  const ofScreen = within(await screen.findByRole('dialog', { name: '搜索' }));
  expect(await ofScreen.findByText(/^输入两个字以上，例如/)).toBeVisible();
  const popular = within(await ofScreen.findByRole('list', { name: '热门搜索' }));
  expect(popular.getByRole('link', { name: '转型' })).toHaveAttribute('href', searchFor('转型'));
  await user.type(ofScreen.getByRole('combobox', { name: '搜索' }), '数字化');
  expect(await ofScreen.findAllByRole('option')).toHaveLength(3);
  expect(ofScreen.queryByText(/^输入两个字以上|^热门搜索/)).toBeNull();
  const keys = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
  expect(keys.filter((name) => name === '清空' || name === '搜索').slice(-2)).toEqual(['清空', '搜索']);
  expect(keys.filter((name) => name === '清空')).toHaveLength(1);
  await user.click(ofScreen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '搜索' })).toBeNull());
});

it('is closed on the page reached by going back', async () => {
  const { user, router } = await openField();
  await act(() => router.navigate(searchFor('板材')));
  await screen.findByRole('heading', { level: 1, name: '“板材”的搜索结果' });
  const header = within(screen.getByRole('banner'));
  await user.click(header.getByRole('combobox', { name: '搜索' }));
  await lines();
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { level: 1, name: '联系我们' });
  expect(list()).toBeNull();
});

const odd = [{ ...page(['空']), area: 'moon' }, { ...page(['空']), title: '空' }, page(['板材的', '页'])];

it.each([
  [
    'when a word has more results than counted, and no unknown count',
    [
      { word: '板材', count: 100, more: true },
      { word: '板式', count: null, more: false },
    ],
    [],
    ['板材100+ 条', '板式'],
  ],
  [
    'the valid part of a malformed response',
    [{ word: 7 }, null, { word: '板材', count: '3' }],
    odd,
    ['板材3 条', '板材的页政策'],
  ],
])('shows %s', async (_what, words, pages, expected) => {
  portal.answering({ '/api/search/suggest': record({ words, pages }) });
  const { user, field } = await openField();
  await user.type(field, '板');
  expect(await shown()).toEqual(expected);
});
