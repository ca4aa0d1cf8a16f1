import type { Locator, Page } from 'playwright-core';
import { demoLogin } from '../support/demoCompany';
import { eventually } from '../support/eventually';
import {
  desktop,
  phone,
  startJourney,
  type VisitOptions,
  type Visitor,
  hold,
  untilIdle,
  watchReady,
} from '../support/journey';
import { controlsOf, formScreens, placeOf } from '../support/formScreens';
import { inLongRun } from '../support/longRun';
import { useStarted } from '../support/useStarted';

/** Interactions with a server-rendered page before its hydration. */

const main = /\/assets\/main\.[^/]+\.js$/;
const banner = /\/profile\/pictures\/|\/pictures\/section-/;

const journey = useStarted(startJourney);
let visitor: Visitor;
let page: Page;

const visit = async (options: VisitOptions = {}) => {
  visitor = await journey.visit({ ...desktop, reducedMotion: 'reduce', ...options });
  page = visitor.page;
  await watchReady(page);
};

/** Opens a page whose script is still loading. */
async function open(path: string, options?: VisitOptions) {
  await visit(options);
  const script = await hold(page, main);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return script;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const isSelected = (one: Locator) => one.getAttribute('aria-selected');

describe('before hydration, the page', () => {
  it('replays a click on a menu button, and opens the menu once', async () => {
    const script = await open('/policy', phone);
    const menu = page.getByRole('banner').getByRole('button', { name: /菜单/ });
    await menu.tap();
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
    await script.release();
    await page.locator('[aria-expanded="true"]').waitFor();
    await untilIdle(page);
    expect(await menu.getAttribute('aria-expanded')).toBe('true');
    expect(visitor.complaints).toEqual([]);
  });

  it.each<[how: string, act: (tabs: Locator[]) => Promise<void>, shown: number]>([
    ['on which the keyboard has clicked', ([, second]) => second!.press('Enter'), 1],
    [
      'that was clicked last',
      async ([, second, third]) => {
        await second!.click();
        await third!.click();
      },
      2,
    ],
  ])('shows the tab %s', async (_how, act, shown) => {
    const script = await open('/index');
    const tabs = await page.getByRole('tab').all();
    await act(tabs);
    expect(await isSelected(tabs[shown]!)).toBe('false');
    await script.release();
    await eventually(async () => expect(await isSelected(tabs[shown]!)).toBe('true'));
    expect(visitor.complaints).toEqual([]);
  });

  /** Of an entry, and of the portal. */
  const two = [formScreens[0]!, formScreens.at(-1)!];
  it.each(inLongRun(formScreens, two))('opens $title once the company is loaded', async (form) => {
    const script = await open(await placeOf(form, journey), (await demoLogin(journey)).options);
    const { opener, dialog } = controlsOf(page, form);
    await opener.click();
    await script.release();
    await dialog.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(visitor.complaints).toEqual([]);
  });

  it('shows a visitor with a token no links to the login, but an empty slot until the name is known', async () => {
    const { options, end } = await demoLogin(journey);
    for (const [isLoggedIn, ends] of [
      [true, async () => {}],
      [false, end],
    ] as const) {
      await ends();
      const script = await open('/policy', options);
      const login = page.getByRole('banner').getByRole('link', { name: '请登录' });
      const slot = page.getByRole('banner').locator('a', { hasText: '请登录' });
      expect(await slot.count()).toBe(1);
      expect(await login.isVisible()).toBe(false);
      await script.release();
      await (isLoggedIn ? page.getByRole('banner').getByRole('button', { name: '账户菜单' }) : login).waitFor();
    }
  });

  it('has the logo of a phone as wide as beside the name that comes', async () => {
    const script = await open('/policy', { ...phone, ...(await demoLogin(journey)).options });
    const width = () =>
      page.locator('header a', { has: page.locator('img.logo') }).evaluate((logo) => logo.clientWidth);
    const before = await width();
    await script.release();
    await page.getByRole('banner').getByRole('button', { name: '账户菜单' }).waitFor();
    expect(await width()).toBe(before);
  });

  it('keeps a click that began when the page blocks input until the company is loaded', async () => {
    const script = await open('/supply_demand/supply', (await demoLogin(journey)).options);
    const user = await hold(page, /\/api\/user\/info/);
    await button('发布供应').hover();
    await page.mouse.down();
    await script.release();
    await page.locator('.page[inert]').waitFor();
    await page.mouse.up();
    await user.release();
    await page.getByRole('dialog', { name: '发布供应' }).waitFor();
  });
});

describe('without its script, the page’s forms still work', () => {
  beforeEach(async () => {
    await visit();
    await page.route(main, (route) => route.abort());
  });

  it('the search of the header by Enter, and by its button', async () => {
    const search = page.getByRole('banner').locator('input[name=q]:visible');
    for (const [q, send] of [
      ['柜体', () => search.press('Enter')],
      ['板材', () => page.getByRole('banner').locator('form[role=search] button:visible').last().click()],
    ] as const) {
      await page.goto('/policy', { waitUntil: 'domcontentloaded' });
      await search.fill(q);
      await send();
      await page.getByRole('heading', { level: 1, name: q }).waitFor();
      expect(new URL(page.url()).searchParams.get('q')).toBe(q);
    }
  });

  it('the pagination of a list', async () => {
    await page.goto('/policy', { waitUntil: 'domcontentloaded' });
    await button('下一页').click();
    await page.waitForURL((url) => url.search === '?page=2');
    await page.getByLabel('跳至页码').fill('3');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.search === '?page=3');
  });
});

