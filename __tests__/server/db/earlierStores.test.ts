import fs from 'node:fs';
import path from 'node:path';
import { runContentCommand } from '../../../server/content/cli';
import { openDatabase, openUnchanged } from '../../../server/db/openDatabase';
import { emptyStore } from '../../support/emptyStore';
import { testEngines } from '../../support/server';
import { tempFolder } from '../../support/tempFolder';
import { copyWrittenStore } from '../../support/writtenStore';

jest.setTimeout(180_000);

describe.each(testEngines)('a store from before the baseline, on the engine %s', (engine) => {
  const policiesIn = async (place: Parameters<typeof openUnchanged>[0]) => {
    const db = openUnchanged(place);
    const rows = await db.selectFrom('policy').select(['fdId', 'fdTitle']).orderBy('fdId').execute();
    await db.destroy();
    return rows;
  };

  it('is left as it is, and the message names the way to carry its content over, which works', async () => {
    const { place } = await copyWrittenStore('2026-11-23', engine);
    const before = await policiesIn(place);
    await expect(openDatabase(place)).rejects.toThrow(
      /cannot be upgraded.*npm run content -- export FILE.*import FILE/,
    );
    expect(await policiesIn(place)).toEqual(before);

    const envOf = ({ dataDir, databaseUrl }: typeof place) => ({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });
    const file = path.join(tempFolder(), 'content.json');
    expect(await runContentCommand(['export', file], envOf(place))).toEqual({
      ok: true,
      text: expect.stringContaining('rows written to'),
    });
    expect(fs.existsSync(file)).toBe(true);
    const { place: later } = await emptyStore(engine);
    await (await openDatabase(later)).destroy();
    expect(await runContentCommand(['import', file], envOf(later))).toMatchObject({ ok: true });
    expect(await policiesIn(later)).toEqual(before);
  });
});
