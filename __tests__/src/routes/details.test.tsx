import { act, screen, waitFor, within } from '@testing-library/react';
import { answersOf, record } from '../../support/cannedPortal';
import { renderApp } from '../../support/renderApp';
import { useCannedServer } from '../../support/cannedServer';

const backend = useCannedServer();

interface DetailCase {
  path: string;
  api: string;
  section: string;
  title: string;
  /** Each of these must be visible on the page. */
  fields: Record<string, string | number>;
  /** Display text of fields that are formatted. */
  shown?: Record<string, string>;
  /** Placeholders for missing rich text, description, video. */
  missing: string[];
}

/** The detail pages, a row each: docs/behaviour/details.md. */
const details: DetailCase[] = [
  {
    path: '/policy/detail/x1',
    api: '/api/policy/findPolicyById',
    section: '企业政策',
    title: 'fdTitle',
    fields: {
      fdTitle: '数字化补助通知',
      fdTheme: '资金补助',
      fdApplyDate: '2025-06-18 08:00:00',
      fdLevel: '市级',
      fdClass: '2',
      fdContent: '<p>正文一段</p>',
      fdIssuedComName: '市工信局',
    },
    shown: { fdApplyDate: '2025-06-18', fdClass: '申报政策', fdContent: '正文一段' },
    missing: ['暂无详细内容'],
  },
  {
    path: '/financial/detail/x1',
    api: '/api/financial/findFinancialById',
    section: '金融服务',
    title: 'fdTitle',
    fields: {
      fdTitle: '订单贷',
      fdApplyDate: '2025-06-12',
      fdContent: '<p>随借随还</p>',
      fdCategory: 'loan',
      fdCategoryName: '信贷产品',
      fdComName: '禾川银行',
      fdType: '流动资金',
    },
    shown: { fdContent: '随借随还', fdCategory: '信贷产品' },
    missing: ['暂无详细内容'],
  },
  {
    path: '/special/detail/x1',
    api: '/api/industryNews/findIndustryNewsById',
    section: '行业动态',
    title: 'fdTitle',
    fields: {
      fdTitle: '板材价格回落',
      fdApplyDate: '2025-06-20',
      fdType: '市场行情',
      fdContent: '<p>报道正文</p>',
      fdComName: '产业观察组',
    },
    shown: { fdContent: '报道正文' },
    missing: ['暂无详细内容'],
  },
  {
    path: '/project/detail/x1',
    api: '/api/project/findProjectById',
    section: '项目申报',
    title: 'fdProjectName',
    fields: {
      fdProjectName: '柔性产线示范',
      fdComName: '示范中心',
      fdProjectContent: '<p>项目正文</p>',
      fdPublisher: '市工信局',
      fdContactPerson: '周老师',
      fdContactEmail: 'zhou@example.com',
      fdApplicationStart: '2025-07-01',
      fdApplicationEnd: '2025-08-15',
    },
    shown: { fdProjectContent: '项目正文' },
    missing: ['暂无详细内容'],
  },
  {
    path: '/shopping_mall/detail/x1',
    api: '/api/app/findOrderById',
    section: '数字化转型应用商城',
    title: 'fdAppName',
    fields: {
      fdAppName: '板图拆单',
      fdReleaseTime: '2025-03-18 09:00:00',
      fdUserGroup: '拆单员',
      fdSupplier: '合隅软件',
      fdDevLanguage: 'TypeScript',
      fdDescription: '<p>应用说明</p>',
      fdComName: '合隅科技',
    },
    shown: { fdReleaseTime: '2025-03-18', fdDescription: '应用说明' },
    missing: ['暂无描述', '暂无视频', '暂无评分', '面议'],
  },
  {
    path: '/specialist/detail/x1',
    api: '/api/specialist/findSpecialistById',
    section: '共享人才',
    title: 'fdName',
    fields: {
      fdName: '沈知远',
      fdTitle: '高级工程师',
      fdPosition: '首席工艺顾问',
      fdField: '柔性制造、产线规划',
      fdIntro: '从业二十二年',
      fdHometown: '省林产研究院',
      fdCreateTime: '2025-01-02 03:04:05',
    },
    shown: { fdField: '产线规划', fdCreateTime: '2025-01-02' },
    missing: ['暂无描述'],
  },
  {
    path: '/recruit/detail/x1',
    api: '/api/recruit/findRecruitById',
    section: '共享人才',
    title: 'fdPost',
    fields: {
      fdPost: '工艺工程师',
      fdComName: '榫合智造',
      fdComSize: '500 人',
      fdIndustryType: '装备制造',
      fdPositionType: '工艺技术',
      fdWorkplace: '浙江·嘉兴',
      fdSalary: '12–18 千元/月',
      fdExperience: '3 年以上',
      fdEducation: '本科',
      fdPublisher: '方雨辰',
      fdPublisherPhone: '13800000001',
      fdContactEmail: 'hr@example.com',
      fdRecruitNum: 4,
      fdPositionRequirement: '看得懂图纸',
      fdJobDescription: '编制工艺路线',
      fdBenefits: '五险一金',
      fdCreateTime: '2025-06-16 08:00:00',
    },
    shown: { fdRecruitNum: '4 人', fdCreateTime: '2025-06-16' },
    missing: ['暂无描述'],
  },
  ...(['supply', 'demand'] as const).map((side) => ({
    path: `/supply_demand/${side}/detail/x1`,
    api: '/api/getbuginess/findSupplyDemandById',
    section: '供需对接',
    title: 'fdGetbuginessName',
    fields: {
      fdGetbuginessName: '多层板',
      fdComName: '青杉板业',
      fdGetbuginessModel: '2440×1220',
      fdGetbuginessNumber: '3000',
      fdGetbuginessPrice: 354000,
      fdArea: '广西·南宁',
      fdContactsPerson: '韦先生',
      fdContactsPhone: '13800000002',
      fdContactsAddress: '示例路 1 号',
      fdType: 'board',
      fdReleaseTime: '2025-06-01 08:00:00',
      fdDeadlineTime: '2025-09-30',
    },
    shown: { fdGetbuginessNumber: '3,000', fdGetbuginessPrice: '354,000 元', fdReleaseTime: '2025-06-01' },
    missing: [],
  })),
];

