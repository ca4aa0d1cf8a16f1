import type { Page } from 'playwright-core';
import { zipFile } from '../support/archives';
import { desktop, phone, plainPages, startJourney, type Visitor, captchaShown } from '../support/journey';
import { eventually } from '../support/eventually';
import { publicationTexts } from '../support/formScreens';
import { keyboard, mouse, touch, type InputMethod } from '../support/inputMethods';
import { labelled } from '../support/labelled';
import { inLongRun } from '../support/longRun';
import { useStarted } from '../support/useStarted';

const password = 'Journey-5';

const journey = useStarted(() => startJourney(plainPages));

interface Company {
  name: string;
  phone: string;
}

const ways = [
  ['on a phone', phone, touch, { name: '手机家居有限公司', phone: '13911110002' }],
  ['with the keyboard only', desktop, keyboard, { name: '键盘家居有限公司', phone: '13911110003' }],
  ['with a mouse', desktop, mouse, { name: '鼠标家居有限公司', phone: '13911110001' }],
] as const;

// The mouse is what other journeys have.
describe.each(inLongRun(ways, ways.slice(0, 2)))('a company, %s', (_how, viewport, inputMethodOf, company: Company) => {
  let visitor: Visitor;
  let page: Page;
  let input: InputMethod;

  const field = (name: string) => page.getByLabel(labelled(name));
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  const inDialog = (name: string) => page.getByRole('dialog').getByLabel(labelled(name));
  const address = () => page.url().slice(journey.url.length);
  const at = (path: string) => eventually(() => expect(address()).toBe(path));
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

  async function solveCaptcha() {
    await captchaShown(page);
    await input.write(field('验证码'), journey.captcha());
  }

  async function logIn() {
    await heading('登录');
    await input.write(field('用户名'), company.phone);
    await input.write(field('密码'), password);
    await solveCaptcha();
    await input.press(button('登录'));
  }

  /** The account's controls; on a phone the log-out is inside a menu. */
  async function openAccount() {
    const menu = page.getByRole('banner').getByRole('button', { name: /账户菜单/ });
    if (viewport === phone) await input.press(menu);
  }

  const saysSuccess = () => page.getByRole('alertdialog').getByText('提交成功！').waitFor();
  const confirm = () => input.press(page.getByRole('alertdialog').getByRole('button', { name: '确定', exact: true }));

  async function listed(list: string, key: string): Promise<Record<string, string>> {
    const { rows } = (await (await page.request.get(list)).json()) as { rows: Record<string, string>[] };
    return { id: rows[0].fdId, title: rows[0][key] };
  }

  beforeAll(async () => {
    visitor = await journey.visit({ ...viewport, reducedMotion: 'reduce' });
    page = visitor.page;
    input = inputMethodOf(page);
  });

  it('registers and arrives at the home page', async () => {
    await page.goto('/homeRegister');
    await heading('注册');
    await input.write(field('公司名称'), company.name);
    await input.write(field('手机号'), company.phone);
    await input.write(field('密码'), password);
    await input.write(field('确认密码'), password);
    await solveCaptcha();
    await input.press(button('注册'));
    await page.getByText('注册成功').waitFor();
    await at('/index');
  });

  it('is asked to log in before it applies, comes back to the form, and applies with two attachments', async () => {
    const { id, title } = await listed('/api/project/list', 'fdProjectName');
    const path = `/project/detail/${id}`;
    await page.goto(path);
    await heading(title);
    await input.press(page.getByRole('main').getByRole('button', { name: '在线申报' }).first());
    const question = page.getByRole('alertdialog');
    await question.getByText('此操作需要登录，是否立即登录？').waitFor();
    await input.press(question.getByRole('button', { name: '确定', exact: true }));
    await at(`/homeLogin?redirect=${encodeURIComponent(path)}`);
    await logIn();
    await at(path);
    await dialog('在线申报').waitFor();
    expect(await inDialog('项目名称').inputValue()).toBe(title);
    expect(await inDialog('申报企业').inputValue()).toBe(company.name);
    await input.write(inDialog('联系人'), '周工');
    await input.write(inDialog('联系电话'), company.phone);
    await input.write(inDialog('申报说明'), '两条产线的改造方案。');
    await inDialog('附件').setInputFiles([zipFile('方案.zip'), zipFile('预算.ZIP')]);
    await eventually(async () => expect(await page.getByRole('dialog').getByText('已上传').count()).toBe(2));
    await input.press(page.getByRole('dialog').getByRole('button', { name: '提交', exact: true }));
    await saysSuccess();
    await confirm();
    await eventually(async () => expect(await page.getByRole('dialog').count()).toBe(0));
    expect(visitor.calls.filter((call) => call.startsWith('POST /components/sysAttMain/upload'))).toHaveLength(2);
    expect(visitor.calls.filter((call) => call === 'POST /api/project/add')).toHaveLength(1);
  });

  it('publishes a supply entry, finds it in its list and opens its detail page', async () => {
    const name = `供应 ${company.name}`;
    await page.goto('/supply_demand/supply');
    await heading('供需对接');
    await input.press(page.getByRole('main').getByRole('button', { name: '发布供应', exact: true }));
    await dialog('发布供应').waitFor();
    const texts = Object.entries({ ...publicationTexts, 产品名称: name }).filter(([label]) => label !== '截止日期');
    for (const [label, text] of texts) await input.write(inDialog(label), text);
    await input.choose(inDialog('类别'));
    await input.setDay(inDialog('截止日期'));
    await input.press(page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }));
    await saysSuccess();
    await confirm();
    await input.press(page.getByRole('list', { name: '供需对接' }).getByRole('link', { name }).first());
    await heading(name);
    expect(address()).toMatch(/^\/supply_demand\/supply\/detail\/\w+$/);
    await page.getByRole('main').getByText('E0-18').first().waitFor();
  });

  it('logs out and stays on the page', async () => {
    const before = address();
    await openAccount();
    await input.press(page.getByRole('banner').getByRole('button', { name: '退出登录' }));
    const question = page.getByRole('alertdialog');
    await question.getByText('确定要退出登录吗？').waitFor();
    await input.press(question.getByRole('button', { name: '确定', exact: true }));
    await page.getByText('退出登录成功！').waitFor();
    await page.getByRole('banner').getByRole('link', { name: '请登录' }).first().waitFor({ state: 'attached' });
    expect(address()).toBe(before);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  it('causes no error in the console', () => expect(visitor.complaints).toEqual([]));
});
