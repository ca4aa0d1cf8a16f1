import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { addCompany } from '../support/addCompany';
import { violations } from '../support/axe';
import { directLogin } from '../support/demoCompany';
import { eventually } from '../support/eventually';
import { desktop, phone, startJourney, type Visitor } from '../support/journey';
import { labelled } from '../support/labelled';
import { hasFocus, openReady, overflowOf } from '../support/pages';
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
  let account: Awaited<ReturnType<typeof addCompany>>;

  beforeAll(async () => {
    account = await addCompany(journey.server, username, `木业 ${username}`);
    const { options } = await directLogin(journey, account);
    visitor = await journey.visit({ ...size, ...options });
    page = visitor.page;
  });

  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const field = (of: string, name: string) => part(of).getByLabel(labelled(name));
  const click = (of: string, name: string) => part(of).getByRole('button', { name, exact: true }).click();
  const notice = () => page.getByRole('alertdialog');
  const openProfile = async () => {
    await page.goto('/my/profile');
    await part('企业信息').waitFor();
    await part('登录设备').getByText('当前设备', { exact: true }).waitFor();
  };
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
    expect(await inDialog('联系电话').inputValue()).toBe('138 1234 5678');
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
    await hasFocus(chooser);
    expect(await inHeader().count()).toBe(0);
  });

  it('closes its account, is logged out, and cannot log in any more', async () => {
    await openProfile();
    await field('注销账号', '密码').fill('secret-1');
    await click('注销账号', '注销账号');
    await notice().getByText('注销后不能恢复，确定要注销账号吗？').waitFor();
    expect(await violations(page)).toEqual([]);
    await notice().getByRole('button', { name: '确定', exact: true }).click();
    await notice().getByText('账号已注销').waitFor();
    await eventually(() => expect(new URL(page.url()).pathname).toBe('/index'));
    await page.getByRole('banner').getByRole('link', { name: '请登录' }).waitFor();
    await expect(directLogin(journey, account)).rejects.toThrow('cannot log in');
  });

  it('causes no error in the console', () => expect(visitor.complaints).toEqual([]));
});
