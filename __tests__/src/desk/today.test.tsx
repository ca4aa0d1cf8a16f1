import { act, screen, within } from '@testing-library/react';
import { portalApi } from '../../../src/api/portalApi';
import type { Today } from '../../../src/contract/today';
import { administrator, renderDesk } from '../../support/deskPage';
import { findLink } from '../../support/usePortal';

const day: Today = {
  submissions: {
    limits: { application: 7, intention: 2, entry: 1 },
    open: 12,
    overdue: 2,
    dueToday: 1,
    week: [20, 21, 22, 23, 24, 25, 26].map((day) => ({ day: `2026-11-${day}`, arrived: day - 20, closed: 3 })),
    waiting: [
      { number: 'SB-20261110-0001', kind: 'application', title: '数字化改造', fdComName: '甲公司', left: -3 },
      { number: 'YX-20261124-0002', kind: 'intention', title: '拆单云', fdComName: '乙公司', left: 0 },
      { number: 'SB-20261126-0003', kind: 'application', title: '绿色板材', fdComName: '丙公司', left: 7 },
    ],
  },
  content: {
    goesOut: { count: 25, items: [{ area: 'policy', fdId: 'p1', title: '新政策', at: '2026-11-26 18:30:00' }] },
    searches: ['激光封边机'],
    ends: {
      count: 2,
      items: [
        { area: 'project', fdId: 'j1', title: '老项目' },
        { area: 'getbuginess', fdId: 'j1', title: '老需求' },
      ],
    },
  },
};

const open = (data: unknown, role = administrator.role) =>
  renderDesk('/backend/today', {
    '/api/desk/today': data as never,
    '/api/desk/me': { code: 0, data: { ...administrator, role } },
  });

const block = async (name: string) => within(await screen.findByRole('region', { name }));

it('says what waits with the time left, and leads to each, also for whoever comes back the next day', async () => {
  const desk = open({ code: 0, data: day });
  const waiting = await block('即将到期');
  expect(waiting.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('超 3 天'),
    expect.stringContaining('今日到期'),
    expect.stringContaining('剩 7 天'),
  ]);
  expect(await findLink('数字化改造')).toHaveAttribute('href', '/backend/inbox?open=SB-20261110-0001');
  expect(screen.getByRole('link', { name: /^已超时\s*2$/ })).toHaveAttribute('href', '/backend/inbox');
  // All of them, of which the first are listed.
  expect(screen.getByRole('link', { name: /^今日待发布\s*25$/ })).toHaveAttribute('href', '#goes-out');
  const goesOut = await block('今日待发布');
  expect(goesOut.getByText('18:30')).toBeVisible();
  expect(goesOut.getByRole('link', { name: '另有 24 条，见内容列表' })).toHaveAttribute('href', '/backend/content');
  expect((await block('无结果的搜索词')).getByRole('link', { name: '激光封边机' })).toBeVisible();
  const ending = (await block('今日截止')).getByRole('link', { name: '老项目' });
  expect(ending).toHaveAttribute('href', '/backend/content/project/j1');
  desk.answers['/api/desk/today'] = { code: 0, data: { ...day, submissions: { ...day.submissions, overdue: 3 } } };
  act(() => void desk.store.dispatch(portalApi.internalActions.onFocus()));
  expect(await screen.findByRole('link', { name: /^已超时\s*3$/ })).toBeVisible();
});

it('shows how many submissions came in and were closed on each day of the week, to screen readers as a table', async () => {
  open({ code: 0, data: day });
  const rows = within(await screen.findByRole('table', { name: '近七天收办' })).getAllByRole('row');
  expect(rows).toHaveLength(8);
  expect(rows.at(-1)).toHaveTextContent('2026-11-2663');
  expect(
    within(rows[0]!)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['日期', '收到', '办结']);
});

it('shows an editor the content alone, and says so where nothing is due', async () => {
  const content = { goesOut: { count: 0, items: [] }, ends: { count: 0, items: [] }, searches: [] };
  open({ code: 0, data: { submissions: null, content } }, 'editor');
  expect((await block('今日待发布')).getByText('今天没有')).toBeVisible();
  expect((await block('无结果的搜索词')).getByText('近期搜索均有结果')).toBeVisible();
  expect(screen.queryByRole('region', { name: '即将到期' })).toBeNull();
  expect(screen.queryByRole('link', { name: /已超时/ })).toBeNull();
});
