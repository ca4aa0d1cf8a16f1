import type { Page } from 'playwright-core';
import { zh } from '../../src/i18n/zh';
import { violations } from '../support/axe';
import { demoLogin } from '../support/demoCompany';
import { eventually } from '../support/eventually';
import { controlsOf, formScreens, placeOf } from '../support/formScreens';
import {
  desktop,
  phone,
  startJourney,
  type Visitor,
  interactFirst,
  isReady,
  openReady,
  overflowOf,
} from '../support/journey';
import { labelled } from '../support/labelled';
import { changeTheme, themeOf, setTheme } from '../support/themes';
import { useScreenPaths } from '../support/screens';
import { useStarted } from '../support/useStarted';

/** Display settings: docs/decisions/045-display-settings.md. */

const journey = useStarted(startJourney);
const pathOf = useScreenPaths(() => journey.server.app);
const sizes = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const;

const textSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function openSettings(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: '菜单' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: '显示设置' }).locator('visible=true').click();
  await page.getByRole('region', { name: '显示设置' }).waitFor();
}

const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();

describe.each(sizes)('on %s', (_where, size) => {
  let visitor: Visitor;

  it('a choice applies at once, and to the HTML of the next page', async () => {
    visitor = await journey.visit({ ...size, reducedMotion: 'reduce' });
    const { page, complaints } = visitor;
    await openReady(page, '/policy');
    await openSettings(page);
    await choose(page, '字号', '大字');
    await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '22.4px');
    await choose(page, '颜色', '深色');
    await page.waitForFunction(() => getComputedStyle(document.body).backgroundColor === 'rgb(18, 23, 22)');
    // The HTML itself, and how it is rendered without any script.
    const response = (await page.reload({ waitUntil: 'commit' }))!;
    expect(await response.text()).toMatch(/^<!doctype html><html data-display="large-dark"/i);
    await isReady(page);
    expect([await themeOf(page), await textSize(page), await ground(page)]).toEqual([
      'large-dark',
      '22.4px',
      'rgb(18, 23, 22)',
    ]);
    // The dark green logo would not be seen, nor one that makes room for larger text.
    const logo = await page
      .getByRole('banner')
      .getByRole('img', { name: zh.site.name })
      .evaluate((img) => ({
        height: img.clientHeight,
        width: img.clientWidth,
        light: getComputedStyle(img).backgroundImage,
      }));
    expect(logo.height).toBeGreaterThanOrEqual(36);
    expect(logo.width).toBeGreaterThanOrEqual(36);
    expect(logo.light).not.toBe('none');
    // Controls of 60 px, links that stand alone of 44: of a list, the home page, and details with their main buttons.
    for (const path of ['/policy', '/index', pathOf('/policy/detail'), pathOf('/recruit/detail')]) {
      await openReady(page, path);
      const sizes = (selector: string) =>
        page.locator(`:is(main, footer) :is(${selector}) >> visible=true`).evaluateAll((all) =>
          all.map((one) => ({
            text: one.textContent?.slice(0, 12),
            width: Math.round(one.getBoundingClientRect().width),
            height: Math.round(one.getBoundingClientRect().height),
          })),
        );
      const controls = await sizes('button, select, .btn');
      expect([path, controls.filter(({ height }) => height < 60)]).toEqual([path, []]);
      const links = await sizes('nav a, .link');
      expect([path, links.filter(({ width, height }) => Math.min(width, height) < 44)]).toEqual([path, []]);
    }
    await openSettings(page);
    await page.getByRole('button', { name: '恢复标准' }).click();
    await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '16px');
    expect(await ground(page)).toBe('rgb(244, 242, 236)');
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'display' }));
    expect(complaints).toEqual([]);
  });
});

