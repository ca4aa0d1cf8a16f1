import fs from 'node:fs';
import path from 'node:path';
import { runContentCommand } from '../../../server/content/cli';
import type { SubmissionDetail } from '../../../src/contract/submission';
import { deskContent } from '../../support/deskContent';
import { publication } from '../../support/formValues';
import { storeEnv } from '../../support/server';
import { confirmStaff, useStaff } from '../../support/staff';
import { describeOnEngines, useCompany, Visitor } from '../../support/visitor';

describeOnEngines('a company’s entry after an operator’s import', (server) => {
  const company = useCompany(server, '13900000041');
  const staff = useStaff(server, 'administrator');
  let number: string;
  beforeAll(async () => {
    await confirmStaff(staff);
    const { fdComId } = await company.data('/api/user/info');
    number = (await company.form('/api/getbuginess/add', { ...publication, fdComId })).body.number;
  });

  type Row = Record<string, string | null>;
  const exported = async (): Promise<Row[]> => JSON.parse(String(await deskContent(staff, 'getbuginess').exported()));
  const load = async (rows: Row[], replace: boolean) => {
    const file = path.join(server.config.dataDir, 'getbuginess.json');
    fs.writeFileSync(file, JSON.stringify(rows));
    const words = ['import', 'getbuginess', file, ...(replace ? ['--replace'] : [])];
    expect(await runContentCommand(words, storeEnv(server))).toMatchObject({ ok: true });
  };
  const submission = () => company.data<SubmissionDetail>(`/api/my/submission?number=${number}`);
  const isShown = async (fdId: string) =>
    Boolean(await new Visitor(server).data(`/api/getbuginess/findSupplyDemandById?fdId=${fdId}`));

  it('is marked as removed and stored if the import deletes it, and staff can publish it again', async () => {
    const { targetId } = await submission();
    const others = (await exported()).filter(({ fdId }) => fdId !== targetId);
    await load(others, true);
    const removed = await submission();
    expect(removed).toMatchObject({ state: 'removed', endedAt: expect.any(String) });
    expect(removed.values).toMatchObject({ fdGetbuginessName: publication.fdGetbuginessName });
    expect(removed.events.at(-1)).toMatchObject({ action: 'remove', actor: null, note: '随内容导入撤下' });
    expect(await isShown(targetId)).toBe(false);
    const json = { numbers: [number], decision: 'publish', note: '恢复' };
    expect((await staff.post('/api/desk/decide', json)).body.data).toEqual({ done: [number], refused: [] });
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
