import fs from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { violations } from '../support/axe';
import { eventually } from '../support/eventually';
import { desktop, phone, startJourney, type Visitor } from '../support/journey';
import { labelled } from '../support/labelled';
import { openReady, overflowOf } from '../support/pages';
import { wideRates } from '../support/wideLimits';
import { useStarted } from '../support/useStarted';

/** A company's own account: docs/behaviour/profile.md. */

const journey = useStarted(() => startJourney({ deps: { limits: wideRates } }));

/** A picture of two colours, to distinguish it from the bundled one. */
const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#B37F3C' } })
    .png()
    .toBuffer();

describe.each([
  ['1440', desktop, '13900000041'],
  ['1024', { width: 1024, height: 768 }, '13900000042'],
  ['390', phone, '13900000043'],
] as const)('a company at %s px', (_width, size, username) => {
  let visitor: Visitor;
  let page: Page;

  /** Registers or logs in by the API, without opening the page. */
  async function ask(url: string, fields: Record<string, string>): Promise<{ code: number; token?: string }> {
    const { app } = journey.server;
    const captcha = await app.inject('/captcha/captchaImage?type=math&t=1');
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      cookies: Object.fromEntries(captcha.cookies.map(({ name, value }) => [name, value])),
      payload: new URLSearchParams({ ...fields, validateCode: journey.captcha() }).toString(),
    });
    return answer.json();
  }
  const logIn = (password: string) => ask('/login', { username, password, rememberMe: 'false' });

  beforeAll(async () => {
    const password = 'secret-1';
    await ask('/register/add', {
      fdComName: `木业 ${username}`,
      userName: username,
      password,
      confirmPassword: password,
    });
    const localStorage = [{ name: 'authToken', value: (await logIn(password)).token! }];
    visitor = await journey.visit({
      ...size,
      acceptDownloads: true,
      storageState: { cookies: [], origins: [{ origin: journey.url, localStorage }] },
    });
    page = visitor.page;
  });
  afterAll(() => visitor?.leave());

  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const field = (of: string, name: string) => part(of).getByLabel(labelled(name));
  const click = (of: string, name: string) => part(of).getByRole('button', { name, exact: true }).click();
  const notice = () => page.getByRole('alertdialog');
  const openProfile = async () => {
    await page.goto('/my/profile');
    await part('企业信息').waitFor();
    await part('登录设备').getByText('当前设备', { exact: true }).waitFor();
  };
  const isFocused = async (control: Locator) =>
    expect(await control.evaluate((element) => element === document.activeElement)).toBe(true);
  const isGone = () => eventually(async () => expect(await notice().count()).toBe(0));

  it('finds its profile in the menu, where everything fits and is accessible', async () => {
    await page.goto('/my');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /账户菜单/ })
      .click();
    const items = page.getByRole('navigation', { name: '账户' }).getByRole('link');
    await eventually(async () => expect((await items.allTextContents()).at(-1)).toBe('企业资料'));
    await items.last().click();
    await page.getByRole('heading', { level: 1, name: '企业资料' }).waitFor();
    await part('登录设备').getByText('当前设备', { exact: true }).waitFor();
    expect(await page.title()).toBe('企业资料 - 家居定制供应链');
    const top = async (of: string) => (await page.getByRole('main').locator(of).first().boundingBox())!.y;
    expect(await top('h1')).toBeLessThan(await top('dl'));
    expect(await violations(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  });

  it('saves its contacts, which then prefill the publication form', async () => {
    await openProfile();
    await field('企业信息', '联系人').fill('林工');
    await field('企业信息', '联系电话').fill('12345');
    await click('企业信息', '保存');
    await part('企业信息').getByText('手机号格式不正确').waitFor();
    expect(await violations(page)).toEqual([]);
    await field('企业信息', '联系电话').fill('13812345678');
    await page.reload();
    await part('企业信息').getByText('已恢复您上次未保存的修改。').waitFor();
    await click('企业信息', '保存');
    await notice().getByText('已保存').waitFor();
    await isGone();
    await openReady(page, '/supply_demand/supply');
    await page.getByRole('main').getByRole('button', { name: '发布供应', exact: true }).click();
    const inDialog = (name: string) => page.getByRole('dialog').getByLabel(labelled(name));
    await eventually(async () => expect(await inDialog('联系人').inputValue()).toBe('林工'));
    expect(await inDialog('联系电话').inputValue()).toBe('13812345678');
    expect(await inDialog('所在地区').inputValue()).toBe('');
  });

  it('uploads an avatar, sees it in the header and over a reload, and removes it', async () => {
    await openProfile();
    const chooser = page.getByRole('button', { name: '更换头像' });
    const choose = async (name: string, buffer: Buffer) => {
      const [files] = await Promise.all([page.waitForEvent('filechooser'), chooser.click()]);
      await files.setFiles({ name, mimeType: 'image/png', buffer });
    };
    await choose('没有图.png', Buffer.from('not a picture, despite its name'));
    await page.getByText('只能上传 JPG、PNG、WebP、AVIF 或 GIF 格式的图片').waitFor();
    expect(await violations(page)).toEqual([]);
    await choose('标志.png', await picture());
    await page.getByText('头像已更新').waitFor();
    const inHeader = () => page.getByRole('banner').locator('img[src*="/profile/uploads/"]');
    await inHeader().waitFor();
    await page.reload();
    await inHeader().waitFor();
    await eventually(async () =>
      // Not its natural size: with a srcset that is the displayed size.
      expect(await inHeader().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
        true,
      ),
    );
    await page.getByRole('button', { name: '移除头像' }).click();
    await page.getByText('头像已移除').waitFor();
    await eventually(() => isFocused(chooser));
    expect(await inHeader().count()).toBe(0);
  });

  it('changes its password: the old one is refused, and the other session has ended', async () => {
    const other = (await logIn('secret-1')).token!;
    await openProfile();
    expect(await part('登录设备').getByRole('listitem').count()).toBeGreaterThan(1);
    await field('修改密码', '原密码').fill('wrong-1');
    await field('修改密码', '新密码').fill('secret-2');
    await field('修改密码', '确认密码').fill('secret-2');
    await click('修改密码', '修改密码');
    await part('修改密码').getByText('密码不正确，还剩 4 次').waitFor();
    await eventually(() => isFocused(field('修改密码', '原密码')));
    expect(await violations(page)).toEqual([]);
    await field('修改密码', '原密码').fill('secret-1');
    await click('修改密码', '修改密码');
    await notice()
      .getByText(/^密码已修改/)
      .waitFor();
    await isGone();
    await part('登录设备').getByText('只有当前设备登录。').waitFor();
    const { app } = journey.server;
    const info = await app.inject({ url: '/api/user/info', headers: { authorization: `Bearer ${other}` } });
    expect(info.statusCode).toBe(401);
    expect((await logIn('secret-1')).code).not.toBe(0);
    expect((await logIn('secret-2')).code).toBe(0);
  });

  it('ends the other sessions, and takes its data with it as a file', async () => {
    await openProfile();
    await click('登录设备', '退出其他设备');
    await part('登录设备').getByText('只有当前设备登录。').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), click('数据副本', '下载数据（JSON）')]);
    expect(file.suggestedFilename()).toMatch(/^企业数据-\d{4}-\d{2}-\d{2}\.json$/);
    const data = JSON.parse(fs.readFileSync(await file.path(), 'utf8')) as { profile: object };
    expect(data.profile).toMatchObject({ username, contactName: '林工' });
    await isGone();
  });

  it('closes its account, is logged out, and cannot log in any more', async () => {
    await openProfile();
    await field('注销账号', '密码').fill('secret-2');
    await click('注销账号', '注销账号');
    await notice().getByText('注销后不能恢复，确定要注销账号吗？').waitFor();
    expect(await violations(page)).toEqual([]);
    await notice().getByRole('button', { name: '确定', exact: true }).click();
    await notice().getByText('账号已注销').waitFor();
    await eventually(() => expect(new URL(page.url()).pathname).toBe('/index'));
    await page.getByRole('banner').getByRole('link', { name: '请登录' }).waitFor();
    expect((await logIn('secret-2')).code).not.toBe(0);
  });

  it('causes no error in the console but for the wrong password', () =>
    expect(visitor.complaints).toEqual(['console: [api] POST /api/my/password: business 500']));
});
