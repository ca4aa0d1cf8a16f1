import { act, screen, within } from '@testing-library/react';
import { projectApplied } from '../../../src/state/appliedSlice';
import { usePortal, pageOfRows, record, findLink } from '../../support/usePortal';

const project = (n: number) => ({ fdId: `p${n}`, fdProjectName: `项目 ${n}`, fdApplicationEnd: '2020-01-01' });
const open = { fdId: 'p1', fdProjectName: '在期', fdApplicationEnd: '2999-12-31' };
const portal = usePortal({ '/api/project/list': pageOfRows(20, (n) => (n === 1 ? open : project(n))) });

describe('projects', () => {
  const items = async () => within(await screen.findByRole('list', { name: '项目申报' })).getAllByRole('listitem');

  it('are always 申报中, each with its detail and 在线申报, a secondary button once their last day has passed', async () => {
    portal.open('/project');
    const rows = await items();
    for (const [place, item] of rows.entries()) {
      const { getByText, getByRole } = within(item);
      expect(getByText('申报中')).toBeVisible();
      expect(getByRole('link', { name: '查看详情' })).toHaveAttribute('href', `/project/detail/p${place + 1}`);
      expect(getByRole('button', { name: '在线申报' })).toBeEnabled();
    }
    const [still, over] = rows.map((item) => within(item));
    expect(still.queryByText('已截止')).toBeNull();
    expect(over.getByText('已截止')).toBeVisible();
    expect(over.getByRole('button', { name: '在线申报' })).toHaveClass('btn--line');
    expect(still.getByRole('button', { name: '在线申报' })).not.toHaveClass('btn--line');
  });

  it('that the company has applied for say 已申报, which opens nothing and keeps the focus', async () => {
    const { user, store } = portal.open('/project', undefined, { token: 'token-1' });
    const buttons = await screen.findAllByRole('button', { name: '在线申报' });
    buttons[0].focus();
    act(() => void store.dispatch(projectApplied({ fdId: 'p1' })));
    const applied = screen.getByRole('button', { name: '已申报' });
    expect(applied).toHaveFocus();
    expect(applied).toHaveAttribute('aria-disabled', 'true');
    await user.click(applied);
    expect(store.getState().dialogs).toMatchObject({ form: null, question: null });
    expect(screen.getAllByRole('button', { name: '在线申报' })).toHaveLength(buttons.length - 1);
  });

  it.each([
    ['/profile/upload/2025/申报表.zip', ['申报表.zip']],
    [
      '/prod-api/profile/upload/2025/申报表.zip, /prod-api/profile/upload/2025/说明,附图.pdf',
      ['申报表.zip', '说明,附图.pdf'],
    ],
  ])('link their attachments for download by their names: %s', async (attachments, names) => {
    portal.open('/project/detail/p1', {
      '/api/project/findProjectById': record(project(1)),
      '/api/att/getAttFile': record(attachments),
    });
    for (const name of names) {
      const { href } = await findLink(new RegExp(name.replace('.', String.raw`\.`)));
      expect(href).toBe(`${portal.backend.url}/profile/upload/2025/${encodeURIComponent(name)}`);
    }
    const [fileRequest] = portal.asked('/api/att/getAttFile');
    expect(Object.fromEntries(fileRequest!)).toEqual({ fdId: 'p1', clazz: 'project', key: 'projectAtt' });
  });

  it.each([
    ['', 0],
    [['', '/profile/a.zip', '/profile/a.zip', 'javascript:alert(1)'], 1],
  ])('have 附件 among their contents if there are any: %j', async (attachment, count) => {
    portal.open('/project/detail/p1', {
      '/api/project/findProjectById': record({ ...project(1), fdProjectContent: '<h2>一</h2><h2>二</h2><h2>三</h2>' }),
      '/api/att/getAttFile': record(attachment),
    });
    const section = await screen.findByRole('region', { name: '附件' });
    await within(section).findByText(count > 0 ? 'a.zip' : '暂无附件');
    expect(within(section).queryAllByRole('link')).toHaveLength(count);
    expect(screen.queryAllByRole('link', { name: '附件' })).toHaveLength(count > 0 ? 1 : 0);
  });
});

