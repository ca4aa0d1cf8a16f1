// The server under load: lists, pages and writes at 50 connections, beside a thousand idle ones, and far more than it can
// render; then its memory while everything is asked for. `npm run bench:load -- --minutes 60`.
import '../support/requireInstall.mjs';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import Libsql from 'libsql';
import { build } from '../support/build.mjs';
import { stopAll } from '../support/run.mjs';
import { serve } from '../support/serve.mjs';
import { contentChanged } from './contentChanged.mjs';
import { figure, table } from './figures.mjs';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '1' } } });
const minutes = Number(values.minutes);

/** Companies that write, since each may send so much in ten minutes. */
const companies = 200;
const seconds = 8;
const list = '/api/policy/list?pageNum=1&pageSize=6';
const pages = ['/index', '/policy', '/project', '/special', '/specialist', '/supply_demand/supply'];

/** Resident memory of a process, in bytes; null where it is not available. */
function memoryOf(pid) {
  const file = `/proc/${pid}/status`;
  const found = fs.existsSync(file) ? /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(file, 'utf8')) : null;
  return found ? Number(found[1]) * 1024 : null;
}

/** Sessions of that many companies, in an open store. @returns their tokens */
function addCompanies(file) {
  const database = new Libsql(file, { timeout: 5000 });
  const [row] = database.prepare(`select * from "account" where "isCust" = '1' limit 1`).all();
  const insert = (name, values) => {
    const names = Object.keys(values);
    const marks = names.map(() => '?').join(', ');
    database
      .prepare(`insert into "${name}" (${names.map((each) => `"${each}"`).join(', ')}) values (${marks})`)
      .run(...Object.values(values));
  };
  const now = Date.now();
  const tokens = Array.from({ length: companies }, (_, index) => {
    const fdId = randomBytes(16).toString('hex');
    insert('account', { ...row, fdId, username: `1390000${String(index).padStart(4, '0')}`, fdComId: fdId });
    const token = randomBytes(32).toString('base64url');
    const tokenHash = createHash('sha256').update(token).digest('hex');
    const times = { createdAt: now, usedAt: now, idleMs: 1e8, expiresAt: now + 1e8 };
    insert('session', { tokenHash, accountId: fdId, ...times, device: null });
    return token;
  });
  database.close();
  return tokens;
}

/** Changes the title of a policy, as the desk does, each second until the returned function is called. */
function editEachSecond(file) {
  const database = new Libsql(file, { timeout: 5000 });
  const edit = database.transaction((number) => {
    database
      .prepare(`update "policy" set "fdTitle" = ? where "fdId" = (select min("fdId") from "policy")`)
      .run(`政策 ${number}`);
    database.exec(contentChanged('policy'));
  });
  let edits = 0;
  const timer = setInterval(() => edit((edits += 1)), 1000);
  return () => {
    clearInterval(timer);
    database.close();
  };
}

/** An intention as a company sends it, each with its own key and text. */
function writing(tokens, app) {
  let number = 0;
  return (request) => {
    number += 1;
    const intention = {
      fdAppId: app.fdId,
      fdAppName: app.fdAppName,
      fdContactName: '负载测试',
      fdContactPhone: '13900000000',
    };
    return {
      ...request,
      method: 'POST',
      path: '/api/order/add',
      headers: {
        authorization: `Bearer ${tokens[number % tokens.length]}`,
        'content-type': 'application/json',
        'idempotency-key': randomBytes(16).toString('hex'),
      },
      body: JSON.stringify({ ...intention, fdContactWechat: `load-${number}` }),
    };
  };
}

async function rate(url, options) {
  const result = await autocannon({ url, connections: 50, duration: seconds, ...options });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    refused: result.non2xx,
    failed: result.errors + result.timeouts,
  };
}

/** Open connections that ask for nothing. */
async function idle(url, count) {
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: count }, () => net.connect(Number(port), hostname));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  // The server may reset one.
  for (const socket of sockets) socket.on('error', () => {});
  return () => sockets.forEach((socket) => socket.destroy());
}

async function measure(folder) {
  const dataDir = path.join(folder, 'data');
  const server = await serve('dist/server/main.js', { DATA_DIR: dataDir }, '/healthz');
  const tokens = addCompanies(path.join(dataDir, 'portal.db'));
  const { url } = server;
  const [app] = (await (await fetch(`${url}/api/app/list?pageNum=1&pageSize=1`)).json()).rows;
  const body = await (await fetch(url + list)).text();
  const bare = await serve('scripts/bench/bareServer.mjs', { BENCH_BODY: body });
  const write = [{ setupRequest: writing(tokens, app) }];
  const read = Array.from({ length: 9 }, () => ({ path: list }));
  const html = { accept: 'text/html', 'accept-encoding': 'br' };
  const rows = [];
  const add = async (name, address, options) => rows.push([name, await rate(address, options)]);
  await rate(url, { requests: [{ path: list }], duration: 3 });
  await add('a bare route with the bytes of a list', bare.url);
  await add('a list', url + list);
  await add('rendered pages, most of them kept', url, {
    headers: html,
    requests: pages.map((each) => ({ path: each })),
  });
  const stopEditing = editEachSecond(path.join(dataDir, 'portal.db'));
  await add('the same pages, one edited each second', url, {
    headers: html,
    requests: pages.map((each) => ({ path: each })),
  });
  stopEditing();
  await add('writes', url, { requests: write });
  await add('nine lists and a write in turn', url, { requests: [...read, ...write] });
  const end = await idle(url, 1000);
  await add('a list, beside 1,000 idle connections', url + list);
  end();
  let searches = 0;
  await add('pages that nobody asked for before, on 200 connections', url, {
    connections: 200,
    requests: [{ setupRequest: (request) => ({ ...request, path: `/search?q=${(searches += 1)}`, headers: html }) }],
  });
  await pause(5000);
  await add('a list, five seconds later', url + list);
  const [[, route]] = rows;
  const cells = rows.map(([name, { perSecond, p99, refused, failed }]) => [
    name,
    figure(perSecond),
    p99,
    (perSecond / route.perSecond).toFixed(2),
    refused,
    failed,
  ]);
  const heads = ['50 connections', 'a second', 'p99, ms', 'of the bare route', 'refused', 'failed'];
  process.stdout.write(`${table(heads, cells).join('\n')}\n\n`);
  bare.child.kill('SIGTERM');
  await watchMemory(server, [...read, ...pages.map((each) => ({ path: each, headers: html })), ...write]);
  server.child.kill('SIGTERM');
  process.stdout.write(`the server ended with ${await server.ended}\n`);
}

/** Memory of the server, a line every tenth of the time. */
async function watchMemory({ url, child }, requests) {
  const parts = 10;
  for (let part = 1; part <= parts; part += 1) {
    const { perSecond, failed } = await rate(url, { requests, duration: Math.max(1, (minutes * 60) / parts) });
    const megabytes = Math.round((memoryOf(child.pid) ?? 0) / 1e6);
    process.stdout.write(
      `${((minutes * part) / parts).toFixed(1)} min: ${megabytes} MB, ${figure(perSecond)} a second, ${failed} failed\n`,
    );
  }
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-load-'));
try {
  await build('client', 'server', 'renderer');
  await measure(folder);
} finally {
  await stopAll();
  fs.rmSync(folder, { recursive: true, force: true });
}
