import { screen, waitFor, within } from '@testing-library/react';
import type { ContentBatch, ContentDetail, ContentState } from '../../../../src/contract/deskContent';
import { type Canned, type Sent, gate } from '../../../support/cannedPage';
import { contentDetail } from '../../../support/contentDetail';
import { renderDesk } from '../../../support/deskPage';

/** The lists of the desk's content: docs/behaviour/desk-content.md. */

const idOf = (place: number) => String(place).repeat(32);

/** A policy, with all that the desk knows of it. */
const row = (place: number, state: ContentState, more: Partial<ContentDetail> = {}): ContentDetail => ({
  ...contentDetail(idOf(place), 3, { fdTitle: `政策${place}` }),
  state,
  ...more,
});

/** A mock backend that stores items, publishes them and takes them down. */
function backend(rows: ContentDetail[]) {
  const written: string[] = [];
  const states = { publish: 'published', takeDown: 'removed' } as const;
  const batch = ({ body }: Sent) => {
    const { act, items } = JSON.parse(body) as { act: keyof typeof states } & Pick<ContentBatch, 'items'>;
    const refused = items.flatMap(({ fdId, updatedAt }) => {
      const found = rows.find((one) => one.fdId === fdId)!;
      if (found.updatedAt !== updatedAt) return [{ fdId, reason: '刚刚有人修改过，请刷新后再看' }];
      written.push(fdId);
      found.state = states[act];
      return [];
    });
    return { code: 0, data: refused };
  };
  const answers: Record<string, Canned> = {
    '/api/desk/content': ({ query }: Sent) => {
      const state = query.get('state');
      const shown = rows.filter((one) => !state || one.state === state);
      return { code: 0, msg: null, total: shown.length, rows: shown.map((one) => ({ ...one })), searched: null };
    },
    '/api/desk/content/item': ({ query }: Sent) => ({
      code: 0,
      data: rows.find(({ fdId }) => fdId === query.get('fdId')),
    }),
    '/api/desk/content/batch': batch,
  };
  return { answers, written };
}

