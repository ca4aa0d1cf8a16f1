import { demoLogin, type DemoLogin } from '../support/demoCompany';
import { desktop, phone, plainPages, startJourney, type Journey, type Visitor } from '../support/journey';
import { companyScreens, screenNames, screensOf, type Screen } from '../support/screens';
import { shiftsOf, slowAnswers, watchShifts, type SlowAnswers } from '../support/layoutShifts';

/** Most that a page may move by itself while it loads (cumulative layout shift). */
const limit = 0.02;

const isCall = ({ pathname }: URL) => /^\/(?:api|captcha|components)\//.test(pathname);

let journey: Journey;
let screens: Map<string, Screen>;
let login: DemoLogin;
beforeAll(async () => {
  // Drawn ones come with their answers; rendered.test.ts has them.
  journey = await startJourney(plainPages);
  screens = await screensOf(journey.server.app);
  login = await demoLogin(journey);
});
afterAll(() => journey?.close());

describe.each([
  ['on a phone', phone, false, 'firstFirst'],
  ['on a phone, logged in', phone, true, 'lastFirst'],
  ['on a desktop', desktop, false, 'lastFirst'],
  ['on a desktop, logged in', desktop, true, 'firstFirst'],
] as const)('%s, with answers that come one by one', (_where, viewport, isLoggedIn, order) => {
  let visitor: Visitor;
  let answers: SlowAnswers;
  beforeAll(async () => {
    visitor = await journey.visit({ ...viewport, ...(isLoggedIn ? login.options : {}), reducedMotion: 'reduce' });
    await watchShifts(visitor.page);
    answers = await slowAnswers(visitor.page, isCall);
  });
  afterAll(() => visitor?.leave());

  const own = isLoggedIn ? companyScreens.map(({ path }) => path) : [];

  it.each([...screenNames, ...own])('%s does not move while it loads', async (name) => {
    const { page } = visitor;
    await page.goto(screens.get(name)?.path ?? name);
    await page.locator('h1').first().waitFor();
    await answers.trickle(order);
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect({ sum: sum < limit ? 'below the limit' : sum, shifts: sum < limit ? [] : shifts }).toEqual({
      sum: 'below the limit',
      shifts: [],
    });
    expect(await page.locator('head > title').count()).toBe(1);
  });
});
