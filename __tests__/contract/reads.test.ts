import { extras } from '../../src/contract/extras';
import { articleSectionNames, articleSections } from '../../src/areas/articleSections';
import { loadAllAreas } from '../../src/areas/loadAllAreas';
import { portalApi } from '../../src/api/portalApi';
import { readEndpoint } from '../support/readEndpoint';
import { useTestServer } from '../support/server';
import { smallId, smallSeed } from '../support/smallSeed';
import { makeTestStore } from '../support/testStore';

const first = { pageNum: 1, pageSize: 6 };
const page = (...ids: number[]) => expect.objectContaining({ rows: ids.map((id) => hasId(id)) });
const hasId = (id: number) => expect.objectContaining({ fdId: smallId(id) });
const category = (fdCategory: string, fdCategoryName: string) => ({ fdCategory, fdCategoryName });

const attachmentOf = (id: number) => ({ fdId: smallId(id), clazz: 'project', key: 'projectAtt' });

/** A query as a screen makes it, with the expected content of the real server. */
type Read = [area: string, endpoint: string, arg: unknown, expected: unknown];

const reads: Read[] = [
  ['banner', 'listBanners', 'banner_index', [hasId(402), hasId(401)]],
  ['navigation', 'getNavigationValue', 'home:footer', '© 示例'],
  ['navigation', 'getNavigationValue', 'contactUs:email', ''],
  ['navigation', 'getNavigationValue', 'demand', ''],
  ['navigation', 'getBackendUrl', undefined, null],
  ['policy', 'listPolicies', { ...first, category: '3' }, { total: 8, rows: expect.any(Array) }],
  ['policy', 'listPolicies', { pageNum: 4, pageSize: 6 }, page(5, 4, 3, 2, 1)],
  [
    'policy',
    'listPolicies',
    { ...first, choice: { fdApplyDate: ['2025'], order: ['fdApplyDate'] } },
    expect.objectContaining({ rows: expect.any(Array) }),
  ],
  [
    'filters',
    'listFilters',
    { area: 'policy', of: { category: '3' }, choice: {} },
    expect.objectContaining({ total: 8, orders: expect.arrayContaining([{ value: '', label: '最新发布' }]) }),
  ],
  [
    'policy',
    'listPolicyCategories',
    undefined,
    [category('1', '普通政策'), category('2', '申报政策'), category('3', '政策解读')],
  ],
  ['policy', 'getPolicy', smallId(23), expect.objectContaining({ fdTitle: '政策 23', fdClass: '3' })],
  ['project', 'listProjects', first, page(702, 701)],
  ['project', 'listProjectCategories', undefined, [category('digital', '数字化')]],
  ['project', 'getProject', smallId(701), expect.objectContaining({ fdProjectName: '项目 1' })],
  ['attachment', 'getAttachmentPath', attachmentOf(701), ['/profile/files/form.zip']],
  ['attachment', 'getAttachmentPath', attachmentOf(702), []],
  ['attachment', 'getAttachmentPath', { ...attachmentOf(701), key: 'other' }, []],
  ['attachment', 'getAttachmentPath', { ...attachmentOf(701), clazz: 'nothing' }, []],
  ['app', 'listApps', { pageNum: 1, pageSize: 9, category: 'design' }, expect.objectContaining({ total: 5 })],
  ['app', 'listAppCategories', undefined, [category('design', '设计')]],
  [
    'app',
    'listTopApps',
    { pageNum: 1, pageSize: 3 },
    expect.objectContaining({ rows: [5, 4.5, 3].map((fdRating) => expect.objectContaining({ fdRating })) }),
  ],
  ['app', 'getApp', smallId(101), expect.objectContaining({ fdAppName: '应用 1', fdMarketPrice: null })],
  ['specialist', 'listSpecialists', { pageNum: 1, pageSize: 12 }, expect.objectContaining({ total: 6 })],
  ['specialist', 'listRecommendedSpecialists', { pageNum: 2, pageSize: 3 }, expect.objectContaining({ total: 4 })],
  ['specialist', 'listSpecialistCategories', undefined, [category('craft', '工艺')]],
  ['specialist', 'getSpecialist', smallId(201), expect.not.objectContaining({ fdEmail: expect.anything() })],
  ['specialist', 'getSpecialistContact', smallId(201), { fdEmail: 'expert1@example.com' }],
  ['getbuginess', 'listGetbuginess', { ...first, type: '1' }, expect.objectContaining({ total: 4 })],
  ['getbuginess', 'listGetbuginess', { ...first, type: '2', category: 'board' }, expect.objectContaining({ total: 5 })],
  ['getbuginess', 'listGetbuginessCategories', undefined, [category('board', '板材')]],
  ['getbuginess', 'getGetbuginess', smallId(301), expect.objectContaining({ fdGetbuginessName: '颗粒板 1' })],
  ['financial', 'listFinancials', { ...first, category: 'loan' }, page(500)],
  ['financial', 'listFinancialCategories', undefined, [category('loan', '贷款')]],
  ['financial', 'getFinancial', smallId(500), expect.objectContaining({ fdTitle: '订单贷', fdContent: null })],
  ['recruit', 'listRecruits', first, page(800)],
  ['recruit', 'getRecruit', smallId(800), expect.objectContaining({ fdPost: '拆单员', fdRecruitNum: 3 })],
  [
    'relations',
    'getNeighbours',
    { area: 'policy', fdId: smallId(23), list: '' },
    { previous: null, next: { fdId: smallId(22), title: '政策 22' } },
  ],
  ['relations', 'getRelations', { area: 'app', fdId: smallId(101) }, { groups: [expect.anything()] }],
];

