import { buildApp } from '../../../server/app';
import { DataDirBusyError } from '../../../server/db/lockDataDir';
import { startTestServer } from '../../support/server';

it('a second server on the same data folder is refused with a clear word, and may start once the first has gone', async () => {
  const first = await startTestServer({ listen: false });
  const attempt = () => buildApp(first.config);
  await expect(attempt()).rejects.toThrow(DataDirBusyError);
  await expect(attempt()).rejects.toThrow(`another portal server is using the data folder ${first.config.dataDir}`);
  await first.app.close();
  const second = await attempt();
  await second.close();
  await first.close();
});

it('a start that failed does not keep the folder', async () => {
  const server = await startTestServer({ listen: false });
  await server.app.close();
  const { smallSeed } = await import('../../support/smallSeed');
  const broken = () => ({ ...smallSeed, policy: [...smallSeed.policy, ...smallSeed.policy] });
  const empty = { ...server.config, dataDir: `${server.config.dataDir}/other` };
  await expect(buildApp(empty, { seed: broken })).rejects.toThrow();
  const next = await buildApp(empty, { seed: () => smallSeed });
  await next.close();
  await server.close();
});