describe.each(details)('the detail page $path', ({ path, api, section, title, fields, shown = {}, missing }) => {
  it('shows 加载中…, then every field, with its title as h1 and in the window title, and links back to its section, without a login', async () => {
    backend.answering(answersOf({ [api]: record({ fdId: 'x1', ...fields }) }));
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const send = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (String(input).includes(api)) await held;
      return send(input, init);
    });
    const { address } = renderApp(path, { origin: backend.url });
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('加载中…'));
    expect(screen.queryByText('数据加载失败，请稍后重试')).toBeNull();
    act(() => answer());
    const heading = await screen.findByRole('heading', { level: 1, name: String(fields[title]) });
    expect(document.title).toBe(`${fields[title]} - 家居定制供应链`);
    const main = heading.closest('main') ?? document.body;
    for (const [name, value] of Object.entries(fields)) expect(main).toHaveTextContent(shown[name] ?? String(value));
    expect(backend.requests.find((request) => request.path === api)?.query.get('fdId')).toBe('x1');
    expect(main).not.toHaveTextContent('加载中…');
    const crumbs = screen.getByRole('navigation', { name: '当前位置' });
    expect(within(crumbs).getByRole('link', { name: section })).toBeVisible();
    expect(screen.getByRole('link', { name: '返回列表' })).toBeVisible();
    expect([address(), backend.requests.filter(({ headers }) => headers.authorization)]).toEqual([path, []]);
  });

  it('handles an empty record with placeholders for missing fields', async () => {
    backend.answering(answersOf({ [api]: record({ fdId: 'x1' }) }));
    renderApp(path, { origin: backend.url });
    expect(await screen.findByRole('heading', { level: 1, name: '--' })).toBeVisible();
    for (const words of missing) expect(screen.getAllByText(words)[0]).toBeVisible();
    expect(screen.getAllByText('--').length).toBeGreaterThan(3);
  });

  it('handles a record of wrong types', async () => {
    const odd = Object.fromEntries(
      Object.keys(fields).map((name, place) => [name, [{ a: 1 }, ['x'], 5, true][place % 4]]),
    );
    backend.answering(answersOf({ [api]: record({ fdId: 'x1', ...odd }) }));
    renderApp(path, { origin: backend.url });
    expect(await screen.findByRole('heading', { level: 1, name: '--' })).toBeVisible();
  });

  it.each([
    ['no record', { body: { code: 0, msg: null } }],
    ['null for a record', { body: { code: 0, msg: null, data: null } }],
    ['a refusal that says so', { body: { code: 500, msg: '记录不存在' } }],
    ['the status for it', { status: 404, body: '' }],
    ['the status for an id that can be none', { status: 400, body: { code: 400, msg: '请求参数不正确' } }],
  ])('reports after %s that there is no such entry, and links to the list and the search', async (_name, answer) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    backend.answering(answersOf({ [api]: answer }));
    renderApp(path, { origin: backend.url, extras: ['search'] });
    const words = await screen.findByText('内容不存在或已撤下');
    expect(screen.getByRole('heading', { level: 1, name: section })).toBeVisible();
    const ways = within(words.parentElement!);
    expect(ways.getByRole('link', { name: '返回列表' })).toBeVisible();
    expect(ways.getByRole('link', { name: '搜索' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it.each([
    ['a refusal', { body: { code: 500, msg: '系统繁忙' } }],
    ['a failed call', { status: 502, body: '<html>' }],
  ])('reports a load failure after %s, under its section, and recovers by 重试', async (_name, answer) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    backend.answering(answersOf({ [api]: answer }));
    const { user } = renderApp(path, { origin: backend.url });
    expect(await screen.findByText('数据加载失败，请稍后重试')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: section })).toBeVisible();
    backend.answering(answersOf({ [api]: record({ fdId: 'x1', ...fields }) }));
    await user.click(screen.getByRole('button', { name: '重试' }));
    const heading = await screen.findByRole('heading', { level: 1, name: String(fields[title]) });
    await waitFor(() => expect(heading).toHaveFocus());
  });
});
