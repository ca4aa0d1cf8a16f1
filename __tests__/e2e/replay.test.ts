import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { sameShape, scrubText } from '../../src/app/replay/sanitize';
import { eventually } from '../support/eventually';
import {
  captchaShown,
  desktop,
  plainPages,
  startJourney,
  type Journey,
  type Visitor,
  painted,
} from '../support/journey';
import { inLongRun } from '../support/longRun';
import { saidBy } from '../support/saidBy';
import { layouts, screenNames, screensOf } from '../support/screens';
import { tempFolder } from '../support/tempFolder';

/** A screen's accessibility tree, and the step of the log that it belongs to. */
interface Seen {
  name: string;
  step: number;
  tree: string;
}

/** The page without the replay panel. */
const treeOf = (page: Page): Promise<string> => page.locator('#root').ariaSnapshot();

/** Number of actions that the session has logged, from the panel. */
async function loggedSteps(page: Page): Promise<number> {
  const text = await page.locator('#portal-replay [role="status"]').textContent();
  return Number(/\d+/.exec(text ?? '')?.[0]);
}

/** Waits until the screen is loaded and stable, and records it with its step. */
async function see(page: Page, name: string): Promise<Seen> {
  let seen: Seen | null = null;
  await eventually(async () => {
    const [before, tree, after] = [await loggedSteps(page), await treeOf(page), await loggedSteps(page)];
    await painted(page);
    const again = await treeOf(page);
    if (before !== after || tree !== again || tree.includes('加载中'))
      throw new Error(`${name} does not become stable`);
    seen = { name, step: after, tree };
  });
  return seen!;
}

/** Navigates without leaving the page, as the browser's forward button does. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

const panelKey = 'Control+Shift+Y';

/** Shows one step and waits until its screen is rendered; the panel is hidden afterwards. */
async function jumpTo(page: Page, step: number): Promise<void> {
  if (!(await page.getByRole('listbox', { name: '步骤' }).isVisible())) await page.keyboard.press(panelKey);
  await page.getByRole('listbox', { name: '步骤' }).selectOption(String(step));
  await page.keyboard.press(panelKey);
  await page.locator(`#portal-replay[data-step="${step}"]`).waitFor({ state: 'attached' });
}

