import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { runContentCommand } from '../../../server/content/cli';
import { safeFileName, runSubmissionsCommand } from '../../../server/submissions/cli';
import { makeZip } from '../../support/archives';
import { application, intention, publication } from '../../support/formValues';
import { storeEnv, testEngines } from '../../support/server';
import { changeRows, readRows } from '../../support/storeRows';
import { useAccountServer, useCompany } from '../../support/visitor';

describe.each(testEngines)('on the engine %s', (engine) => {
  const server = useAccountServer({ engine });
  const company = useCompany(server, '13900000001', '示例木业');
  const archive = makeZip([{ name: '材料.txt' }]);

  const run = (...words: string[]) => runSubmissionsCommand(words, storeEnv(server));
  const inFolder = (...names: string[]) => path.join(server.config.dataDir, ...names);
  const table = (file: string) =>
    parse(fs.readFileSync(file, 'utf8'), { bom: true, columns: true }) as Record<string, string>[];

  describe('companies’ submissions', () => {
    beforeAll(async () => {
      const ids: string[] = [];
      while (ids.length < 2) ids.push((await company.upload(archive, '申报材料.zip')).body.attId);
      const applied = await company.form('/api/project/add', {
        ...application(),
        fdSubmitterName: '=1+1',
        fdApplicationInfo: '@SUM(A1)\n"第二行", 完\n=2+2;\t-3; 约-3',
        attKey_projectApplyInfoAtt: ids.join(','),
      });
      const ordered = await company.post('/api/order/add', { ...intention, fdContactWechat: '微信;"=1+1' });
      // As after a correction.
      const { attId } = (await company.upload(archive, '资质.zip')).body;
      const [{ fdId }] = await readRows(server, 'purchaseIntention');
      await changeRows(server, 'attachment', { attId }, { applicationId: fdId });
      server.pass(6000);
      const published = await company.form('/api/getbuginess/add', publication);
      expect([applied.body.code, ordered.body.code, published.body.code]).toEqual([0, 0, 0]);
    });

    it('are exported as tables without formulas, with the files under their own names', async () => {
      const folder = inFolder('out');
      const written = expect.stringContaining('1 applications, 1 intentions, 1 entries, 3 files written to');
      expect(await run('export', folder)).toMatchObject({ ok: true, text: written });
      const [application] = table(path.join(folder, 'applications.csv'));
      const { fdId } = application!;
      expect(fdId).toMatch(/^[0-9a-f]{32}$/);
      expect(application).toMatchObject({
        fdComName: '示例木业',
        fdSubmitterName: "'=1+1",
        fdApplicationInfo: `'@SUM(A1)\n"第二行", 完\n'=2+2;'\t'-3; 约-3`,
        attachments: '申报材料.zip\n申报材料 (2).zip',
        submittedAt: '2025-06-01 08:00:00',
        number: 'SB-20250601-0001',
        state: 'submitted',
      });
      expect(table(path.join(folder, 'intentions.csv'))).toMatchObject([
        { fdAppName: '应用 1', fdContactName: '王一', fdContactWechat: `微信;'"=1+1`, attachments: '资质.zip' },
      ]);
      expect(table(path.join(folder, 'entries.csv'))).toMatchObject([
        { fdGetbuginessName: '多层板', fdContactsPhone: '13800000009', number: 'FB-20250601-0001', state: 'published' },
      ]);
      for (const name of application!.attachments!.split('\n')) {
        expect(fs.readFileSync(path.join(folder, 'attachments', fdId!, name)).equals(archive)).toBe(true);
      }
      expect(fs.statSync(folder).mode & 0o77).toBe(0);
      const refused = { ok: false, text: expect.stringContaining('name a new folder') };
      expect(await run('export', folder)).toMatchObject(refused);
    });
  });

  it('exports published entries of companies, and imports them again', async () => {
    const published = await company.form('/api/getbuginess/add', {
      ...publication,
      fdContactsAddress: `=HYPERLINK("x")${'长'.repeat(180)}`,
      fdGetbuginessName: '"板材", <b>E0</b> & 更多',
      fdGetbuginessNumber: '0.5',
    });
    expect(published.body).toMatchObject({ code: 0, msg: '操作成功' });
    const [first, again] = [inFolder('first.json'), inFolder('again.json')];
    await runContentCommand(['export', first], storeEnv(server));
    expect(fs.readFileSync(first, 'utf8')).toContain('<b>E0</b> & 更多');
    expect(await runContentCommand(['import', first, '--replace'], storeEnv(server))).toMatchObject({ ok: true });
    await runContentCommand(['export', again], storeEnv(server));
    expect(fs.readFileSync(again, 'utf8')).toBe(fs.readFileSync(first, 'utf8'));
  });

  it.each([[[]], [['constructor']], [['export']], [['export', 'a', 'b']]])(
    'prints its usage after %j',
    async (words) => {
      expect(await run(...words)).toMatchObject({ ok: false, text: expect.stringContaining('npm run submissions --') });
    },
  );
});

describe('an exported file name', () => {
  it.each([
    ['申报 材料.zip', '申报 材料.zip'],
    ['../../etc/passwd.rar', '_.._etc_passwd.rar'],
    ['C:\\表.zip', 'C__表.zip'],
    ['\u202eexe.zip', 'exe.zip'],
    ['con.zip', '_con.zip'],
    [' .hidden. ', 'hidden'],
    ['', 'file'],
    [`${'长'.repeat(300)}.zip`, `${'长'.repeat(60)}.zip`],
  ])('of %j is %j', (name, expected) => expect(safeFileName(name, new Set())).toBe(expected));

  it('is never the same twice, also ignoring case', () => {
    const taken = new Set<string>();
    const names = ['a.zip', 'A.ZIP', 'a.zip'].map((name) => safeFileName(name, taken));
    expect(names).toEqual(['a.zip', 'A (2).ZIP', 'a (3).zip']);
  });
});
