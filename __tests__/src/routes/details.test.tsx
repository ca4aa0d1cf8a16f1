import { screen, waitFor, within } from '@testing-library/react';
import { usePortal, record, findTitle } from '../../support/usePortal';
import { holdAnswersTo } from '../../support/cannedPage';
import { inLongRun } from '../../support/longRun';

const portal = usePortal();

interface DetailCase {
  path: string;
  api: string;
  section: string;
  /** Fields whose texts the page shows as they are, the title first. */
  texts: string;
  /** Fields that are formatted: their values, and what is on display. */
  formatted: Record<string, [value: string | number, shown: string]>;
  /** Placeholders for missing rich text, description, video. */
  missing: string[];
}

/** The detail pages, a row each: docs/behaviour/details.md. */
const details: DetailCase[] = [
  {
    path: '/policy/detail/x1',
    api: '/api/policy/findPolicyById',
    section: '企业政策',
    texts: 'fdTitle fdTheme fdLevel fdIssuedComName',
    formatted: {
      fdApplyDate: ['2025-06-18 08:00:00', '2025-06-18'],
      fdClass: ['2', '申报政策'],
      fdContent: ['<p>正文一段</p>', '正文一段'],
    },
    missing: ['暂无详细内容'],
  },
  {
    path: '/financial/detail/x1',
    api: '/api/financial/findFinancialById',
    section: '金融服务',
    texts: 'fdTitle fdCategoryName fdComName fdType',
    formatted: { fdApplyDate: ['2025-06-12', '2025-06-12'], fdContent: ['<p>随借随还</p>', '随借随还'] },
    missing: ['暂无详细内容'],
  },
  {
    path: '/special/detail/x1',
    api: '/api/industryNews/findIndustryNewsById',
    section: '行业动态',
    texts: 'fdTitle fdType fdComName',
    formatted: { fdApplyDate: ['2025-06-20', '2025-06-20'], fdContent: ['<p>报道正文</p>', '报道正文'] },
    missing: ['暂无详细内容'],
  },
  {
    path: '/project/detail/x1',
    api: '/api/project/findProjectById',
    section: '项目申报',
    texts: 'fdProjectName fdComName fdPublisher fdContactPerson',
    formatted: {
      fdContactEmail: ['zhou@example.com', 'zhou@example.com'],
      fdApplicationStart: ['2025-07-01', '2025-07-01'],
      fdApplicationEnd: ['2025-08-15', '2025-08-15'],
      fdProjectContent: ['<p>项目正文</p>', '项目正文'],
    },
    missing: ['暂无详细内容'],
  },
  {
    path: '/shopping_mall/detail/x1',
    api: '/api/app/findOrderById',
    section: '数字化转型应用商城',
    texts: 'fdAppName fdUserGroup fdSupplier fdDevLanguage fdComName',
    formatted: {
      fdReleaseTime: ['2025-03-18 09:00:00', '2025-03-18'],
      fdDescription: ['<p>应用说明</p>', '应用说明'],
    },
    missing: ['暂无描述', '暂无视频', '暂无评分', '面议'],
  },
  {
    path: '/specialist/detail/x1',
    api: '/api/specialist/findSpecialistById',
    section: '共享人才',
    texts: 'fdName fdTitle fdPosition fdIntro fdHometown',
    formatted: {
      fdField: ['柔性制造、产线规划', '产线规划'],
      fdCreateTime: ['2025-01-02 03:04:05', '2025-01-02'],
    },
    missing: ['暂无描述'],
  },
  {
    path: '/recruit/detail/x1',
    api: '/api/recruit/findRecruitById',
    section: '共享人才',
    texts:
      'fdPost fdComName fdComSize fdIndustryType fdPositionType fdWorkplace fdSalary fdExperience fdEducation ' +
      'fdPublisher fdPositionRequirement fdJobDescription fdBenefits',
    formatted: {
      fdPublisherPhone: ['13800000001', '13800000001'],
      fdContactEmail: ['hr@example.com', 'hr@example.com'],
      fdRecruitNum: [4, '4 人'],
      fdCreateTime: ['2025-06-16 08:00:00', '2025-06-16'],
    },
    missing: ['暂无描述'],
  },
  ...['supply', 'demand'].map((side) => ({
    path: `/supply_demand/${side}/detail/x1`,
    api: '/api/getbuginess/findSupplyDemandById',
    section: '供需对接',
    texts: 'fdGetbuginessName fdComName fdGetbuginessModel fdArea fdContactsPerson fdContactsAddress fdType',
    formatted: {
      fdContactsPhone: ['13800000002', '13800000002'],
      fdGetbuginessNumber: ['3000', '3,000'],
      fdGetbuginessPrice: [354000, '354,000 元'],
      fdReleaseTime: ['2025-06-01 08:00:00', '2025-06-01'],
      fdDeadlineTime: ['2025-09-30', '2025-09-30'],
    } satisfies DetailCase['formatted'],
    missing: [],
  })),
];

