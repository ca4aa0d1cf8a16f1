import { demoLogin, type DemoLogin } from '../support/demoCompany';
import { eventually } from '../support/eventually';
import { desktop, painted, phone, plainPages, type Visitor } from '../support/journey';
import { shiftsAbove, slowAnswers, watchShifts } from '../support/layoutShifts';
import { inLongRun } from '../support/longRun';
import { companyScreens, layouts, screenNames, type Screen } from '../support/screens';
import { useScreens } from '../support/useScreens';

/** Most that a page may move by itself while it loads (cumulative layout shift). */
const limit = 0.02;

const isUserInfo = ({ pathname }: URL) => pathname === '/api/user/info';
const isCall = ({ pathname }: URL) => /^\/(?:api|captcha|components)\//.test(pathname);

// Server-rendered pages come with their data; screens.test.ts covers them.
const journey = useScreens(plainPages);
let login: DemoLogin;
beforeAll(async () => {
  login = await demoLogin(journey);
});

/** Each layout is opened once: on either device, by a visitor or a company; the long run opens each screen in all four ways. */
const every = (rest: number) => layouts.filter((name) => screenNames.indexOf(name) % 4 === rest);

describe.each([
  ['on a phone', phone, false, 'firstFirst', every(0)],
  ['on a phone, logged in', phone, true, 'lastFirst', every(1)],
  ['on a desktop', desktop, false, 'lastFirst', every(2)],
  ['on a desktop, logged in', desktop, true, 'firstFirst', every(3)],
] as const)('%s, with responses that arrive one by one', (_where, viewport, isLoggedIn, order, selected) => {
  let visitor: Visitor;
  let answers: Awaited<ReturnType<typeof slowAnswers>>;
  beforeAll(async () => {
    visitor = await journey.visit({ ...viewport, ...(isLoggedIn ? login.options : {}), reducedMotion: 'reduce' });
    await watchShifts(visitor.page);
    answers = await slowAnswers(visitor.page, isCall);
  });

  const own = isLoggedIn ? companyScreens.map(({ path }) => path) : [];

  it.each([...inLongRun(screenNames, selected), ...own])(
    '%s loads without layout shift and without an error',
    async (name) => {
      const { page, complaints } = visitor;
      complaints.length = 0;
      const screen: Screen & { title?: string } =
        journey.screens.get(name) ?? companyScreens.find(({ path }) => path === name)!;
      await page.goto(screen.path);
      await page.locator('h1').first().waitFor();
      await answers.trickle(order);
      expect(await shiftsAbove(page, limit)).toEqual([]);
      expect(await page.locator('head > title').count()).toBe(1);
      // The login redirects a company that is logged in.
      const isLedOn = isLoggedIn && /login|register/i.test(name);
      const { heading, title = heading } = isLedOn ? (journey.screens.get('/index')! as typeof screen) : screen;
      await eventually(async () => {
        await answers.trickle(order);
        expect(await page.locator('h1').allTextContents()).toEqual([heading]);
        expect(await page.title()).toBe(`${title} - 家居定制供应链`);
        expect(await page.getByRole('status').filter({ hasText: '加载中' }).count()).toBe(0);
      });
      expect(complaints).toEqual([]);
    },
  );
});

it.each([phone, desktop, { ...desktop, width: 1000 }, { ...desktop, width: 800 }])(
  'the header of a window $width px wide stays in place when the logo and the name of the account arrive',
  async (viewport) => {
    const { page } = await journey.visit({ ...viewport, ...login.options });
    const header = page.locator('header').first();
    const parts =
      viewport === phone
        ? 'a[href="/search"], [aria-controls=main-navigation]'
        : 'img[src*=logo], input, [data-display-key], nav a';
    const places = () =>
      header
        .locator(parts)
        .evaluateAll((controls) =>
          controls.map((control) => control.getBoundingClientRect()).filter(({ width }) => width > 0),
        );
    const answers = await slowAnswers(page, (url) => isUserInfo(url) || url.pathname === '/icons/logo.svg');
    await page.goto('/policy');
    await page.locator('h1').waitFor();
    const before = await places();
    await eventually(async () => {
      await answers.trickle('firstFirst');
      expect(await header.getByRole('button', { name: /账户菜单/ }).count()).toBe(1);
    });
    expect(before.length).toBeGreaterThan(viewport === phone ? 1 : 5);
    expect(await places()).toEqual(before);
  },
);

it.each([phone, desktop])(
  'the home page’s statement is in place before the banner above it, which follows it in the document ($width px)',
  async (viewport) => {
    const { page } = await journey.visit(viewport);
    await page.goto('/index');
    await page.locator('[aria-roledescription]').first().waitFor();
    const [before, after] = await page.locator('[data-tasks]').evaluate((hero) => {
      const top = () => hero.querySelector('h1 + p')!.getBoundingClientRect().top;
      const withBanner = top();
      hero.querySelector('[aria-roledescription]')!.closest('[data-tasks] > *')!.remove();
      return [withBanner, top()];
    });
    expect(after).toBe(before);
  },
);

it('the details of a phone’s contact page stay in place as they arrive', async () => {
  const { page } = await journey.visit(phone);
  await watchShifts(page);
  const answers = await slowAnswers(page, isCall);
  await page.goto('/contactUs');
  await page.locator('h1').waitFor();
  await eventually(async () => {
    await answers.trickle('firstFirst');
    expect(await page.getByRole('main').getByText('政策申报科').count()).toBe(1);
  });
  expect(await shiftsAbove(page, 0.001)).toEqual([]);
});

it('the dots of a banner stay in place when the next one is shown', async () => {
  const { page } = await journey.visit(phone);
  await watchShifts(page);
  await page.goto('/policy');
  const next = page.locator('[data-dot]').nth(1);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.shiftsOfPage?.splice(0));
  await next.and(page.locator('[aria-current=true]')).waitFor();
  expect(await shiftsAbove(page, 0)).toEqual([]);
});

it('nothing in view moves by itself while the visitor scrolls to the end, and up from there', async () => {
  const { page } = await journey.visit(phone);
  await watchShifts(page);
  await page.goto('/index');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.shiftsOfPage?.splice(0));
  const toTop = page.getByRole('button', { name: '返回顶部' });
  const scrolled = async (by: number, isThere: () => Promise<boolean>) =>
    eventually(async () => {
      await page.mouse.wheel(0, by);
      await painted(page);
      expect(await isThere()).toBe(true);
    });
  await scrolled(300, () => toTop.isVisible());
  const { bottom } = await toTop.evaluate((button) => button.getBoundingClientRect());
  const isLifted = () => toTop.evaluate((button, before) => button.getBoundingClientRect().bottom < before, bottom);
  await scrolled(300, isLifted);
  await scrolled(-300, async () => !(await isLifted()));
  expect(await shiftsAbove(page, 0)).toEqual([]);
});
