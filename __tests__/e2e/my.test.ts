import type { Page } from 'playwright-core';
import { violations } from '../support/axe';
import { demoLogin } from '../support/demoCompany';
import { eventually } from '../support/eventually';
import { desktop, phone, startJourney, type Visitor } from '../support/journey';
import { publicationTexts } from '../support/formScreens';
import { labelled } from '../support/labelled';
import { isLongRun } from '../support/longRun';
import { overflowOf } from '../support/pages';
import { useStarted } from '../support/useStarted';

/** A company's own submissions: docs/behaviour/my.md. */

const journey = useStarted(startJourney);

// What differs by the database does not differ by the width.
const widths = [
  ['1440', desktop, 0],
  ['390', phone, 1],
] as const;

describe.each(process.env.JOURNEY_ENGINE && !isLongRun ? widths.slice(0, 1) : widths)(
  'a company at %s px',
  (_width, size, place) => {
    let visitor: Visitor;
    let page: Page;
    beforeAll(async () => {
      const { options } = await demoLogin(journey);
      visitor = await journey.visit({ ...size, ...options });
      page = visitor.page;
    });

    const inDialog = (name: string) => page.getByRole('dialog').getByLabel(labelled(name));
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    const notice = () => page.getByRole('alertdialog');
    const row = (number: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: number });
    const agree = () => notice().getByRole('button', { name: '确定', exact: true }).click();

    async function isGood() {
      await eventually(async () => expect(await notice().count()).toBe(0));
      expect(await violations(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    }

    /** Reads the receipt number in the success notice, and follows its link. */
    async function followReceipt(prefix: string): Promise<string> {
      await notice().getByText('提交成功！').waitFor();
      const number = (await notice()
        .getByText(new RegExp(`^${prefix}-\\d{8}-\\d{4,}$`))
        .textContent())!;
      await notice().getByRole('link', { name: '查看' }).click();
      await eventually(() => expect(page.url()).toBe(`${journey.url}/my/submission/${number}`));
      return number;
    }

    async function apply() {
      await button('在线申报').first().click();
      await inDialog('联系人').fill('周工');
      await inDialog('联系电话').fill('13800000001');
      await page.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).click();
    }

    it('applies, finds its application, withdraws it and applies again', async () => {
      const { rows } = (await (await page.request.get('/api/project/list?pageNum=1&pageSize=6')).json()) as {
        rows: { fdId: string; fdProjectName: string }[];
      };
      const { fdId, fdProjectName } = rows[place];
      await page.goto(`/project/detail/${fdId}`);
      await heading(fdProjectName);
      await apply();
      const number = await followReceipt('SB');
      await heading(fdProjectName);
      const main = page.getByRole('main');
      // Title and progress come before the receipt and the form values.
      const receipt = main.getByRole('complementary');
      const parts = [main.locator('h1'), main.locator('section ol').first()];
      const later = [...(size === phone ? [receipt] : []), main.getByRole('heading', { name: '申报内容' })];
      const tops = await Promise.all([...parts, ...later].map(async (part) => (await part.boundingBox())!.y));
      expect(tops).toEqual([...tops].sort((one, other) => one - other));
      await isGood();
      await page.goto(`/project/detail/${fdId}`);
      const mark = page.getByRole('link', { name: `已申报 · ${number}` }).first();
      await mark.waitFor();
      await isGood();

      await page.goto('/my');
      await row(number).waitFor();
      await isGood();
      await button(`撤回 ${number}`).click();
      await agree();
      await button(`重新申报 ${number}`).waitFor();
      await row(number).getByText('已撤回').waitFor();
      await isGood();
      await button(`重新申报 ${number}`).click();
      await inDialog('联系人').fill('周工');
      await inDialog('联系电话').fill('13800000001');
      await page.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).click();
      expect(await followReceipt('SB')).not.toBe(number);
    });

    it('publishes an entry, edits, withdraws and republishes it', async () => {
      const name = `门板 ${place}`;
      await page.goto('/supply_demand/supply');
      await page.getByRole('main').getByRole('button', { name: '发布供应', exact: true }).click();
      const texts = { ...publicationTexts, 产品名称: name };
      for (const [label, value] of Object.entries(texts)) await inDialog(label).fill(value);
      await inDialog('类别').selectOption('board');
      await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
      const number = await followReceipt('FB');
      await heading(name);
      await isGood();

      await page.getByRole('button', { name: `编辑 ${name}` }).click();
      expect(await inDialog('产品名称').inputValue()).toBe(name);
      await inDialog('数量').fill('24');
      await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
      await notice().getByText('提交成功！').waitFor();
      await agree();
      await page.getByRole('definition').getByText('24', { exact: true }).waitFor();

      await page.goto('/my/entries');
      await button(`撤回 ${name}`).click();
      await agree();
      await row(number).getByText('已撤回').waitFor();
      await isGood();
      expect((await page.request.get('/api/getbuginess/list?pageNum=1&pageSize=1&type=2')).ok()).toBe(true);
      await button(`重新发布 ${name}`).click();
      await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
      await notice().getByText('提交成功！').waitFor();
      await agree();
      await button(`编辑 ${name}`).waitFor();
      await page.goto('/supply_demand/supply');
      await page.getByRole('link', { name }).first().waitFor();
    });

    it('has its whole name, one button to log out, and a menu that leads to its lists', async () => {
      await page.goto('/index');
      const banner = page.getByRole('banner');
      const menu = banner.getByRole('button', { name: /账户菜单/ });
      expect(await menu.locator('span').evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
      await menu.click();
      await banner.getByRole('navigation', { name: '账户' }).waitFor();
      expect(await banner.getByRole('button', { name: '退出登录' }).count()).toBe(1);
      await isGood();
      await banner.getByRole('link', { name: /我的意向/ }).click();
      await page.getByText('暂无意向').waitFor();
      await isGood();
    });

    it('causes no error in the console', () => expect(visitor.complaints).toEqual([]));
  },
);
