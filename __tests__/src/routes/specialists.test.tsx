import { screen, waitFor, within } from '@testing-library/react';
import { answersOf, pageOfRows, record } from '../../support/cannedPortal';
import { renderApp } from '../../support/renderApp';
import { useCannedServer } from '../../support/cannedServer';

const backend = useCannedServer();

const categories = { body: { code: 0, data: [{ fdCategory: 'craft', fdCategoryName: '生产工艺' }] } };
const healthy = {
  '/api/specialist/recommendList': pageOfRows(7, (n) => ({
    fdId: `r${n}`,
    fdName: `推荐 ${n}`,
    fdField: '木作、涂装',
  })),
  '/api/specialist/list': pageOfRows(30, (n) => ({ fdId: `s${n}`, fdName: `专家 ${n}` })),
  '/api/specialist/categories': categories,
  '/api/recruit/list': pageOfRows(2, (n) => ({ fdId: `j${n}`, fdPost: `岗位 ${n}` })),
};
const recommended = async () => {
  const list = await screen.findByRole('list', { name: '推荐专家' });
  return within(list)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
};

it('shows the next three recommended experts by 换一批, and page 1 again after the last', async () => {
  backend.answering(answersOf(healthy));
  const { user } = renderApp('/specialist', { origin: backend.url });
  expect(await recommended()).toEqual(['推荐 1', '推荐 2', '推荐 3']);
  const refresh = screen.getByRole('button', { name: '换一批' });
  for (const names of [['推荐 4', '推荐 5', '推荐 6'], ['推荐 7'], ['推荐 1', '推荐 2', '推荐 3']]) {
    await user.click(refresh);
    await waitFor(async () => expect(await recommended()).toEqual(names));
  }
  const sizes = backend.requests
    .filter(({ path }) => path.endsWith('recommendList'))
    .map(({ query }) => query.get('pageSize'));
  expect(new Set(sizes)).toEqual(new Set(['3']));
});

it('shows the first twelve experts and leads to all of them, within the open category', async () => {
  backend.answering(answersOf(healthy));
  const { address } = renderApp('/specialist/craft', { origin: backend.url });
  const list = await screen.findByRole('list', { name: '共享人才' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(12);
  expect(screen.getByRole('link', { name: '全部专家' })).toHaveAttribute('href', '/specialist/detailAll/craft');
  const asked = backend.requests.find(({ path }) => path === '/api/specialist/list');
  expect(Object.fromEntries(asked!.query)).toEqual({ pageNum: '1', pageSize: '12', category: 'craft', brief: '1' });
  // Without a login: docs/behaviour/accounts.md.
  expect([address(), backend.requests.filter(({ headers }) => headers.authorization)]).toEqual([
    '/specialist/craft',
    [],
  ]);
});

it('does not list the recommended experts again', async () => {
  const shared = (n: number) => ({ fdId: `s${n}`, fdName: `专家 ${n}` });
  backend.answering(answersOf({ ...healthy, '/api/specialist/recommendList': pageOfRows(6, shared) }));
  const { user } = renderApp('/specialist', { origin: backend.url });
  const listed = async () => {
    const list = await screen.findByRole('list', { name: '共享人才' });
    return within(list)
      .getAllByRole('heading')
      .map((heading) => heading.textContent);
  };
  expect(await recommended()).toEqual(['专家 1', '专家 2', '专家 3']);
  expect(await listed()).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => `专家 ${n}`));
  await user.click(screen.getByRole('button', { name: '换一批' }));
  await waitFor(async () => expect(await listed()).toEqual([1, 2, 3, 7, 8, 9, 10, 11, 12].map((n) => `专家 ${n}`)));
});

it('lists the recommended experts where there is nobody else', async () => {
  const shared = (n: number) => ({ fdId: `s${n}`, fdName: `专家 ${n}` });
  const two = pageOfRows(2, shared);
  backend.answering(answersOf({ ...healthy, '/api/specialist/recommendList': two, '/api/specialist/list': two }));
  renderApp('/specialist/craft', { origin: backend.url });
  const list = await screen.findByRole('list', { name: '共享人才' });
  expect(within(list).getAllByRole('heading')).toHaveLength(2);
});

it('keeps the category links of the all list on detailAll', async () => {
  backend.answering(answersOf(healthy));
  renderApp('/specialist/detailAll', { origin: backend.url });
  const nav = await screen.findByRole('navigation', { name: '分类导航' });
  expect(await within(nav).findByRole('link', { name: '生产工艺' })).toHaveAttribute(
    'href',
    '/specialist/detailAll/craft',
  );
  expect(within(nav).getByRole('link', { name: '全部' })).toHaveAttribute('href', '/specialist/detailAll');
});

it('opens 联系专家 without a login', async () => {
  const contact = record({ fdEmail: 'tuijian@example.com' });
  backend.answering(answersOf({ ...healthy, '/api/specialist/findSpecialistRelationById': contact }));
  const { user } = renderApp('/specialist', { origin: backend.url });
  const list = await screen.findByRole('list', { name: '推荐专家' });
  await user.click(within(list).getAllByRole('button', { name: '联系专家' })[1]);
  const dialog = within(await screen.findByRole('dialog', { name: '联系专家' }));
  expect(await dialog.findByText('tuijian@example.com')).toBeVisible();
  expect(dialog.getByText('推荐 2')).toBeVisible();
});

it('shows 招聘信息 when the backend has that list', async () => {
  backend.answering(answersOf(healthy));
  renderApp('/specialist', { origin: backend.url });
  const jobs = await screen.findByRole('region', { name: '招聘信息' });
  expect(within(jobs).getByRole('link', { name: '岗位 1' })).toHaveAttribute('href', '/recruit/detail/j1');
});

it('leaves 招聘信息 out on a backend without that list', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  backend.answering(answersOf({ ...healthy, '/api/recruit/list': { status: 404, body: '<html>' } }));
  renderApp('/specialist', { origin: backend.url });
  await screen.findByRole('list', { name: '共享人才' });
  await waitFor(() => expect(backend.requests.some(({ path }) => path === '/api/recruit/list')).toBe(true));
  expect(screen.queryByRole('region', { name: '招聘信息' })).toBeNull();
});

it('says beside an expert’s work unit what it is', async () => {
  const expert = { fdId: 's1', fdName: '沈知远', fdHometown: '省林产研究院' };
  backend.answering(answersOf({ ...healthy, '/api/specialist/findSpecialistById': record(expert) }));
  renderApp('/specialist/detail/s1', { origin: backend.url });
  await screen.findByRole('heading', { level: 1, name: '沈知远' });
  expect(screen.getByText('工作单位').nextElementSibling).toHaveTextContent('省林产研究院');
});