/** Details: null from the server shows as a load failure. */
const details = reads.filter(([, endpoint]) =>
  /^get(?!Navigation|Backend|Attachment|Neighbours|Relations)/.test(endpoint),
);

const server = useTestServer({ config: { extras: [...extras] } });
let bench: ReturnType<typeof makeTestStore>;
beforeAll(loadAllAreas);
beforeEach(() => {
  bench = makeTestStore(server.url);
});
afterEach(() => void bench.store.dispatch(portalApi.util.resetApiState()));

const read = (endpoint: string, arg: unknown) => readEndpoint(bench, endpoint, arg);

describe('each query of each area, against the real server', () => {
  it.each(reads)('fetches %s with %s(%j)', async (_area, endpoint, arg, expected) => {
    const { data, error } = await read(endpoint, arg);
    expect(error).toBeUndefined();
    expect(data).toEqual(expected);
  });

  it.each(articleSectionNames)(
    'reads the articles of %s: a page of them, their categories, each of them',
    async (name) => {
      const { area, load } = articleSections[name];
      const { list, categories, detail } = await load();
      const kinds = smallSeed.category.filter((row) => row.area === area);
      const { data } = await read(list.name, { ...first, category: kinds[0]!.fdCategory });
      const { rows, total } = data as { rows: { fdId: string }[]; total: number };
      expect(total).toBe(smallSeed[area].length);
      expect(rows).toHaveLength(Math.min(total, first.pageSize));
      expect((await read(list.name, { ...first, category: 'none' })).data).toEqual({ total: 0, rows: [] });
      expect((await read(categories.name, undefined)).data).toEqual(
        kinds.map(({ fdCategory, fdCategoryName }) => category(fdCategory, fdCategoryName)),
      );
      for (const { fdId } of rows) {
        expect((await read(detail.name, fdId)).data).toEqual(smallSeed[area].find((row) => row.fdId === fdId));
      }
      jest.spyOn(console, 'error').mockImplementation();
      expect((await read(detail.name, smallId(9999))).data ?? null).toBeNull();
    },
  );

  it.each(details)('reports an unknown id as missing: %s, %s', async (_area, endpoint) => {
    jest.spyOn(console, 'error').mockImplementation();
    for (const fdId of [smallId(9999), 'not-an-id', "1' or '1'='1"]) {
      const { data, error } = await read(endpoint, fdId);
      expect([data ?? null, error]).toEqual([
        null,
        expect.objectContaining({ kind: 'http', code: 404, msg: '内容不存在或已撤下' }),
      ]);
    }
  });

  it('requests shortened rich texts for lists with excerpts', async () => {
    const requested = jest.spyOn(globalThis, 'fetch');
    for (const [, endpoint, arg] of reads.filter(([, name]) => /^list(?!Banners|Filters|.*Categories)/.test(name))) {
      await read(endpoint, arg);
    }
    const addresses = requested.mock.calls.map(([url]) => new URL(String(url)).searchParams.get('brief'));
    requested.mockRestore();
    expect(addresses.length).toBeGreaterThanOrEqual(9);
    expect(new Set(addresses)).toEqual(new Set(['1']));
  });
});
