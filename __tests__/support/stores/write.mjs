/**
 * Fills a store with the server of another checkout, by the calls of companies, visitors and staff (README.md in this
 * folder):
 *
 *     node -r esbuild-register __tests__/support/stores/write.mjs CHECKOUT FOLDER [DATABASE_URL]
 */
import { Buffer } from 'node:buffer';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { URLSearchParams } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { content, smallZip, publication } from './written.mjs';

const [checkout, folder] = process.argv.slice(2, 4).map((name) => path.resolve(name));
const databaseUrl = process.argv[4] ?? '';
const require = createRequire(path.join(checkout, 'package.json'));
const hasFile = (file) => fs.existsSync(path.join(checkout, 'server', `${file}.ts`));
const from = (file) => require(path.join(checkout, 'server', file));

fs.mkdirSync(folder, { recursive: true });
const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl, PORTAL_DEMO: '0' };
const config = from('config').readConfig(env);
let time = Date.parse('2026-11-23T10:00:00+08:00');
const captchas = new Map();
const onCaptcha = (session, answer) => void captchas.set(session, answer);
const { buildApp } = from('app');
const app = await buildApp(config, { seed: null, now: () => time, onCaptcha });
const db = await from('db/openDatabase').openDatabase(config);

const facts = { at: '', logins: {}, disabled: null, tokens: {}, writes: [], reads: [], files: [] };

