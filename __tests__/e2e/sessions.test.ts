import type { Page } from 'playwright-core';
import { demoCompany, demoLogin } from '../support/demoCompany';
import { desktop, type Journey, hold, useJourney } from '../support/journey';

/** Tokens between pages, tabs and accounts, in a real browser: docs/behaviour/accounts.md#session, forms.md. */

const userInfo = '**/api/user/info';

let journey: Journey;
let page: Page;
const visit = useJourney((stage) => ({ journey, page } = stage), { ...desktop, reducedMotion: 'reduce' });

const storedToken = (of: Page = page) => of.evaluate(() => localStorage.getItem('authToken'));
const account = (of: Page, username: string = demoCompany.username) =>
  of.getByRole('banner').getByText(username).first();

const asked = (of: Page) => of.waitForRequest(userInfo);

it('keeps the login in every tab through six reloads while user info is loading', async () => {
  const login = await demoLogin(journey);
  await visit(login.options);
  const other = await page.context().newPage();
  await other.goto('/contactUs');
  await account(other).waitFor();
  const token = await storedToken(other);
  const user = await hold(page, userInfo);
  const first = asked(page);
  await page.goto('/policy');
  await first;
  for (let reload = 0; reload < 6; reload += 1) {
    const again = asked(page);
    await page.reload();
    await again;
    expect(await storedToken()).toBe(token);
  }
  const left = asked(page);
  await page.goto('/contactUs');
  await left;
  await user.release();
  await account(page).waitFor();
  expect(await storedToken(other)).toBe(token);
  await account(other).waitFor();
});
