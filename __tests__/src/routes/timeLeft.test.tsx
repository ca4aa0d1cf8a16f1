import { act, screen, within } from '@testing-library/react';
import { userKnown } from '../../../src/areas/auth/authSlice';
import type { Extra } from '../../../src/contract/extras';
import { usePortal, record, findButton, findLink, findTitle } from '../../support/usePortal';
import { fakeDate } from '../../support/fakeDate';

/** How the details of projects, of policies with a project, and of supply and demand tell the time that is left. */

const portal = usePortal();
beforeEach(() => void fakeDate('2025-07-10T10:00:00+08:00'));

const headings = ['一、项目目标', '二、申报条件', '三、支持方式']
  .map((name) => `<h2>${name}</h2><p>文字。</p>`)
  .join('');

async function project(fields: object, attachment = '') {
  portal.open('/project/detail/p1', {
    '/api/project/findProjectById': record({ fdId: 'p1', fdProjectName: '柔性产线', ...fields }),
    '/api/att/getAttFile': record(attachment),
  });
  await findTitle('柔性产线');
}

async function supply(fields: object) {
  const entry = {
    fdId: 'd1',
    fdGetbuginessName: '橱柜门板',
    fdContactsPerson: '江一禾',
    fdContactsPhone: '13800003776',
  };
  portal.open('/supply_demand/supply/detail/d1', {
    '/api/getbuginess/findSupplyDemandById': record({ ...entry, ...fields }),
  });
  await findTitle('橱柜门板');
}

const head = () => screen.getByRole('article').querySelector('header')!;
/** The bar at the foot of a phone's window. */
const bar = (action: HTMLElement) => action.parentElement!;
const open = { fdApplicationStart: '2025-07-01', fdApplicationEnd: '2025-08-15' };
const closed = { fdApplicationStart: '2025-04-18', fdApplicationEnd: '2025-06-20' };

it('an open project shows its window with the days left, and says them again beside the action', async () => {
  await project(open);
  expect(head()).toHaveTextContent('剩 36 天');
  expect(within(head()).getByText('07-01 开始')).toHaveAttribute('datetime', '2025-07-01');
  expect(within(head()).getByText('08-15 截止')).toHaveAttribute('datetime', '2025-08-15');
  expect(bar(screen.getByRole('button', { name: '在线申报' }))).toHaveTextContent('剩 36 天');
  expect(screen.queryByText(/仅供查阅/)).toBeNull();
});

it('the last day of a window is called so, and another year is named', async () => {
  await project({ fdApplicationStart: '2024-07-01', fdApplicationEnd: '2025-07-10' });
  expect(head()).toHaveTextContent('今天截止');
  expect(within(head()).getByText('2024-07-01 开始')).toBeVisible();
});

it('a window that has not begun counts no days yet', async () => {
  await project({ ...open, fdApplicationStart: '2025-08-01' });
  expect(screen.getByRole('article')).not.toHaveTextContent('剩');
});

it('a closed project says so above everything else', async () => {
  await project(closed);
  expect(head().firstElementChild).toHaveTextContent('本项目申报已截止，仅供查阅。');
  expect(within(head()).getByText('06-20 已截止')).toBeVisible();
  expect(within(head()).getByText('已截止')).toBeVisible();
  expect(screen.getByRole('article')).not.toHaveTextContent(/剩|申报中/);
  expect(screen.queryByRole('button', { name: '在线申报' })).toBeNull();
});

it('a project without dates says that they are open', async () => {
  await project({ fdApplicationStart: null, fdApplicationEnd: '' });
  expect(within(head()).getByText('申报时间待定')).toBeVisible();
  expect(head()).not.toHaveTextContent(/申报中|截止/);
});

it('a window whose days are none is shown as it came, without a line', async () => {
  await project({ fdApplicationStart: null, fdApplicationEnd: '额满为止' });
  expect(within(head()).getByText('额满为止 截止')).not.toHaveAttribute('datetime');
  expect(document.body).not.toHaveTextContent('NaN');
});

it('an open entry names whom to call and how long still beside the call', async () => {
  await supply({ fdReleaseTime: '2025-06-18 09:00:00', fdDeadlineTime: '2025-08-12' });
  expect(head()).toHaveTextContent('剩 33 天');
  expect(within(head()).getByText('06-18 发布')).toBeVisible();
  expect(bar(screen.getByRole('link', { name: /拨打电话/ }))).toHaveTextContent('江一禾剩 33 天');
});

it('a closed entry says so, calls nobody, and keeps the number among its facts', async () => {
  await supply({ fdReleaseTime: '2025-04-18', fdDeadlineTime: '2025-06-20' });
  expect(head().firstElementChild).toHaveTextContent('本条供应已截止，仅供查阅。');
  expect(screen.queryByRole('link', { name: /拨打电话/ })).toBeNull();
  expect(within(screen.getByRole('complementary')).getByRole('link', { name: /138/ })).toBeVisible();
});

it.each([
  ['leads to the attachment', '/profile/upload/form.zip', 1],
  ['names no attachment where there is none', '', 0],
])('the contents of a project %s', async (_name, path, count) => {
  await project({ fdProjectContent: headings, fdApplicationEnd: '2025-08-15' }, path);
  const contents = await screen.findByRole('navigation', { name: '目录' });
  await (path ? screen.findByRole('link', { name: /form\.zip/ }) : screen.findByText('暂无附件'));
  const links = within(contents).queryAllByRole('link', { name: '附件' });
  expect(links).toHaveLength(count);
  for (const link of links) {
    const target = document.getElementById(new URL((link as HTMLAnchorElement).href).hash.slice(1));
    expect(target).toHaveTextContent('附件');
    link.click();
    expect(target).toHaveFocus();
  }
});

