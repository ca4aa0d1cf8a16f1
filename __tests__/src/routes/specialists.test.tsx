import { screen, waitFor, within } from '@testing-library/react';
import { usePortal, pageOfRows, record, findLink, findTitle, textsOf } from '../../support/usePortal';

const expert = (n: number) => ({ fdId: `s${n}`, fdName: `专家 ${n}` });
const portal = usePortal({
  '/api/specialist/recommendList': pageOfRows(7, (n) => ({
    fdId: `r${n}`,
    fdName: `推荐 ${n}`,
    fdField: '木作、涂装',
  })),
  '/api/specialist/list': pageOfRows(30, expert),
  '/api/specialist/categories': record([{ fdCategory: 'craft', fdCategoryName: '生产工艺' }]),
  '/api/recruit/list': pageOfRows(2, (n) => ({ fdId: `j${n}`, fdPost: `岗位 ${n}` })),
});
const namesIn = async (list: string) => textsOf('heading', await screen.findByRole('list', { name: list }));

it('shows jobs, and the next three recommended experts by 换一批, page 1 again after the last', async () => {
  const { user } = portal.open('/specialist');
  expect(await namesIn('推荐专家')).toEqual(['推荐 1', '推荐 2', '推荐 3']);
  const refresh = screen.getByRole('button', { name: '换一批' });
  for (const names of [['推荐 4', '推荐 5', '推荐 6'], ['推荐 7'], ['推荐 1', '推荐 2', '推荐 3']]) {
    await user.click(refresh);
    await waitFor(async () => expect(await namesIn('推荐专家')).toEqual(names));
  }
  const sizes = portal.asked('/api/specialist/recommendList').map((query) => query.get('pageSize'));
  expect(new Set(sizes)).toEqual(new Set(['3']));
  await screen.findByRole('region', { name: '招聘信息' });
  expect(await findLink('岗位 1')).toHaveAttribute('href', '/recruit/detail/j1');
});

it('shows the first twelve experts and leads to all of them, within the open category', async () => {
  const { address } = portal.open('/specialist/craft');
  expect(await namesIn('共享人才')).toHaveLength(12);
  expect(screen.getByRole('link', { name: '全部专家' })).toHaveAttribute('href', '/specialist/detailAll/craft');
  const [listRequest] = portal.asked('/api/specialist/list');
  expect(Object.fromEntries(listRequest!)).toEqual({ pageNum: '1', pageSize: '12', category: 'craft', brief: '1' });
  // Without a login: docs/behaviour/accounts.md.
  expect([address(), portal.authorized()]).toEqual(['/specialist/craft', []]);
});

it('does not list the recommended experts again', async () => {
  const { user } = portal.open('/specialist', { '/api/specialist/recommendList': pageOfRows(6, expert) });
  const experts = (...numbers: number[]) => numbers.map((n) => `专家 ${n}`);
  expect(await namesIn('推荐专家')).toEqual(experts(1, 2, 3));
  expect(await namesIn('共享人才')).toEqual(experts(4, 5, 6, 7, 8, 9, 10, 11, 12));
  await user.click(screen.getByRole('button', { name: '换一批' }));
  const others = experts(1, 2, 3, 7, 8, 9, 10, 11, 12);
  await waitFor(async () => expect(await namesIn('共享人才')).toEqual(others));
});

it('lists the recommended experts where there is nobody else', async () => {
  const two = pageOfRows(2, expert);
  portal.open('/specialist/craft', { '/api/specialist/recommendList': two, '/api/specialist/list': two });
  expect(await namesIn('共享人才')).toHaveLength(2);
});

it('keeps the category links of the all list on detailAll', async () => {
  portal.open('/specialist/detailAll');
  const nav = within(await screen.findByRole('navigation', { name: '分类导航' }));
  const category = await nav.findByRole('link', { name: '生产工艺' });
  expect(category).toHaveAttribute('href', '/specialist/detailAll/craft');
  expect(nav.getByRole('link', { name: '全部' })).toHaveAttribute('href', '/specialist/detailAll');
});

it('opens 联系专家 without a login', async () => {
  const contact = record({ fdEmail: 'tuijian@example.com' });
  const { user } = portal.open('/specialist', { '/api/specialist/findSpecialistRelationById': contact });
  const list = await screen.findByRole('list', { name: '推荐专家' });
  await user.click(within(list).getAllByRole('button', { name: '联系专家' })[1]);
  const dialog = within(await screen.findByRole('dialog', { name: '联系专家' }));
  expect(await dialog.findByText('tuijian@example.com')).toBeVisible();
  expect(dialog.getByText('推荐 2')).toBeVisible();
});

it('leaves 招聘信息 out on a backend without that list', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  portal.open('/specialist', { '/api/recruit/list': { status: 404, body: '<html>' } });
  await screen.findByRole('list', { name: '共享人才' });
  await waitFor(() => expect(portal.asked('/api/recruit/list')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: '招聘信息' })).toBeNull();
});

it('says beside an expert’s work unit what it is', async () => {
  const one = { fdId: 's1', fdName: '沈知远', fdHometown: '省林产研究院' };
  portal.open('/specialist/detail/s1', { '/api/specialist/findSpecialistById': record(one) });
  await findTitle('沈知远');
  expect(screen.getByText('工作单位').nextElementSibling).toHaveTextContent('省林产研究院');
});
