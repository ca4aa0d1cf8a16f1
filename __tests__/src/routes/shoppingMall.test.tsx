import { fireEvent, screen, within } from '@testing-library/react';
import { pageOfRows, record } from '../../support/cannedPortal';
import { findButton, findTitle } from '../../support/see';
import { usePortal } from '../../support/usePortal';

const portal = usePortal();

const app = (fields: object) => ({ fdId: 'a1', fdAppName: '板图拆单', ...fields });

describe('the top list of the mall', () => {
  const best = [1, 2, 3, 4].map((n) => ({ fdId: `t${n}`, fdAppName: `优选 ${n}`, fdRating: n }));
  const top = { '/api/app/findTopList': record(best) };

  it('shows three apps on the root path, fetched with page size 3', async () => {
    portal.open('/shopping_mall', top);
    const block = within(await screen.findByRole('region', { name: '优惠方案' }));
    expect(await block.findAllByRole('listitem')).toHaveLength(3);
    expect(block.getByRole('link', { name: '优选 1' })).toHaveAttribute('href', '/shopping_mall/detail/t1');
    expect(portal.asked('/api/app/findTopList')[0]?.get('pageSize')).toBe('3');
  });

  it('is absent in a category, and not fetched', async () => {
    portal.open('/shopping_mall/c1', top);
    await screen.findByText('共 0 条');
    expect(screen.queryByRole('region', { name: '优惠方案' })).toBeNull();
    expect(portal.asked('/api/app/findTopList')).toEqual([]);
  });
});

it.each<[what: string, fields: object, shown: string]>([
  ['without a rating', {}, '暂无评分'],
  ['without a description', {}, '暂无描述'],
  ['with a price, which it never shows', { fdMarketPrice: '9800' }, '面议'],
  ['with a description of 100 characters', { fdDescription: `<p>${'𠮷'.repeat(100)}</p>` }, '𠮷'.repeat(100)],
  ['with a longer one, cut as people count', { fdDescription: '𠮷'.repeat(101) }, `${'𠮷'.repeat(100)}…`],
])('a card of the mall %s: %j', async (_what, fields, shown) => {
  portal.open('/shopping_mall', { '/api/app/list': pageOfRows(1, () => app(fields)) });
  const card = (await screen.findByText('面议')).closest('li')!;
  expect(within(card).getByText(shown)).toBeVisible();
  expect(document.body).not.toHaveTextContent('9800');
});

it('a card of the mall shows a rating in stars', async () => {
  portal.open('/shopping_mall', { '/api/app/list': pageOfRows(1, () => app({ fdRating: '4.5' })) });
  expect(await screen.findByRole('img', { name: '评分 4.5 星' })).toBeVisible();
});

describe('the detail of an app', () => {
  const open = (fields: object, token?: string) =>
    portal.open('/shopping_mall/detail/a1', { '/api/app/findOrderById': record(app(fields)) }, { token });
  const video = () => screen.findByLabelText('板图拆单演示视频');

  it('plays its video and links to its demonstration outside', async () => {
    open({ fdVideoUrl: '/profile/video/a.mp4', fdDemoUrl: 'https://demo.example.com/a' });
    expect(await video()).toHaveAttribute('src', `${portal.backend.url}/profile/video/a.mp4`);
    const demo = screen.getByRole('link', { name: '查看演示' });
    expect(demo).toHaveAttribute('href', 'https://demo.example.com/a');
    expect(demo).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('says 暂无视频 for a video that does not play', async () => {
    open({ fdVideoUrl: '/profile/video/a.mp4' });
    fireEvent.error(await video());
    expect(screen.getByText('暂无视频')).toBeVisible();
  });

  it('never links to an address that is not an http address', async () => {
    open({ fdDemoUrl: 'javascript:alert(1)' });
    await findTitle('板图拆单');
    expect(screen.queryByRole('link', { name: '查看演示' })).toBeNull();
  });

  it('asks a visitor to log in before 提交意向, and opens the form for a company', async () => {
    const dialog = { kind: 'intention', fdId: 'a1', title: '板图拆单' };
    const visitor = open({});
    await visitor.user.click(await findButton('提交意向'));
    const pendingForm = { path: '/shopping_mall/detail/a1', dialog };
    expect(visitor.store.getState().dialogs).toMatchObject({ question: 'loginNeeded', pendingForm });
    visitor.unmount();
    const company = open({}, 'token');
    await company.user.click(await findButton('提交意向'));
    expect(company.store.getState().dialogs.form).toEqual(dialog);
  });
});
