import { publicationTexts } from '../support/formScreens';
import { eventually } from '../support/eventually';
import { hasJavaPackages, startJavaBackend } from '../support/javaBackend';
import { desktop, phone, startJourney } from '../support/journey';
import { labelled } from '../support/labelled';
import { isLongRun } from '../support/longRun';

const guarded = { profile: 'shiro', rewriting: 'on', guardedFiles: 'on' };

const settings: [setting: string, properties: Record<string, string>, tomcat?: 9 | 10][] = [
  ['as it is', {}],
  ['with sessions, and a redirect to its login page', { profile: 'shiro' }],
  ['with the session in its addresses', { profile: 'shiro', rewriting: 'on' }],
  ['with guarded files', guarded],
  ['with ids of 19 digits', { ids: 'snowflake' }],
  ['with a limit of 1 MB for files', { fileLimit: '1048576' }],
  ['below a base path', { context: '/prod' }],
  ['on Tomcat 10', {}, 10],
];

const company = { 公司名称: '新家居有限公司', 手机号: '13911110001', 密码: 'Journey-5' };

/** What a visitor must not read: words of Java and its servers, an address with a session, missing values. */
const raw = /exception|tomcat|java\.|http status|sessionid|token|\bundefined\b|\bnull\b|\bNaN\b|\[object/i;

// npm run test:long, as root on Debian.
(isLongRun && hasJavaPackages() ? describe : describe.skip)('the portal in front of a Java backend', () => {
  it.each(settings)(
    'shows its content, sends what a company fills in, and brings it back after a restart: %s',
    async (_setting, properties, tomcat = 9) => {
      const backend = await startJavaBackend(properties, tomcat);
      const { url, visit } = await startJourney({ config: { upstream: backend.url, extras: [], prefetch: false } });
      const { page } = await visit(properties.rewriting ? phone : desktop);
      const main = page.getByRole('main');
      const dialog = page.getByRole('dialog');
      const press = (name: string) => main.getByRole('button', { name, exact: true }).first().click();
      const send = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
      const at = (path: string) => eventually(() => expect(page.url()).toBe(url + path));
      const readable = async () => expect(`${page.url()} ${await page.innerText('body')}`).not.toMatch(raw);
      const fill = async (texts: Record<string, string>) => {
        for (const [label, text] of Object.entries(texts)) await page.getByLabel(labelled(label)).fill(text);
      };
      const logIn = async () => {
        await page.getByRole('img', { name: '验证码图片' }).waitFor();
        await fill({ 用户名: company.手机号, 密码: company.密码, 验证码: '12' });
        await press('登录');
      };
      const succeeds = async () => {
        const notice = page.getByRole('alertdialog');
        await notice.getByText('提交成功！').waitFor();
        await notice.getByRole('button', { name: '确定', exact: true }).click();
        await dialog.waitFor({ state: 'hidden' });
      };
      const attach = (name: string, size: number) =>
        dialog
          .getByLabel(labelled('附件'))
          .setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.alloc(size) });

      for (const list of [
        '/policy',
        '/special',
        '/shopping_mall',
        '/specialist/detailAll',
        '/financial/1',
        '/project',
      ]) {
        await page.goto(list);
        await main.locator('a[href*="/detail/"]:visible').first().click();
        await page.waitForURL(/\/detail\//);
        await main
          .getByText(/条目 \d+/)
          .first()
          .waitFor();
        await page.reload();
        await main
          .getByText(/条目 \d+/)
          .first()
          .waitFor();
        await readable();
      }
      const project = page.url().slice(url.length);

      await page.goto('/homeRegister');
      await page.getByRole('img', { name: '验证码图片' }).waitFor();
      await fill({ ...company, 确认密码: company.密码, 验证码: '12' });
      await press('注册');
      await at('/index');

      await page.goto(project);
      await press('在线申报');
      await page.getByRole('alertdialog').getByRole('button', { name: '确定', exact: true }).click();
      await logIn();
      await at(project);
      await dialog.waitFor();
      await fill({ 联系人: '周工', 联系电话: '13911110001' });
      const name = `${'改造方案'.repeat(30)}.zip`;
      await attach(name, 9 * 1024 * 1024);
      await dialog.getByText(properties.fileLimit ? '文件过大' : '已上传', { exact: true }).waitFor();
      await readable();
      if (properties.fileLimit) await send(`移除 ${name}`);
      await send('提交');
      await succeeds();

      await page.goto('/supply_demand/supply');
      await press('发布供应');
      await fill(publicationTexts);
      await dialog.getByLabel(labelled('类别')).selectOption({ index: 1 });
      await send('发布');
      await succeeds();
      await main.getByRole('link', { name: publicationTexts.产品名称 }).first().click();
      await main.getByRole('heading', { name: publicationTexts.产品名称 }).waitFor();

      await page.goto(project);
      await press('在线申报');
      await fill({ 联系人: '回来的人' });
      await backend.restart();
      await attach('a.zip', 100);
      await dialog.getByText('登录已过期', { exact: true }).waitFor();
      await readable();
      await send('登录');
      await logIn();
      await at(project);
      await dialog.waitFor();
      expect(await dialog.getByLabel(labelled('联系人')).inputValue()).toBe('回来的人');

      if (properties !== guarded) return;
      await page.context().clearCookies();
      await page.goto('/profile/upload/a.zip');
      await at(`/homeLogin?redirect=${encodeURIComponent('/profile/upload/a.zip')}`);
      const file = page.waitForEvent('download');
      await logIn();
      expect((await file).url()).toBe(`${url}/profile/upload/a.zip`);
      await readable();
    },
    20 * 60_000,
  );
});