describe('a declaration policy', () => {
  const row = (fdProjectName: string, fields: object) => ({
    fdId: `of ${fdProjectName}`,
    entity: { fdProjectName, ...fields },
  });

  interface Given {
    fields?: object;
    extras?: Extra[];
    token?: string;
  }
  async function policy(rows: object[] | null, { fields, extras = ['relations'], token }: Given = {}) {
    const fdContent = '<p>登录平台，选择“柔性产线改造示范”填报。</p>';
    const entry = { fdId: 'p1', fdTitle: '数字化改造补助通知', fdClass: '2', fdContent, ...fields };
    const groups = [{ kind: 'projects', area: 'project', rows }];
    const answers = {
      '/api/policy/findPolicyById': record(entry),
      '/api/relations/of': rows ? record({ groups }) : { status: 503, body: { code: 503 } },
      '/api/my/marks': record({ projects: { 'of 柔性产线改造示范': 'SB-20250716-0131' }, apps: {} }),
    };
    const opened = portal.open('/policy/detail/p1', answers, { extras, token });
    await findTitle(entry.fdTitle);
    return opened;
  }
  const toProjects = () => findLink('查看相关项目申报');

  it('shows the window of the project that its text names, and the way to apply for it', async () => {
    const project = row('柔性产线改造示范', open);
    const { user } = await policy([row('绿色样板工厂', open), project]);
    const action = await findButton('在线申报');
    const name = project.entity.fdProjectName;
    expect(within(head()).getByText('申报中')).toBeVisible();
    expect(head()).toHaveTextContent('剩 36 天');
    expect(within(head()).getByText('08-15 截止')).toHaveAttribute('datetime', '2025-08-15');
    const link = within(head()).getByRole('link', { name });
    expect(link).toHaveAttribute('href', `/project/detail/${encodeURIComponent(project.fdId)}`);
    // On paper, where the button is not, the name would be any.
    expect(link.parentElement).toHaveTextContent(`申报项目：${name}`);
    expect(bar(action)).toHaveTextContent('剩 36 天');
    expect(screen.getByRole('button', { name: '加入日历' })).toHaveAttribute('data-day', '2025-08-15');
    await user.click(action);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('此操作需要登录，是否立即登录？');
  });

  it('leads a company that has applied before to its receipt', async () => {
    const options = { extras: ['relations', 'my'] as Extra[], token: 't' };
    const { store } = await policy([row('柔性产线改造示范', open)], options);
    const company = { username: '13800000001', avatar: null, fdComId: 'c1', fdComName: '澄木家居' };
    act(() => void store.dispatch(userKnown(company)));
    const receipt = await findLink('已申报 · SB-20250716-0131');
    expect(bar(receipt.parentElement!)).toHaveTextContent('剩 36 天');
    expect(screen.queryByRole('button', { name: '在线申报' })).toBeNull();
  });

  it('promises nothing of a project that is merely like it, and shows the period and telephone of its text', async () => {
    const fdContent =
      '<p>于<strong>2025年7月1日至2025年8月15日</strong>报送。</p><p>联系人：某科，电话 0000-8320 3215。</p>';
    await policy([row('绿色样板工厂', open)], { fields: { fdContent } });
    expect(await within(head()).findByText('申报时间：2025年7月1日至2025年8月15日')).toBeVisible();
    expect(within(head()).getByRole('link')).toHaveAttribute('href', 'tel:000083203215');
    expect(screen.queryByRole('link', { name: '查看相关项目申报' })).toBeNull();
    expect(screen.queryByRole('button', { name: '在线申报' })).toBeNull();
    expect(within(head()).queryByText(/申报中|已截止/)).toBeNull();
  });

  it('says that the period of its text is over', async () => {
    const fields = { fdContent: '<p>申报时间：2025年5月1日至2025年6月9日</p>' };
    await policy([], { fields });
    expect(await within(head()).findByText('已截止')).toBeVisible();
  });

  it('says that its project has closed, and leads to the others; an open one comes first', async () => {
    const { unmount } = await policy([row('柔性产线改造示范', closed)]);
    expect(await within(head()).findByText('06-20 已截止')).toBeVisible();
    expect(within(head()).getByText('已截止')).toBeVisible();
    expect(screen.queryByRole('button', { name: '在线申报' })).toBeNull();
    expect(await toProjects()).toBeVisible();
    unmount();
    const fields = { fdContent: '柔性产线改造示范、一板一码试点' };
    await policy([row('柔性产线改造示范', closed), row('一板一码试点', open)], { fields });
    expect(await within(head()).findByText('申报中')).toBeVisible();
  });

  it.each<[string, object[] | null, Parameters<typeof policy>[1]]>([
    ['no such call is offered', [row('柔性产线改造示范', open)], { extras: [] }],
    ['the call fails', null, {}],
    ['it is of another class', [row('柔性产线改造示范', open)], { fields: { fdClass: '1' } }],
  ])('is as any policy where %s', async (_where, rows, options) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await policy(rows, options);
    expect(await toProjects()).toBeVisible();
    expect(head()).not.toHaveTextContent(/申报中|剩|暂无/);
    if (options?.extras) expect(portal.asked('/api/relations/of')).toEqual([]);
  });
});
