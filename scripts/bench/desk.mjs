// Shared by the benchmarks of the desk: a login, and the timing of list pages.
import { createHash, randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { benchStores, ms, printer, quantile } from './greatStore.mjs';

const repeats = 7;
const pageSize = 20;

export const print = printer(34);

/** Code of a response that asks for the password again (`src/contract/desk.ts`). */
const passwordNeeded = 440;

/** Inserts a staff account with a session directly. */
async function logIn(store) {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const password = randomBytes(8).toString('hex');
  const now = Date.now();
  await store.run(`insert into "account" ("fdId", "username", "passwordHash", "isCust", "status", "createdAt", "demo", "role")
    values ('bench', 'bench', 'none', '0', '0', ${now}, '0', 'administrator') on conflict do nothing`);
  await store.run(`update "account" set "passwordHash" = '${await hash(password)}' where "fdId" = 'bench'`);
  await store.run(`insert into "session" ("tokenHash", "accountId", "createdAt", "usedAt", "idleMs", "expiresAt")
    values ('${tokenHash}', 'bench', ${now}, ${now}, 36000000, ${now + 36_000_000})`);
  return { headers: { authorization: `Bearer ${token}` }, password };
}

/** @returns a function that makes a call several times, and returns the median time, ms, and the last response */
function timing(base, { headers, password }) {
  async function send(call, init) {
    const answer = await fetch(`${base}/api/desk/${call}`, init);
    const body = await answer.json();
    if (answer.status === 200 && [0, passwordNeeded].includes(body.code)) return body;
    throw new Error(`${call}: ${answer.status} ${body.msg}`);
  }
  const confirm = () =>
    send('confirm', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    });
  return async (call) => {
    const times = [];
    let body;
    while (times.length < repeats) {
      const from = performance.now();
      body = await send(call, { headers });
      if (body.code === passwordNeeded) await confirm();
      else times.push(performance.now() - from);
    }
    return { took: quantile(times, 0.5), body };
  };
}

/** Prints the times of a list's first, middle and last page, and of a page of a hundred rows. */
export async function printList(timed, name, call) {
  const query = `${call}${call.includes('?') ? '&' : '?'}pageSize=`;
  const { body, took } = await timed(`${query}${pageSize}`);
  const last = Math.max(1, Math.ceil(body.total / pageSize));
  const at = async (pageNum) => ms((await timed(`${query}${pageSize}&pageNum=${pageNum}`)).took);
  const hundred = ms((await timed(`${query}100`)).took);
  print(name, body.total, ms(took), await at(Math.ceil(last / 2)), await at(last), hundred);
}

/** Fills a store of each engine, and times the desk's calls on it. @param options those of `benchStores` */
export const benchDesk = (what, { load, run }) =>
  benchStores(what, { load, run: async (base, store) => run(timing(base, await logIn(store))) });
