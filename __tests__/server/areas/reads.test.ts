import { plainAreas } from '../../../server/areas/index';
import { isCategorised } from '../../../server/content/contentFields';
import { plainArea } from '../../../server/content/plainArea';
import { testEngines, useTestServer, usualEngines } from '../../support/server';
import { smallId, smallSeed } from '../../support/smallSeed';

/** The calls of each area with the usual endpoints; `ofCategory` is a category of the small seed. */
const plainAreaCalls = plainAreas.filter(isCategorised).map((area) => {
  const { base, lists, detail } = plainArea(area);
  const list = `${base}/${lists[0]!.path}`;
  const code = smallSeed.category.find((row) => row.area === area)!.fdCategory;
  return { list, ofCategory: `${list}?category=${code}`, detail: `${base}/${detail}` };
});

describe.each(testEngines)('on the engine %s', (engine) => {
  const server = useTestServer({ engine, listen: false });

  /** The body of a GET, with its status. */
  async function get(url: string, headers: Record<string, string> = {}) {
    const answer = await server.app.inject({ url, headers });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  }

  describe('lists', () => {
    it.each([
      ['no paging parameters', '', 1, 10],
      ['a page and a size', 'pageNum=2&pageSize=6', 7, 6],
      ['blanks around the numbers', 'pageNum=%202%20&pageSize=%206%20', 7, 6],
      ['text for numbers', 'pageNum=abc&pageSize=1.5', 1, 10],
      ['numbers beyond a 32-bit integer', 'pageNum=2147483648&pageSize=99999999999', 1, 10],
      ['page zero', 'pageNum=0&pageSize=6', 1, 6],
      ['a negative page', 'pageNum=-3&pageSize=6', 1, 6],
      ['a page past the end: the last page again', 'pageNum=99&pageSize=6', 19, 5],
      ['a page past the end with reasonable=false: none', 'pageNum=99&pageSize=6&reasonable=false', 0, 0],
      ['size zero: no rows', 'pageSize=0', 0, 0],
      ['a negative size: no rows', 'pageSize=-1', 0, 0],
      ['the largest size: all rows', 'pageSize=2147483647', 1, 23],
      ['an empty category: all of them', 'category=', 1, 10],
      ['a repeated parameter: the first value counts', 'pageSize=6&pageSize=2', 1, 6],
    ])('%s', async (_case, query, first, count) => {
      const all = (await get('/api/policy/list?pageSize=100')).body.rows;
      const rows = count ? all.slice(first - 1, first - 1 + count) : [];
      const { status, body } = await get(`/api/policy/list?${query}`);
      expect([status, body]).toEqual([200, { total: 23, rows, code: 0, msg: null }]);
    });

    it('are sorted newest first and contain every field, null without a value', async () => {
      const { body } = await get('/api/policy/list?pageSize=100');
      const dates = body.rows.map((row: { fdApplyDate: string }) => row.fdApplyDate);
      expect(dates).toEqual([...dates].sort().reverse());
      expect(body.rows[0]).toEqual({
        fdId: smallId(23),
        fdTitle: '政策 23',
        fdTheme: null,
        fdApplyDate: '2025-01-24 08:00:00',
        fdLevel: '省级',
        fdClass: '3',
        fdContent: '<p>第 23 条</p>',
        fdIssuedComName: '某市工信局',
      });
    });

    const others = ['app/list', 'app/findTopList', 'specialist/list', 'specialist/recommendList', 'project/list'];
    const calls = [...others, 'recruit/list', 'getbuginess/list?type=1', 'getbuginess/list?type=2'];

    it.each([...plainAreaCalls.map(({ list }) => list), ...calls.map((call) => `/api/${call}`)])(
      'are read with an ended session as well: %s',
      async (url) => {
        expect((await get(url, { authorization: 'Bearer of-an-ended-session' })).body.code).toBe(0);
      },
    );

    it.each([
      ['not a list of columns', 'fdId;drop table policy', '参数不符合规范，不能进行查询'],
      ['too long', 'a'.repeat(501), '参数已超过最大限制，不能进行查询'],
      ['a column that is not part of the response', 'fdEmail', '排序字段不存在，不能进行查询'],
    ])('refuse to sort by %s', async (_case, column, msg) => {
      const { status, body } = await get(`/api/specialist/list?orderByColumn=${encodeURIComponent(column)}`);
      expect([status, body]).toEqual([200, { code: 500, msg }]);
    });

    it.each(['category', 'type'])('return the banners of a type, sent as %s, in order', async (name) => {
      const { body } = await get(`/api/banner/list?pageNum=1&pageSize=6&${name}=banner_index`);
      expect(body.rows.map((row: { fdId: string }) => row.fdId)).toEqual([smallId(402), smallId(401)]);
      expect(Object.keys(body.rows[0])).toEqual(['fdId', 'fdFilePath', 'fdLink']);
    });

    it('page recommended experts by three without their emails', async () => {
      const { body } = await get('/api/specialist/recommendList?pageNum=2&pageSize=3');
      expect([body.total, body.rows.length]).toEqual([4, 1]);
      expect(JSON.stringify(body)).not.toContain('@example.com');
    });
  });

  describe('calls without a route', () => {
    const ajax = { 'x-requested-with': 'XMLHttpRequest' };

    it('answers an unknown path with code 500 for a script, 404 for a browser, never with a page', async () => {
      const msg = 'No static resource api/nothing.';
      for (const headers of [ajax, { accept: 'application/json' }])
        expect(await get('/api/nothing?x=1', headers)).toMatchObject({ status: 200, body: { code: 500, msg } });
      const inBrowser = await get('/api/nothing', { accept: 'text/html' });
      expect(inBrowser).toMatchObject({ status: 404, body: { code: 500, msg } });
    });

    it('answers a wrong method with status 200 and code 500', async () => {
      const answer = await server.app.inject({ method: 'DELETE', url: '/api/policy/list', headers: ajax });
      const msg = "Request method 'DELETE' is not supported";
      expect([answer.statusCode, answer.json()]).toEqual([200, { code: 500, msg }]);
    });
  });
});