/** A call as a browser makes it; each one a little later than the previous one. */
async function send(method, url, { as, key, form, json, upload, cookie } = {}) {
  time += 1000;
  const boundary = 'boundary-7f3a';
  const parts = `--${boundary}\r\ncontent-disposition: form-data; name="attKey"\r\n\r\nprojectApplyInfoAtt\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${upload}"\r\n\r\n`;
  const types = { form: 'application/x-www-form-urlencoded', json: 'application/json' };
  const payloads = {
    form: form && new URLSearchParams(form).toString(),
    json: json && JSON.stringify(json),
    upload: upload && Buffer.concat([Buffer.from(parts), smallZip, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
  const [kind] = Object.keys(payloads).filter((name) => payloads[name] !== undefined);
  const answer = await app.inject({
    method,
    url,
    headers: {
      ...(as ? { authorization: `Bearer ${facts.tokens[as]}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(kind ? { 'content-type': types[kind] ?? `multipart/form-data; boundary=${boundary}` } : {}),
      ...(cookie ? { cookie } : {}),
    },
    payload: payloads[kind],
  });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  if (!url.startsWith('/captcha/') && answer.json().code !== 0) throw new Error(`${url}: ${answer.body}`);
  return answer;
}

async function solved() {
  const { cookies } = await send('GET', '/captcha/captchaImage?type=math');
  const session = cookies.find(({ name }) => name === 'JSESSIONID').value;
  return { cookie: `JSESSIONID=${session}`, validateCode: captchas.get(session) };
}

/** A write that tests repeat later. */
async function write(url, given) {
  const key = `key-${facts.writes.length + 1}-of-a-browser`;
  const { validateCode, cookie } = given.needsCaptcha ? await solved() : {};
  const form = validateCode ? { ...given.form, validateCode } : given.form;
  const answer = (await send('POST', url, { ...given, form, key, cookie })).json();
  const { as, json, upload } = given;
  facts.writes.push({ url, as, form: given.form, json, upload, key, answer });
  return answer;
}

async function logIn(name, username, password) {
  const { validateCode, cookie } = await solved();
  const form = { username, password, rememberMe: 'false', validateCode };
  facts.tokens[name] = (await send('POST', '/login', { form, cookie })).json().token;
  facts.logins[name] = { username, password };
}

const read = async (url, as) => facts.reads.push({ url, as, body: (await send('GET', url, { as })).json() });

async function load() {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-content-'));
  const file = path.join(home, 'content.json');
  fs.writeFileSync(file, JSON.stringify(content));
  const { ok, text } = await from('content/cli').runContentCommand(['import', file], env);
  fs.rmSync(home, { recursive: true });
  if (!ok) throw new Error(text);
}

/** Adds a back-office account; the first version had no command for it. */
async function addStaff(username, role) {
  const password = `${username}-word-1`;
  if (hasFile('auth/cli')) {
    const words = ['create', username, '--back-office', '--role', role];
    await from('auth/cli').runAccountCommand(words, env, { ask: async () => password, now: () => time });
  } else {
    const passwordHash = await from('accounts/passwords').hashPassword(password);
    const account = { username, passwordHash, fdComName: null, isCust: '0' };
    await db.transaction().execute((trx) => from('accounts/newAccount').newAccount(trx, account, time));
  }
  await logIn(username, username, password);
}

async function joinAs(name, userName, fdComName) {
  const form = { fdComName, userName, password: 'secret-1', confirmPassword: 'secret-1' };
  await write('/register/add', { form, needsCaptcha: true });
  await logIn(name, userName, 'secret-1');
}

async function sendIn() {
  const as = 'company';
  const { attId } = await write('/components/sysAttMain/upload', { as, upload: '申报材料.zip' });
  await write('/components/sysAttMain/upload', { as, upload: '还未提交.zip' });
  const [project, chosen] = [content.project[0], content.app[0]];
  const contact = { fdSubmitterName: '王一', fdSubmitterPhone: '02887654321' };
  const form = { fdProjectId: project.fdId, fdProjectName: project.fdProjectName, attKey_projectApplyInfoAtt: attId };
  await write('/api/project/add', { as, form: { ...form, ...contact, fdApplicationInfo: '第一行\n第二行' } });
  const asked = { fdAppId: chosen.fdId, fdAppName: chosen.fdAppName };
  await write('/api/order/add', { as, json: { ...asked, fdContactName: '王一', fdContactPhone: '02887654321' } });
  for (const [fdGetbuginessType, fdGetbuginessName] of Object.entries({ 1: '求购多层板', 2: '供应多层板' }))
    await write('/api/getbuginess/add', { as, form: { ...publication, fdGetbuginessType, fdGetbuginessName } });
  const { fdId } = await db.selectFrom('projectApplication').select('fdId').executeTakeFirstOrThrow();
  await read(`/api/att/getAttFile?fdId=${fdId}&clazz=projectApplication&key=projectApplyInfoAtt`, as);
  facts.files.push({ url: facts.reads.at(-1).body.data, as });
}

/** Drafts, versions, an answered application and a report, in versions that have a desk. */
async function workAtTheDesk() {
  await addStaff('editor', 'editor');
  await addStaff('reviewer', 'reviewer');
  const [, kept] = content.policy;
  const save = async (given) =>
    (await send('POST', '/api/desk/content/save', { as: 'editor', json: { area: 'policy', ...given } })).json().data;
  const values = { fdTitle: '未发布的草稿', fdClass: '1', fdContent: '<p>草稿</p>' };
  const draft = await save({ fdId: '', version: 0, act: 'draft', values });
  const changed = { ...kept, fdTitle: '改过并已发布' };
  const { version } = await save({ fdId: kept.fdId, version: 0, act: 'publish', values: changed });
  await save({ fdId: kept.fdId, version, act: 'draft', values: { ...changed, fdTitle: '又改过，尚未发布' } });
  const { number } = facts.writes.find(({ url }) => url === '/api/project/add').answer;
  const json = { numbers: [number], decision: 'accept', note: '材料已收到' };
  await send('POST', '/api/desk/decide', { as: 'reviewer', json });
  const report = { area: 'policy', fdId: kept.fdId, reason: 'false', note: '已过期' };
  await write('/api/report/add', { form: report });
  for (const { fdId } of [draft, kept]) await read(`/api/desk/content/item?area=policy&fdId=${fdId}`, 'editor');
  await read(`/api/desk/content/revision?area=policy&fdId=${kept.fdId}&version=0`, 'editor');
  await read('/api/desk/content?area=policy', 'editor');
  for (const kind of ['application', 'intention', 'entry']) await read(`/api/my/submissions?kind=${kind}`, 'company');
  await read(`/api/my/submission?number=${number}`, 'company');
  for (const url of ['/api/desk/submissions', '/api/desk/reports', '/api/desk/records']) await read(url, 'reviewer');
}

await load();
await joinAs('company', '13900000001', '示例木业');
await joinAs('former', '13900000002', '停用家居');
await addStaff('keeper', 'administrator');
await sendIn();
if (hasFile('desk/desk')) await workAtTheDesk();
for (const area of Object.keys(content)) {
  if (['category', 'navigation', 'banner'].includes(area)) continue;
  await read(`/api/${area}/list`);
}
await read(`/api/policy/findPolicyById?fdId=${content.policy[1].fdId}`);
await read('/api/system/navigation?type=home:footer');
await read('/api/getbuginess/list?type=1');
await read('/api/user/info', 'company');
await read('/api/user/info', 'keeper');
facts.disabled = { ...facts.logins.former, token: facts.tokens.former };
facts.at = new Date(time).toISOString();
delete facts.logins.former;
delete facts.tokens.former;
await db.updateTable('account').set({ status: '1' }).where('username', '=', facts.disabled.username).execute();
const whole = path.join(folder, 'portal.db.whole');
if (!databaseUrl) await sql`vacuum into ${whole}`.execute(db);
await db.destroy();
await app.close();

const dump = () => execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-privileges', databaseUrl]);
const [name, store] = databaseUrl ? ['portal.sql', dump()] : ['portal.db', fs.readFileSync(whole)];
for (const left of fs.readdirSync(folder)) if (/^portal\.(db|lock)/.test(left)) fs.rmSync(path.join(folder, left));
fs.writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(store));
fs.writeFileSync(path.join(folder, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`);
