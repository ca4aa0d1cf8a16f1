import { buildApp } from '../../../server/app';
import { DataDirBusyError } from '../../../server/db/lockDataDir';
import { startTestServer } from '../../support/server';
import { smallSeed } from '../../support/smallSeed';

it('refuses a second server on the same data folder with a clear message, until the first has ended', async () => {
  const first = await startTestServer({ listen: false });
  const attempt = () => buildApp(first.config);
  await expect(attempt()).rejects.toThrow(DataDirBusyError);
  await expect(attempt()).rejects.toThrow(`another portal server is using the data folder ${first.config.dataDir}`);
  await first.app.close();
  await (await attempt()).close();
});

it('releases the folder after a failed start', async () => {
  const server = await startTestServer({ listen: false });
  await server.app.close();
  const broken = () => ({ ...smallSeed, policy: [...smallSeed.policy, ...smallSeed.policy] });
  const empty = { ...server.config, dataDir: `${server.config.dataDir}/other` };
  await expect(buildApp(empty, { seed: broken })).rejects.toThrow();
  await (await buildApp(empty, { seed: () => smallSeed })).close();
});
