import os from 'node:os';
import path from 'node:path';
import { buildApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { closeApplications } from './closeApplications';
import { smallSeed } from './smallSeed';
import { wideLimits } from './wideLimits';

/** A server in a process of its own that tells its parent each captcha's answer, which no real one does. */
async function main(): Promise<void> {
  const config = { ...readConfig(), clientDir: path.join(os.tmpdir(), 'no-client'), port: 0 };
  const onCaptcha = (session: string, answer: string) => void process.send?.({ session, answer });
  const app = await buildApp(config, { seed: () => smallSeed, limits: wideLimits, onCaptcha });
  process.on('message', () => void closeApplications(config).then(() => process.send?.({ closed: true })));
  process.send?.({ url: await app.listen({ host: '127.0.0.1', port: 0 }) });
}

void main();
