import { publication } from '../../support/formValues';
import { testEngines } from '../../support/server';
import { useStaff } from '../../support/staff';
import { Visitor, useAccountServer, useCompany } from '../../support/visitor';

const entry = { ...publication, fdGetbuginessName: '待审板材' };

describe.each(testEngines)('a portal with reviews, on the %s store', (engine) => {
  const server = useAccountServer({ engine, config: { review: true } });
  const company = useCompany(server, '13900000031');
  const reviewer = useStaff(server, 'reviewer');

  const names = async () => {
    const { body } = await new Visitor(server).get('/api/getbuginess/list?type=2&pageSize=100');
    return body.rows.map(({ fdGetbuginessName }) => fdGetbuginessName);
  };
  const decide = async (number: string, decision: string, more: object = {}) =>
    (await reviewer.post('/api/desk/decide', { numbers: [number], decision, note: '', ...more })).body;

  it('accepts an entry with the usual response, and shows it once a reviewer has published it', async () => {
    const { body } = await company.form('/api/getbuginess/add', entry);
    expect(body).toMatchObject({ code: 0, number: expect.stringMatching(/^FB-/) });
    expect(await names()).not.toContain('待审板材');
    const { body: pending } = await reviewer.get('/api/desk/submissions?kind=entry&state=pending');
    expect(pending.rows).toEqual([expect.objectContaining({ number: body.number, title: '待审板材', side: '2' })]);
    await decide(String(body.number), 'publish');
    expect(await names()).toContain('待审板材');
    await decide(String(body.number), 'remove');
    expect(await names()).not.toContain('待审板材');
  });

  it('does not publish an entry that the company changed after the reviewer read it', async () => {
    const named = (fdGetbuginessName: string) => ({ ...entry, fdGetbuginessName });
    const number = String((await company.form('/api/getbuginess/add', named('清白板材'))).body.number);
    const read = () => reviewer.data(`/api/desk/submission?number=${number}`);
    const publish = ({ changedAt }: { changedAt: string }) =>
      decide(number, 'publish', { seen: { [number]: 'pending' }, seenAt: { [number]: changedAt } });
    const before = await read();
    // Within the same second.
    expect((await company.form('/api/my/entry', { ...named('调换板材'), number })).body.code).toBe(0);
    const refused = [{ number, reason: '企业刚刚修改过内容，请刷新后再办' }];
    expect((await publish(before)).data).toEqual({ done: [], refused });
    expect(await names()).not.toContain('调换板材');
    expect((await publish(await read())).data).toEqual({ done: [number], refused: [] });
    expect(await names()).toContain('调换板材');
  });
});
