import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.mjs';
import { installPackages } from './packages.mjs';
import { capture, start } from './run.mjs';

/** Folder of the newest installed PostgreSQL server; undefined if there is none. */
function postgresFolder() {
  const installed = '/usr/lib/postgresql';
  const versions = fs.existsSync(installed) ? fs.readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(installed, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => fs.existsSync(path.join(folder, name))));
}

/** Path of an installed program; Debian keeps some in /usr/sbin. */
const findProgram = (name) =>
  [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin']
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));

/** Programs that tests start, with their Debian packages; the last ones only in the long run. */
const servers = [
  { name: 'PostgreSQL', find: postgresFolder, packageName: 'postgresql' },
  { name: 'Redis', find: () => findProgram('redis-server'), packageName: 'redis-server' },
  { name: 'nginx', find: () => findProgram('nginx'), packageName: 'nginx-light' },
  ...['buildah', 'mmdebstrap', 'podman', 'runc'].map((name) => ({
    name,
    find: () => findProgram(name),
    packageName: name,
    isForLongRun: true,
  })),
];

/** Installs missing programs as root on Debian; prints whose tests are skipped. */
export async function ensureServers(isLong) {
  const isMissing = ({ find, isForLongRun }) => (isLong || !isForLongRun) && !find();
  const missing = servers.filter(isMissing).map(({ packageName }) => packageName);
  if (missing.length > 0) await installPackages('the tests of stores and proxies', missing);
  for (const { name, packageName } of servers.filter(isMissing))
    process.stdout.write(`no ${name} on this machine: its tests are skipped (Debian: ${packageName})\n`);
}

/** PostgreSQL refuses to run as root: spawn options of another user, or none. */
function otherUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // Not on this machine: the next one.
    }
  }
  return null;
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Longest wait for a database server, ms: only a hanging one takes as long. */
const patience = 60_000;

async function untilItAnswers(port, ended) {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  const deadline = Date.now() + patience;
  while (!over && Date.now() < deadline) {
    if (await answers(port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** A database server on a port of its own, which can be stopped and started again. */
function restartable(program, flags, options, port, url) {
  let running = null;
  return {
    url,
    /** @returns whether it responds */
    start() {
      running = start(program, flags, { ...options, stdio: 'ignore' });
      return untilItAnswers(port, running.ended);
    },
    async stop(signal) {
      running?.child.kill(signal);
      await running?.ended;
    },
  };
}

/**
 * Sets up a new PostgreSQL in a temporary folder on a free port, if the program is installed. It ends with this
 * process.
 * @returns null if it is not installed
 */
export async function preparePostgres() {
  const folder = postgresFolder();
  const user = otherUser();
  if (!folder || !user) return null;
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-postgres-'));
  if (user.uid !== undefined) fs.chownSync(home, user.uid, user.gid);
  process.once('exit', () => fs.rmSync(home, { recursive: true, force: true }));
  const data = path.join(home, 'data');
  const options = { ...user, cwd: home, env: { ...process.env, LC_ALL: 'C.UTF-8', HOME: home } };
  const initdb = await capture(
    path.join(folder, 'initdb'),
    ['-D', data, '-U', 'portal', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    options,
  );
  if (initdb.code !== 0) {
    process.stderr.write(`PostgreSQL could not be set up:\n${initdb.output}\n`);
    return null;
  }
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: home,
    port,
    // What is written survives the process, not the machine; a database for each test is made of little else.
    fsync: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_connections: 200,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://portal@127.0.0.1:${port}/postgres`;
  return restartable(path.join(folder, 'postgres'), ['-D', data, ...flags], options, port, url);
}

/** Sets up a new Redis, if the program is installed. @returns null if it is not installed */
export async function prepareRedis() {
  const program = findProgram('redis-server');
  if (!program) return null;
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return restartable(program, flags, { cwd: os.tmpdir() }, port, `redis://127.0.0.1:${port}`);
}

const started = async (store) => (store && (await store.start()) ? store.url : null);

/** A PostgreSQL for the tests. @returns its address, or null */
export const startPostgres = async () => started(await preparePostgres());

/** A Redis for the tests. @returns its address, or null */
export const startRedis = async () => started(await prepareRedis());