/** Fails requests for scripts until told otherwise. */
async function refuse(address: RegExp) {
  const refused = { count: 0, isOver: false };
  await page.route(address, (route) => {
    if (refused.isOver) return route.continue();
    refused.count += 1;
    return route.abort();
  });
  return refused;
}

/**
 * Waits until this number of requests have failed while the clock is advanced; a minute later there may not be more.
 */
const triedBy = (refused: { count: number }) => async (times: number) => {
  await eventually(async () => {
    await page.clock.fastForward(4000);
    expect(refused.count).toBe(times);
  });
  await page.clock.fastForward(60_000);
  expect(refused.count).toBe(times);
};

describe('scripts that fail to load, however often, are retried on the next interaction', () => {
  it('those of every page', async () => {
    await visit();
    await page.clock.install();
    const refused = await refuse(main);
    const tried = triedBy(refused);
    await page.goto('/index', { waitUntil: 'domcontentloaded' });
    const second = page.getByRole('tab').nth(1);
    await second.click();
    await tried(3);
    refused.isOver = true;
    await page.keyboard.press('Shift');
    await eventually(async () => expect(await isSelected(second)).toBe('true'));
  });

  it('what an older browser lacks, without which the page only stays readable', async () => {
    await visit();
    await page.addInitScript(() => {
      Object.assign(Array.prototype, { at: undefined });
      Object.assign(URL, { canParse: undefined });
    });
    await page.clock.install();
    const refused = await refuse(/\/assets\/polyfills\.[^/]+\.js$/);
    const tried = triedBy(refused);
    await page.goto('/index', { waitUntil: 'domcontentloaded' });
    const second = page.getByRole('tab').nth(1);
    await page.keyboard.press('Shift');
    await tried(3);
    expect(await second.isVisible()).toBe(true);
    refused.isOver = true;
    await second.click();
    await eventually(async () => expect(await isSelected(second)).toBe('true'));
  });
});