/** Exports the session by the panel's button, as a string. */
async function exportScene(page: Page): Promise<string> {
  await page.keyboard.press(panelKey);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出场景' }).click();
  const stream = await (await download).createReadStream();
  await page.keyboard.press(panelKey);
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

const root = path.resolve(__dirname, '../..');
const qaDir = path.join(root, 'dist/qa');

const account = { username: '13800000001', password: 'demo1234' };
const person = {
  // First, since it contains the phone.
  info: '可致电 13912345678',
  name: '李小梅',
  phone: '13912345678',
  email: 'li.mei@wood-works.cn',
  wechat: 'limei88',
  address: '木业大道 8 号',
};
/** Placeholders as the replayed screen shows them. */
const personal = [account.username, ...Object.values(person)];
const withPlaceholders = (tree: string) =>
  scrubText(personal.reduce((text, value) => text.replaceAll(value, sameShape(value)), tree));
/** A replayed screen: two numbers have two placeholders, and contacts that the site publishes stay. */
const replayedTree = async (of: Page) => scrubText(await treeOf(of));

jest.setTimeout(600_000);

let journey: Journey;
let visitor: Visitor;
let page: Page;
let token: string | null;
let scene: string;
const captchas: string[] = [];
/** Everything that the page wrote to the console. */
const written: string[] = [];
const seen: Seen[] = [];
const note = async (name: string) => void seen.push(await see(page, name));
/** A notice closes by itself unless it is hovered, or by its button. */
async function noteNotice(name: string, text: string): Promise<void> {
  const notice = page.getByRole('alertdialog');
  await notice.getByText(text).hover();
  const noted = await see(page, name);
  expect(noted.tree).toContain(text);
  seen.push(noted);
  await notice.getByRole('button', { name: '确定' }).click();
  await notice.waitFor({ state: 'detached' });
}

const field = (label: string) => page.getByRole('dialog').getByLabel(label, { exact: false }).first();
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const visit = async (to: string) => {
  await goWithin(page, to);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

async function logIn(): Promise<void> {
  await visit('/homeLogin');
  await page.getByLabel('用户名').fill(account.username);
  await page.getByLabel('密码').fill(account.password);
  await captchaShown(page);
  captchas.push(journey.captcha());
  await page.getByRole('textbox', { name: '验证码' }).fill(journey.captcha());
  await page
    .getByRole('main')
    .or(page.locator('form'))
    .getByRole('button', { name: '登录', exact: true })
    .first()
    .click();
  await page.getByRole('button', { name: '退出登录' }).waitFor();
  token = await page.evaluate(() => localStorage.getItem('authToken'));
}

/** Records each dialog empty, with validation errors, and with input. */
async function seeDialogs(paths: Map<string, string>): Promise<void> {
  const forms: [name: string, at: string, opener: string, submit: string, typed: [string, string][]][] = [
    ['project application', '/project/detail/{fdId}', '在线申报', '提交', [['联系人', person.name], ['联系电话', person.phone], ['联系邮箱', person.email], ['申报说明', person.info]]],
    ['intention', '/shopping_mall/detail/{fdId}', '提交意向', '提交', [['联系人', person.name], ['联系电话', person.phone], ['联系邮箱', person.email], ['微信号', person.wechat]]],
    ['publish supply', '/supply_demand/supply', '发布供应', '发布', [['联系人', person.name], ['联系电话', person.phone], ['详细地址', person.address]]],
    ['publish demand', '/supply_demand/demand', '发布需求', '发布', [['联系人', person.name], ['联系电话', person.phone], ['详细地址', person.address]]],
  ]; // prettier-ignore
  for (const [name, at, opener, submit, typed] of forms) {
    await visit(paths.get(at)!);
    await page.getByRole('button', { name: opener, exact: true }).first().click();
    await page.getByRole('dialog', { name: opener }).waitFor();
    // The regions have a script of their own.
    if (name.startsWith('publish')) await page.locator('option', { hasText: '北京' }).waitFor({ state: 'attached' });
    await note(`${name}: empty`);
    await inDialog(submit).click();
    await page.locator('dialog [aria-invalid="true"]').first().waitFor();
    await note(`${name}: refused`);
    for (const [label, value] of typed) await field(label).fill(value);
    await field('联系人').focus();
    await field('联系人').blur();
    await note(`${name}: filled`);
    if (name === 'intention') {
      await inDialog(submit).click();
      await noteNotice('the success of a submission', '提交成功！');
    } else await inDialog('关闭').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await visit(paths.get('/specialist/detail/{fdId}')!);
  await page.getByRole('button', { name: '联系专家' }).first().click();
  await page.getByRole('dialog', { name: '联系专家' }).waitFor();
  await note("the expert's contact");
  await inDialog('关闭').click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByText('确定要退出登录吗？').waitFor();
  await note('the confirmation before logging out');
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await noteNotice('the notice after a log-out', '退出登录成功！');
}

beforeAll(async () => {
  // `npm run replay` rebuilds what is outdated, and warns of a scene that another build recorded.
  const env = { ...process.env, PORTAL_QA: '1' };
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', 'client'], { cwd: root, env });
  journey = await startJourney({ config: { ...plainPages.config, clientDir: qaDir } });
  visitor = await journey.visit({ reducedMotion: 'reduce', acceptDownloads: true });
  page = visitor.page;
  page.on('console', (message) => written.push(message.text()));
  const screens = await screensOf(journey.server.app);
  const paths = new Map([...screens.values()].map(({ name, path: at }) => [name, at]));
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  for (const at of ['/financial', '/supply_demand']) await visit(at);
  for (const name of inLongRun(screenNames, layouts)) {
    await visit(paths.get(name)!);
    await note(name);
  }
  await visit(paths.get('/shopping_mall/detail/{fdId}')!);
  await page.getByRole('button', { name: '提交意向', exact: true }).first().click();
  await page.getByRole('alertdialog').waitFor();
  await note('the prompt to log in');
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
  await logIn();
  await note('home, logged in');
  await seeDialogs(paths);
  scene = await exportScene(page);
});

describe('the exported scene', () => {
  it('contains no token, no password and no captcha', () => {
    expect(token).toMatch(/^.{20,}$/);
    expect(scene).not.toContain(token);
    expect(scene).not.toContain(account.password);
    expect(scene).not.toContain('data:image/png');
    for (const captcha of captchas) expect(scene).not.toContain(`"validateCode":"${captcha}"`);
    expect(scene).not.toContain('validateCode');
  });

  it('contains no phone, email or name from input or from the account', () => {
    for (const value of personal) expect(scene).not.toContain(value);
  });

  it('keeps what the site publishes to everyone', () => {
    const published = /13800003\d{3}/;
    expect(seen.find(({ name }) => name === '/supply_demand/supply/detail/{fdId}')!.tree).toMatch(published);
    expect(scene).toMatch(published);
  });

  it('logged none of this to the console', () => {
    for (const secret of [token!, account.password, ...personal]) expect(written.join('\n')).not.toContain(secret);
  });

  it('contains its build and its window size', () => {
    expect(JSON.parse(scene)).toMatchObject({ build: expect.stringMatching(/^[0-9a-f]{8,}$/), viewport: desktop });
  });
});

describe('replayed by `npm run replay` in a fresh browser, with the backend stopped', () => {
  let folder: string;
  let command: ChildProcess;
  let replayed: Page;
  const complaints: string[] = [];
  const calls: string[] = [];

  beforeAll(async () => {
    await journey.server.close();
    folder = tempFolder();
    const file = path.join(folder, 'scene.json');
    fs.writeFileSync(file, scene);
    command = spawn(process.execPath, ['scripts/replay.mjs', file], { cwd: root, env: { ...process.env, PORT: '0' } });
    const address = await saidBy(command, /http:\S+/);
    const context = await journey.browser.newContext({
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      viewport: desktop,
      reducedMotion: 'reduce',
    });
    replayed = await context.newPage();
    replayed.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    replayed.on('pageerror', (error) => complaints.push(error.message));
    replayed.on('request', (request) => {
      if (/^\/(?:api|captcha|components|login|logout|register)(?:\/|$)/.test(new URL(request.url()).pathname))
        calls.push(request.url());
    });
    await replayed.goto(address);
    await replayed.getByRole('dialog', { name: '场景回放' }).waitFor();
  });
  afterAll(() => command?.kill());

  it('opens on the last screen without warnings', async () => {
    expect(await replayed.getByRole('dialog', { name: '场景回放' }).getByRole('alert').allTextContents()).toEqual([]);
    await replayed.keyboard.press(panelKey);
    const last = JSON.parse(scene).actions.length as number;
    await replayed.locator(`#portal-replay[data-step="${last}"]`).waitFor({ state: 'attached' });
  });

  it('shows every recorded screen and dialog as it was, and sends nothing', async () => {
    const different: string[] = [];
    for (const { name, step, tree } of seen) {
      await jumpTo(replayed, step);
      const expected = withPlaceholders(tree);
      await eventually(async () => expect(await replayedTree(replayed)).toBe(expected)).catch((error: Error) =>
        different.push(`${name}: ${error.message}`),
      );
    }
    expect(different).toEqual([]);
    expect(calls).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

it.each([
  ['no scene', [], 'Which scene?'],
  ['a file that is not there', ['no-such-scene.json'], 'There is no file'],
  ['a file that is not JSON', ['jest.config.ts'], 'is not JSON'],
])('`npm run replay` reports a wrong argument: %s', async (_name, args, message) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/replay.mjs', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain(message);
});

it('the public build contains no replay code', () => {
  const assets = path.join(root, 'dist/client/assets');
  const shipped = fs.readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(shipped.length).toBeGreaterThan(0);
  for (const name of shipped) {
    const code = fs.readFileSync(path.join(assets, name), 'utf8');
    expect(code).not.toMatch(/portal-scene|portal-replay|JUMP_TO_STATE|IMPORT_STATE|场景回放/);
  }
  expect(shipped.join()).not.toContain('replay');
});
