import { smallId, smallSeed } from '../../support/smallSeed';
import { usualEngines, useTestServer } from '../../support/server';

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