describe('the script is requested', () => {
  /** Opens the home page for somebody, its first picture and its script still on their way. */
  async function begin(options?: object, prepare: () => Promise<unknown> = async () => undefined) {
    await visit(options);
    await prepare();
    const pending = { picture: await hold(page, banner), script: await hold(page, main) };
    await page.goto('/index', { waitUntil: 'commit' });
    await eventually(() => expect(pending.picture.count()).toBeGreaterThan(0));
    return pending;
  }

  it('when the first view is rendered with its picture, and not before', async () => {
    const { picture, script } = await begin();
    await page.getByRole('tab').first().waitFor();
    expect(script.count()).toBe(0);
    await picture.release();
    await eventually(() => expect(script.count()).toBe(1));
  });

  it('when the picture fails to load', async () => {
    const { picture, script } = await begin();
    await picture.fail();
    await eventually(() => expect(script.count()).toBe(1));
  });

  it('when the picture takes too long', async () => {
    const { script } = await begin({}, () => page.clock.install());
    await page.waitForFunction(() => document.readyState === 'interactive');
    await page.clock.fastForward(3000);
    await eventually(() => expect(script.count()).toBe(1));
  });

  it.each([
    ['touches it', () => page.touchscreen.tap(5, 300)],
    ['presses a key', () => page.keyboard.press('Tab')],
  ])('on the first interaction: somebody %s', async (_what, act) => {
    const { script } = await begin(phone);
    await page.waitForFunction(() => document.readyState === 'interactive');
    await eventually(async () => {
      await act();
      expect(script.count()).toBe(1);
    });
  });

  it('at once in a background tab, which paints nothing', async () => {
    const hide = () => Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    const { script } = await begin({}, () => page.addInitScript(hide));
    await eventually(() => expect(script.count()).toBe(1));
  });
});

describe('what is far below the screen', () => {
  const experts = () => page.getByRole('region', { name: '专家' });
  const isLaidOut = () =>
    experts()
      .locator('h2')
      .evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);

  it('is laid out once the visitor acts, and the page is then as long as after a reload', async () => {
    await visit(phone);
    await page.goto('/index');
    await untilIdle(page);
    expect(await isLaidOut()).toBe(false);
    await page.touchscreen.tap(5, 300);
    await eventually(async () => expect(await isLaidOut()).toBe(true));
    await page.waitForFunction(() => !('opening' in document.documentElement.dataset));
    const whole = await height();
    await page.reload();
    expect(await isLaidOut()).toBe(true);
    expect(await height()).toBe(whole);
  });

  it('does not move by it where a tall screen shows it', async () => {
    await visit({ ...desktop, height: 4000 });
    await page.goto('/policy');
    await page.goto((await page.getByRole('main').locator('h2 a').first().getAttribute('href'))!);
    await untilIdle(page);
    const related = page.getByRole('heading', { name: '相关内容' });
    const before = await related.boundingBox();
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => !('opening' in document.documentElement.dataset));
    expect(await related.boundingBox()).toEqual(before);
  });

  it.each([phone, desktop])('overlaps nothing before ($width px)', async (viewport) => {
    await visit(viewport);
    await page.goto('/index');
    await untilIdle(page);
    const [supply, block, expert, footer] = await Promise.all(
      [
        page.getByRole('region', { name: '供应信息' }).locator('li').last(),
        experts(),
        experts().locator('li').last(),
        page.locator('footer'),
      ].map((one) => one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)),
    );
    expect(supply!.bottom).toBeLessThanOrEqual(block!.top);
    expect(expert!.bottom).toBeLessThanOrEqual(footer!.top);
  });

  it('is laid out at once where a part of the page is asked for', async () => {
    await visit(phone);
    await page.goto('/index#main');
    expect(await isLaidOut()).toBe(true);
  });

  it('does not move a text that is asked for off the screen', async () => {
    await visit(phone);
    await page.goto(`/index#:~:text=${encodeURIComponent('专家推荐')}`);
    await untilIdle(page);
    const { y } = (await experts().locator('h2').boundingBox())!;
    expect(y > 0 && y < phone.height).toBe(true);
  });

  it('is laid out once the browser’s search of the page takes the focus', async () => {
    await visit(phone);
    await page.goto('/index');
    await untilIdle(page);
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await eventually(async () => expect(await isLaidOut()).toBe(true));
  });

  it('is reached by the first key: the end of the page, and the focused link', async () => {
    // A desktop's window at 200 %.
    await visit({ width: 720, height: 450 });
    await page.goto('/index');
    await untilIdle(page);
    await page.keyboard.press('End');
    const left = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    await eventually(async () => expect(await left()).toBeLessThanOrEqual(1));

    await visit({ width: 720, height: 450 });
    await page.goto('/index');
    await untilIdle(page);
    await page.keyboard.press('Shift+Tab');
    const last = page.locator('footer :focus');
    await eventually(async () => {
      const { y, height } = (await last.boundingBox())!;
      expect(y >= 0 && y + height <= 450).toBe(true);
    });
  });
});