test('publishes several drafts at once, except those that somebody changed since the list was loaded', async () => {
  const rows = [row(1, 'draft'), row(2, 'draft'), row(3, 'draft')];
  const { answers, written } = backend(rows);
  const desk = renderDesk('/backend/content/policy?state=draft', answers);
  await desk.user.click(await screen.findByRole('checkbox', { name: '选择本页' }));
  const bar = within(screen.getByRole('region', { name: '批量操作' }));
  expect(bar.getByText('3')).toBeInTheDocument();
  rows[1]!.updatedAt = '2025-07-16 10:05:00';
  await desk.user.click(bar.getByRole('button', { name: '发布' }));
  const dialog = within(await screen.findByRole('dialog', { name: '发布 3 条' }));
  await desk.user.click(dialog.getByRole('button', { name: '发布' }));
  expect(await dialog.findByText('有 1 条未办成')).toBeInTheDocument();
  expect(dialog.getByText('刚刚有人修改过，请刷新后再看').closest('li')).toHaveTextContent('政策2');
  expect([written, desk.calls('/api/desk/content/batch').length]).toEqual([[idOf(1), idOf(3)], 1]);
  await desk.user.click(dialog.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(screen.getByRole('checkbox', { name: '选择 政策2' })).toBeChecked();
  expect(screen.getByText('发布 2 条')).toBeInTheDocument();
});

test('a search shows in which areas it finds how much, and goes on there', async () => {
  const { answers } = backend([row(1, 'published')]);
  const found = { policy: 1, industryNews: 12 };
  const desk = renderDesk('/backend/content/policy', {
    ...answers,
    '/api/desk/content/found': { code: 0, data: found },
  });
  const filters = await screen.findByRole('search', { name: /企业政策/ });
  await desk.user.type(within(filters).getByRole('searchbox'), '板材{Enter}');
  // That of the header searches the inbox.
  expect(screen.getByRole('searchbox', { name: '搜索编号、企业、标题' })).toHaveValue('');
  const areas = within(await screen.findByRole('navigation', { name: '各栏目中的“板材”' }));
  const news = await areas.findByRole('link', { name: /12$/ });
  expect(news).toHaveAttribute('href', `/backend/content/industryNews?q=${encodeURIComponent('板材')}`);
  expect(desk.calls('/api/desk/content/found').map(({ query }) => query.get('q'))).toEqual(['板材']);
});

test('a column heading sorts the list, then the other way round, then as it was, in the address', async () => {
  const { answers } = backend([row(1, 'published'), row(2, 'draft')]);
  const desk = renderDesk('/backend/content/policy?page=2&state=draft', answers);
  const lastQuery = () => desk.calls('/api/desk/content').at(-1)?.query;
  const heading = () => screen.getByRole('columnheader', { name: '最近更新' });
  await screen.findByRole('columnheader', { name: '最近更新' });
  for (const [order, direction] of [
    ['-updatedAt', 'descending'],
    ['updatedAt', 'ascending'],
    [null, null],
  ]) {
    await desk.user.click(screen.getByRole('button', { name: '最近更新' }));
    await waitFor(() => expect([lastQuery()?.get('order'), lastQuery()?.get('pageNum')]).toEqual([order, '1']));
    await waitFor(() => expect(heading().getAttribute('aria-sort')).toBe(direction));
    // The next key goes on from here.
    expect(screen.getByRole('button', { name: '最近更新' })).toHaveFocus();
    expect(desk.address()).toBe(`/backend/content/policy?state=draft${order ? `&order=${order}` : ''}`);
  }
  // On phones, where the headings are not shown.
  const choice = screen.getByRole('combobox', { name: '排序' });
  expect(choice).toHaveDisplayValue('默认顺序');
  await desk.user.selectOptions(choice, '标题升序');
  await waitFor(() => expect(lastQuery()?.get('order')).toBe('title'));
  // The way back from an item leads to the list as it was.
  await desk.user.click(await screen.findByRole('link', { name: '政策2' }));
  await waitFor(() =>
    expect(within(screen.getByRole('main')).getByRole('link', { name: '企业政策' })).toHaveAttribute(
      'href',
      '/backend/content/policy?state=draft&order=title',
    ),
  );
});

test('a heading that sorted the list as it was before leaves the focus alone on the next page', async () => {
  const { answers } = backend(Array.from({ length: 21 }, (_, place) => row(place + 10, 'published')));
  const desk = renderDesk('/backend/content/policy', answers);
  for (const order of ['-updatedAt', 'updatedAt', null]) {
    await desk.user.click(await screen.findByRole('button', { name: '最近更新' }));
    await waitFor(() => expect(desk.address()).toBe(`/backend/content/policy${order ? `?order=${order}` : ''}`));
  }
  await desk.user.click(await screen.findByRole('button', { name: '下一页' }));
  await waitFor(() => expect(desk.calls('/api/desk/content').at(-1)?.query.get('pageNum')).toBe('2'));
  await screen.findByRole('button', { name: '最近更新' });
  expect(screen.getByRole('heading', { level: 1, name: '企业政策' })).toHaveFocus();
});

test('the focus moves to the next row when a row leaves the list, and to the heading after the last one', async () => {
  const { answers } = backend([row(1, 'published'), row(2, 'published')]);
  const desk = renderDesk('/backend/content/policy?state=published', answers);
  const takeDown = async (title: string) => {
    const menu = await screen.findByLabelText(`更多操作：${title}`);
    await desk.user.click(menu);
    await desk.user.click(within(menu.closest('tr')!).getByRole('button', { name: '撤下', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: '撤下 1 条' }));
    await desk.user.click(dialog.getByRole('button', { name: '撤下' }));
    await waitFor(() => expect(screen.queryByLabelText(`更多操作：${title}`)).not.toBeInTheDocument());
  };
  await takeDown('政策1');
  await waitFor(() => expect(screen.getByRole('link', { name: '政策2' })).toHaveFocus());
  await takeDown('政策2');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: '企业政策' })).toHaveFocus());
});