it('the finance section begins with its introduction, with four figures, nine banks by their names, and no 全部', async () => {
  const { address } = portal.open('/financial');
  await screen.findByRole('heading', { level: 2, name: '平台介绍' });
  expect(address()).toBe('/financial/default');
  for (const figure of ['约1.5亿元', '54家', '132笔', '120万元']) expect(document.body).toHaveTextContent(figure);
  const marks = within(screen.getByRole('list', { name: '合作银行' })).getAllByRole('img', { name: /银行$/ });
  expect(new Set(marks.map((mark) => mark.getAttribute('aria-label'))).size).toBe(9);
  const nav = within(screen.getByRole('navigation', { name: '分类导航' }));
  expect(nav.getByRole('link', { name: '平台介绍' })).toHaveAttribute('aria-current', 'page');
  expect(nav.queryByRole('link', { name: '全部' })).toBeNull();
});

describe('a financial product', () => {
  const table = (rows: string) => `<p>供货企业适用。</p><table>${rows}</table>`;
  const product = (fdContent: string) =>
    record({ fdId: 'f1', fdTitle: '订单贷', fdComName: '禾川银行', fdCategory: 'loan', fdContent });
  const path = '/api/financial/findFinancialById';
  const columns =
    '<tr><th>额度</th><th>期限</th><th>年化利率</th></tr><tr><td>最高 500 万元</td><td>1 至 6 个月</td><td>3.65% 起</td></tr>';
  const rows =
    '<tr><td>额度</td><td>最高 500 万元</td></tr><tr><td>用途</td><td>采购</td></tr><tr><td>期限</td><td>1 至 6 个月</td></tr>';

  it.each([
    ['in columns', columns, ['最高 500 万元', '1 至 6 个月', '3.65% 起']],
    ['in rows', rows, ['最高 500 万元', '1 至 6 个月']],
  ])('begins with the terms that its text states %s, and leads to the telephone', async (_how, stated, terms) => {
    portal.open('/financial/detail/f1', { [path]: product(table(stated)) });
    const head = (await screen.findByRole('heading', { level: 1, name: '订单贷' })).closest('header')!;
    expect([...head.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(terms);
    expect((await findLink('咨询这款产品')).pathname).toBe('/contactUs');
  });

  it('states the same terms in a list', async () => {
    const item = {
      fdId: 'f1',
      fdTitle: '订单贷',
      fdComName: '禾川银行',
      fdCategory: 'loan',
      fdContent: table(columns),
    };
    portal.open('/financial/loan', { '/api/financial/list': pageOfRows(1, () => item) });
    const card = (await screen.findByRole('link', { name: '订单贷' })).closest('li')!;
    expect([...card.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '最高 500 万元',
      '1 至 6 个月',
      '3.65% 起',
    ]);
  });

  it('states no terms that its text hides or strikes', async () => {
    const hidden = '<tr style="display:none"><td>内部费率</td><td>2.1%</td></tr>';
    const struck = '<tr><td><s>年化利率</s></td><td><s>3.65%</s></td></tr>';
    portal.open('/financial/detail/f1', { [path]: product(table(hidden + struck + rows)) });
    const head = (await screen.findByRole('heading', { level: 1, name: '订单贷' })).closest('header')!;
    expect([...head.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['额度', '期限']);
  });

  it('shows no terms where its text has none', async () => {
    portal.open('/financial/detail/f1', { [path]: product('<p>供货企业适用。</p>') });
    const head = (await screen.findByRole('heading', { level: 1, name: '订单贷' })).closest('header')!;
    expect(head.querySelector('dl')).toBeNull();
    expect(await findLink('咨询这款产品')).toBeVisible();
  });
});
