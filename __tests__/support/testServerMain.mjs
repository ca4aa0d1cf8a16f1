// The built server in a child process, which sends each captcha's answer to its parent.
import { createRequire } from 'node:module';
import process from 'node:process';
import { sql } from 'kysely';

const fromBuild = createRequire(process.argv[2]);
const { buildApp } = fromBuild('./app.js');
const { readConfig } = fromBuild('./config.js');
const { openDatabase } = fromBuild('./db/openDatabase.js');

const config = { ...readConfig(), clientDir: '/no-client', port: 0 };

async function execute(statements) {
  const db = await openDatabase(config);
  for (const statement of statements) await sql.raw(statement).execute(db);
  await db.destroy();
}

async function start({ seed, ...deps }) {
  const onCaptcha = (session, answer) => void process.send({ session, answer });
  const app = await buildApp(config, { ...deps, seed: () => seed, onCaptcha });
  process.on('message', (statements) => void execute(statements).then(() => process.send({ executed: true })));
  process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
  process.send({ url: await app.listen({ host: '127.0.0.1', port: 0 }) });
}

process.once('message', (deps) => void start(deps));