test('a banner is listed with picture, page and link, and categories are filtered by area', async () => {
  const banner = { title: '/profile/uploads/a/one.jpg', subtitle: '/policy', category: 'banner_index', day: null };
  const { answers } = backend([row(1, 'published', { area: 'banner', ...banner })]);
  const desk = renderDesk('/backend/content/banner', answers);
  const link = await screen.findByRole('link', { name: '首页 · /policy' });
  expect(link.closest('td')!.querySelector('img')).toHaveAttribute('src', expect.stringMatching('/one'));
  await desk.user.click(screen.getByRole('link', { name: /^分类与字典/ }));
  await desk.user.selectOptions(await screen.findByRole('combobox', { name: '栏目' }), '企业政策');
  await waitFor(() => expect(desk.calls('/api/desk/content').at(-1)!.query.get('category')).toBe('policy'));
});

test('a row moves past its neighbour, and is not offered to move where it has none', async () => {
  const rows = [1, 2, 3].map((place) => row(place, 'published', { area: 'banner', subtitle: `/${place}` }));
  const { answers } = backend([...rows, row(4, 'draft', { area: 'banner', subtitle: '/4' })]);
  const desk = renderDesk('/backend/content/banner', { ...answers, '/api/desk/content/order': { code: 0 } });
  await screen.findByRole('table');
  const moves = rows.map((_row, place) => {
    const menu = within(screen.getAllByRole('row')[place + 1]!);
    return menu.queryAllByRole('button', { name: /^[上下]移$/, hidden: true }).map(({ textContent }) => textContent);
  });
  expect(moves).toEqual([['下移'], ['上移', '下移'], ['上移']]);
  await desk.user.click(screen.getAllByRole('button', { name: /^更多操作/ })[1]!);
  await desk.user.click(screen.getByRole('button', { name: '下移' }));
  await waitFor(() => expect(desk.calls('/api/desk/content/order')).toHaveLength(1));
  const sent = JSON.parse(desk.calls('/api/desk/content/order')[0]!.body) as object;
  expect(sent).toEqual({ area: 'banner', fdIds: [idOf(3), idOf(2)] });
});

test('a copy opens while its list is being refetched, and the list is fetched again on the way back', async () => {
  const rows = [row(1, 'published')];
  const { answers } = backend(rows);
  const slow = gate();
  const list = answers['/api/desk/content'] as (call: Sent) => unknown;
  const desk = renderDesk('/backend/content/policy', answers);
  desk.answers['/api/desk/content/copy'] = () => {
    rows.push(row(2, 'draft'));
    desk.answers['/api/desk/content'] = (call: Sent) => slow.hold(list(call));
    return { code: 0, data: row(2, 'draft', { version: 1 }) };
  };
  await desk.user.click(await screen.findByLabelText('更多操作：政策1'));
  await desk.user.click(screen.getByRole('button', { name: '复制' }));
  await waitFor(() => expect(desk.address()).toBe(`/backend/content/policy/${idOf(2)}`));
  desk.answers['/api/desk/content'] = list;
  await desk.user.click((await screen.findAllByRole('link', { name: '企业政策' }))[0]!);
  expect(await screen.findByText('政策2')).toBeInTheDocument();
  expect(screen.queryByText(/数据加载失败/)).toBeNull();
});

test('an item opens with the focus on it, though its screen and its data load meanwhile', async () => {
  const desk = renderDesk('/backend/content/policy', backend([row(1, 'draft')]).answers);
  await desk.user.click(await screen.findByRole('link', { name: /政策1/ }));
  await screen.findByRole('textbox', { name: /标题/ });
  expect(screen.getByRole('main')).toHaveFocus();
});