const [recruit] = smallSeed.recruit;
const [policy] = smallSeed.policy;
const picture = `<img src="data:image/png;base64,${'A'.repeat(5000)}">`;
const sentence = '<p>关于家居定制的通知 &amp; 说明。</p>';
const texts = [
  '<p>短的</p>',
  `${picture}${sentence.repeat(400)}`,
  `<p>😀${'长'.repeat(1995)}<b>半个标签</b></p>`,
  null,
];

const seed = {
  ...smallSeed,
  policy: texts.map((fdContent, index) => ({ ...policy!, fdId: smallId(index), fdContent })),
  recruit: Array.from({ length: 501 }, (_, index) => ({ ...recruit!, fdId: smallId(1000 + index) })),
};

describe.each(usualEngines)('on the engine %s', (engine) => {
  const server = useTestServer({ engine, listen: false, deps: { seed: () => seed } });

  const get = async (url: string) => (await server.app.inject(url)).json();

  it('limits a response to 500 rows, and continues on the next page', async () => {
    const { total, rows } = await get('/api/recruit/list?pageSize=1000000');
    expect([total, rows.length]).toEqual([501, 500]);
    expect((await get('/api/recruit/list?pageSize=1000000&pageNum=2')).rows).toHaveLength(1);
  });

  it('truncates rich texts of a brief list between tags and characters, without inlined pictures', async () => {
    const whole = (await get('/api/policy/list')).rows;
    const brief = (await get('/api/policy/list?brief=1')).rows;
    expect(whole.map((row: { fdContent: string }) => row.fdContent)).toEqual([...texts].reverse());
    const [none, cutTag, long, short] = brief.map((row: { fdContent: string | null }) => row.fdContent);
    expect([none, short]).toEqual([null, '<p>短的</p>']);
    expect(cutTag).toBe(`<p>😀${'长'.repeat(1995)}`);
    expect(long.length).toBeLessThanOrEqual(2000);
    expect(long).toMatch(/^<img src=""><p>关于家居定制的通知 &amp; 说明。<\/p>/);
    expect(brief.map((row: object) => Object.keys(row))).toEqual(whole.map((row: object) => Object.keys(row)));
    expect(brief[1].fdTitle).toBe(whole[1].fdTitle);
  });
});