const ofNoEntry = [
  ['a refusal that says so', { body: { code: 500, msg: '记录不存在' } }],
  ['another that says so', { body: { code: 500, msg: '该内容已被下架' } }],
  ['one in other words', { body: { code: 500, msg: '未查询到该记录' } }],
  ['the status for it', { status: 404, body: '' }],
  ['the status for what was removed', { status: 410, body: { code: 410, msg: null } }],
] as const;

const ofFailure = [
  ['a refusal', { body: { code: 500, msg: '系统繁忙' } }],
  ['the status for a malformed id', { status: 400, body: { code: 400, msg: '请求参数不正确' } }],
  ['no data', { body: { code: 0, msg: null } }],
  ['null for data', record(null)],
  ['an array for data', record([] as never)],
  ['a text for data', record('' as never)],
  ['rows instead of data', { body: { code: 0, rows: [{ fdId: 'x1' }] } }],
  ['a failed call', { status: 502, body: '<html>' }],
] as const;

/** Each answer at one page at least, since all read alike; in the long run at all. */
const inTurn = <Case,>(cases: readonly Case[], page: string) =>
  inLongRun(cases, [cases[details.findIndex(({ path }) => path === page) % cases.length]!]);

describe.each(details)('the detail page $path', ({ path, api, section, texts, formatted, missing }) => {
  const values = Object.fromEntries([
    ...texts.split(' ').map((name) => [name, `${name} 的内容`] as const),
    ...Object.entries(formatted).map(([name, [value]]) => [name, value] as const),
  ]);
  const name = String(Object.values(values)[0]);
  const answers = { [api]: record({ fdId: 'x1', ...values }) };
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('shows 加载中…, then every field, with its title as h1 and in the window title, and links back to its section, without a login', async () => {
    const pending = holdAnswersTo(({ pathname }) => pathname === api);
    const { address } = portal.open(path, answers);
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('加载中…'));
    expect(screen.queryByText('数据加载失败，请稍后重试')).toBeNull();
    const heading = await waitFor(async () => {
      await pending.open();
      return screen.getByRole('heading', { level: 1, name });
    });
    expect(document.title).toBe(`${name} - 家居定制供应链`);
    const main = heading.closest('main') ?? document.body;
    const shown = { ...values, ...Object.fromEntries(Object.entries(formatted).map(([key, [, text]]) => [key, text])) };
    for (const text of Object.values(shown)) expect(main).toHaveTextContent(String(text));
    expect(portal.asked(api)[0].get('fdId')).toBe('x1');
    expect(main).not.toHaveTextContent('加载中…');
    const crumbs = screen.getByRole('navigation', { name: '当前位置' });
    expect(within(crumbs).getByRole('link', { name: section })).toBeVisible();
    expect(screen.getByRole('link', { name: '返回列表' })).toBeVisible();
    expect([address(), portal.authorized()]).toEqual([path, []]);
  });

  it('handles an empty record with placeholders for missing fields', async () => {
    portal.open(path, { [api]: record({ fdId: 'x1' }) });
    expect(await findTitle('--')).toBeVisible();
    for (const words of missing) expect(screen.getAllByText(words)[0]).toBeVisible();
    expect(screen.getAllByText('--').length).toBeGreaterThan(3);
  });

  it.each(inTurn(ofNoEntry, path))(
    'reports after %s that there is no such entry, and links to the list and the search',
    async (_name, answer) => {
      portal.open(path, { [api]: answer }, { extras: ['search'] });
      const words = await screen.findByText('内容不存在或已撤下');
      expect(screen.getByRole('heading', { level: 1, name: section })).toBeVisible();
      const ways = within(words.parentElement!);
      expect(ways.getByRole('link', { name: '返回列表' })).toBeVisible();
      expect(ways.getByRole('link', { name: '搜索' })).toBeVisible();
      expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    },
  );

  it.each(inTurn(ofFailure, path))(
    'reports a load failure after %s, under its section, and recovers by 重试',
    async (_name, answer) => {
      const { user } = portal.open(path, { [api]: answer });
      expect(await screen.findByText('数据加载失败，请稍后重试')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: section })).toBeVisible();
      portal.answering(answers);
      await user.click(screen.getByRole('button', { name: '重试' }));
      const heading = await findTitle(name);
      await waitFor(() => expect(heading).toHaveFocus());
    },
  );
});

it.each([
  [404, 'warn'],
  [502, 'error'],
] as const)('logs an entry that is answered with %i at the level %s', async (status, level) => {
  const logs = (['warn', 'error'] as const).map((name) => jest.spyOn(console, name).mockImplementation());
  const [{ path, api }] = details;
  portal.open(path, { [api]: { status, body: '' } });
  await screen.findByText(/不存在|加载失败/);
  const line = `[api] GET ${api}: http ${status}`;
  const lines = logs.map((log) => log.mock.calls.filter(([words]) => words === line).length);
  expect(lines).toEqual(level === 'warn' ? [1, 0] : [0, 1]);
});