it.each(sizes)('the login page, which has no header, has them on %s, too', async (_where, size) => {
  const { page, complaints } = await journey.visit({ ...size, reducedMotion: 'reduce' });
  await openReady(page, '/homeLogin?redirect=%2Fmy');
  await page.getByLabel(labelled('用户名')).fill('13800000001');
  await page.getByRole('link', { name: '显示设置' }).click();
  await choose(page, '颜色', '深色');
  await page.waitForFunction(() => getComputedStyle(document.body).backgroundColor === 'rgb(18, 23, 22)');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('显示设置');
  // No input is lost, and the logo keeps its brightness.
  expect(await page.getByLabel(labelled('用户名')).inputValue()).toBe('138 0000 0001');
  const logo = page.getByRole('main').getByRole('link', { name: '家居定制供应链' }).getByRole('img');
  expect(await logo.evaluate((image) => getComputedStyle(image).filter)).toBe('none');
  expect(complaints).toEqual([]);
});

it('saves a choice on the settings page although none of its scripts loads', async () => {
  const { page } = await journey.visit(phone);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/display-settings?back=%2Fpolicy', { waitUntil: 'load' });
  await page.getByRole('radio', { name: '大字' }).check();
  await page.getByRole('button', { name: '保存' }).click();
  await page.waitForURL('**/policy');
  expect([await themeOf(page), await textSize(page)]).toEqual(['large', '22.4px']);
});

it.each(['high', 'large-dark-high'])('%s prints like the default theme', async (theme) => {
  const { page } = await journey.visit(desktop);
  const printed = async () => {
    await openReady(page, pathOf('/policy/detail'));
    await page.emulateMedia({ media: 'print' });
    return page.evaluate(() => {
      const of = (selector: string, ...names: string[]) => {
        const style = getComputedStyle(document.querySelector(selector)!);
        return names.map((name) => style.getPropertyValue(name));
      };
      return [
        of(':root', '--ink', '--line', '--line-2', '--pine', '--sheet', 'font-size'),
        of('main a', 'color', 'text-decoration-line'),
        of('body', 'color', 'background-color'),
      ];
    });
  };
  const usual = await printed();
  await setTheme(page, theme, journey.url);
  expect(await printed()).toEqual(usual);
  expect(await themeOf(page)).toBe(theme);
});

/** The themes that differ most, on the smallest window; screens.test.ts has every theme of the portal's screens. */
describe('on the smallest phone, accessible in the themes that differ most, and no wider than the window,', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    const { options } = await demoLogin(journey);
    visitor = await journey.visit({ ...phone, width: 320, ...options, reducedMotion: 'reduce' });
  });
  beforeEach(() => setTheme(visitor.page, '', journey.url));

  /** @param isNew whether no other test has its markup checked */
  async function isGood(isNew: boolean) {
    const { page } = visitor;
    await interactFirst(page);
    for (const theme of ['large', 'dark', 'large-dark-high']) {
      await changeTheme(page, theme);
      const inLarge = isNew ? undefined : (['size', 'colours'] as const);
      const only = theme === 'large' ? inLarge : (['colours'] as const);
      const rules = { withFaint: theme.includes('large'), only };
      expect([theme, await overflowOf(page), await violations(page, rules)]).toEqual([theme, 0, []]);
    }
  }

  it.each([
    ['/my', false],
    ['/my/profile', false],
    ['/saved', true],
    ['/search?q=zqxj', true],
    ['/nowhere', false],
  ])('is %s', async (path, isNew) => {
    const { page } = visitor;
    await openReady(page, path);
    await eventually(async () => expect(await page.getByRole('main').getByText('加载中').count()).toBe(0));
    await isGood(isNew);
  });

  it.each(formScreens)('is the dialog $title', async (form) => {
    const { page } = visitor;
    await openReady(page, await placeOf(form, journey));
    const { opener, dialog } = controlsOf(page, form);
    await opener.click();
    await dialog.waitFor();
    if (!form.submit) await dialog.getByText(/\S+@\S+/).waitFor();
    await isGood(false);
  });

  it('causes no error in the console', () => expect(visitor.complaints).toEqual([]));
});
