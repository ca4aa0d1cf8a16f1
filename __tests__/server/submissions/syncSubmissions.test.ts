import fs from 'node:fs';
import path from 'node:path';
import { runContentCommand } from '../../../server/content/cli';
import type { SubmissionDetail } from '../../../src/contract/submission';
import { publication } from '../../support/formValues';
import { storeEnv, testEngines } from '../../support/server';
import { confirmStaff, useStaff } from '../../support/staff';
import { Visitor, useAccountServer, useCompany } from '../../support/visitor';

describe.each(testEngines)('a company’s entry after an operator’s import, on the %s store', (engine) => {
  const server = useAccountServer({ engine });
  const company = useCompany(server, '13900000041');
  const staff = useStaff(server, 'administrator');
  let number: string;
  beforeAll(async () => {
    await confirmStaff(staff);
    const { fdComId } = (await company.get('/api/user/info')).body.data as { fdComId: string };
    number = String((await company.form('/api/getbuginess/add', { ...publication, fdComId })).body.number);
  });

  type Row = Record<string, string | null>;
  const exported = async () =>
    JSON.parse((await staff.get('/api/desk/content/export?area=getbuginess')).raw.toString()) as Row[];
  const load = async (rows: Row[], replace: boolean) => {
    const file = path.join(server.config.dataDir, 'getbuginess.json');
    fs.writeFileSync(file, JSON.stringify(rows));
    const words = ['import', 'getbuginess', file, ...(replace ? ['--replace'] : [])];
    expect(await runContentCommand(words, storeEnv(server))).toMatchObject({ ok: true });
  };
  const submission = async () =>
    (await company.get(`/api/my/submission?number=${number}`)).body.data as unknown as SubmissionDetail;
  const isShown = async (fdId: string) =>
    Boolean((await new Visitor(server).get(`/api/getbuginess/findSupplyDemandById?fdId=${fdId}`)).body.data);

  it('is marked as removed and stored if the import deletes it, and staff can publish it again', async () => {
    const { targetId } = await submission();
    const rows = await exported();
    await load(
      rows.filter(({ fdId }) => fdId !== targetId),
      true,
    );
    const removed = await submission();
    expect(removed).toMatchObject({ state: 'removed', endedAt: expect.any(String) });
    expect(removed.values).toMatchObject({ fdGetbuginessName: publication.fdGetbuginessName });
    expect(removed.events.at(-1)).toMatchObject({ action: 'remove', actor: null, note: '随内容导入撤下' });
    expect(await isShown(targetId)).toBe(false);
    const json = { numbers: [number], decision: 'publish', note: '恢复' };
    expect((await staff.send('POST', '/api/desk/decide', { json })).body.data).toEqual({ done: [number], refused: [] });
    expect([await isShown(targetId), (await submission()).state]).toEqual([true, 'published']);
  });

  it('is marked as published with its new name if the import writes it', async () => {
    const { targetId } = await submission();
    const own = (await exported()).find(({ fdId }) => fdId === targetId)!;
    await company.form('/api/my/withdraw', { number });
    expect((await submission()).state).toBe('withdrawn');
    const before = (await submission()).events.length;
    await load([{ ...own, fdGetbuginessName: '导入的名称' }], false);
    const { state, title, endedAt, events } = await submission();
    expect({ state, title, endedAt }).toEqual({ state: 'published', title: '导入的名称', endedAt: null });
    expect(events.slice(before)).toMatchObject([{ action: 'publish', note: '随内容导入发布' }]);
    await load([own], false);
    const again = await submission();
    expect([again.title, again.events.length]).toEqual([publication.fdGetbuginessName, before + 1]);
  });
});
