import fs from 'node:fs';
import path from 'node:path';
import { demoAccounts } from './auth/newAccount';
import { buildApp } from './app';
import { readConfig, type ServerConfig } from './config';
import { demoContent } from './content/demoContent';
import { describeStore } from './db/existingStore';
import { repositoryRoot } from './lib/files';
import { logConsole } from './lib/commandLine';
import { createRedactor } from './lib/secrets';
import { settingsInForce } from './lib/settings';
import { rejectOtherBuild } from './plugins/staticClient';

/** Maximum time for pending requests when the server is stopped, in ms. */
const timeoutMs = 9_000;

/** Version, store and configured settings, for the log. */
function describeStart(config: ServerConfig): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(repositoryRoot(), 'package.json'), 'utf8')) as {
    version: string;
  };
  const redact = createRedactor(config);
  const behind = config.upstream === null ? `存储 ${describeStore(config)}` : `后端 ${redact(config.upstream)}`;
  return `版本 ${version}，${behind}，设置 ${settingsInForce(process.env, redact) || '均为默认'}\n`;
}

async function main(): Promise<void> {
  const config = readConfig();
  // In development the pages come from the dev server.
  if (process.env.NODE_ENV !== 'development') rejectOtherBuild(config.clientDir, process.env);
  process.stdout.write(describeStart(config));
  const seed = () => demoContent(config.contentDir, Date.now());
  const app = await buildApp(config, {
    seed: config.demo ? seed : null,
    demoSubmissions: true,
    logLevel: 'info',
  }).catch((error: unknown) => {
    throw new Error(createRedactor(config)(error instanceof Error ? error.message : String(error)));
  });
  logConsole(app.log);
  const stop = () => {
    setTimeout(() => process.exit(1), timeoutMs).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = await app.listen({ host: config.host, port: config.port });
  process.stdout.write(`家居定制供应链 ${address}\n`);
  if (!(await app.showsDemoContent?.())) return;
  if (!config.demo) {
    process.stdout.write('演示内容仍在，演示账号已停用。正式使用前请运行 npm run content -- remove-demo\n');
    return;
  }
  const lines = demoAccounts.map(({ role, username, password }) => `  ${role}  ${username} / ${password}`);
  process.stdout.write(`演示内容，演示账号：\n${lines.join('\n')}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
