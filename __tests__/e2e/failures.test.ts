import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { plainPages, type Journey, type JourneyOptions, type Visitor } from '../support/journey';
import { openReady } from '../support/pages';
import { useJourney } from '../support/useJourney';

let journey: Journey;
let visitor: Visitor;
let page: Page;
/** Starts a visit for each test of the describe. */
function visits(options?: JourneyOptions): void {
  const visit = useJourney(
    (stage) => {
      ({ journey, visitor, page } = stage);
    },
    {},
    options,
  );
  beforeEach(() => visit());
}

const main = () => page.getByRole('main');
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const thrown = () => visitor.complaints.filter((complaint) => complaint.startsWith('thrown'));

// Their calls get mocked responses.
describe('on a client-rendered page,', () => {
  visits(plainPages);

  describe('a switch that is off', () => {
    beforeEach(() =>
      page.route('**/api/system/navigation?type=demand', (route) =>
        route.fulfill({ json: { code: 0, msg: null, total: 1, rows: [{ configValue: 'false' }] } }),
      ),
    );

    it.each(['/supply_demand/demand', '/supply_demand/demand/any', '/supply_demand/demand/detail/any'])(
      'leads from %s to the supply side',
      async (path) => {
        await page.goto(path);
        await eventually(() => expect(page.url()).toBe(`${journey.url}/supply_demand/supply`));
        await heading('供需对接');
        expect(await page.getByRole('link', { name: '需求', exact: true }).count()).toBe(0);
      },
    );

    it('hides the demand block of the home page', async () => {
      await page.goto('/index');
      await page.getByRole('region', { name: '供应信息' }).getByRole('listitem').first().waitFor();
      expect(await page.getByRole('region', { name: '需求信息' }).count()).toBe(0);
    });
  });

  it('a list that failed shows an error with 重试, and recovers', async () => {
    await page.route('**/api/policy/list?*', (route) =>
      route.fulfill({ status: 500, json: { code: 500, msg: '系统繁忙' } }),
    );
    await page.goto('/policy');
    await main().getByText('暂无数据').waitFor();
    await page.unroute('**/api/policy/list?*');
    await main().getByRole('button', { name: '重试' }).click();
    await page.getByRole('list', { name: '企业政策' }).getByRole('listitem').first().waitFor();
    expect(thrown()).toEqual([]);
  });
});

describe('what fails', () => {
  visits();

  // The other sections: __tests__/src/routes/details.test.tsx.
  it.each(['/policy', '/supply_demand/supply'])(
    'shows that an unknown entry at %s does not exist, with links to go on',
    async (section) => {
      await page.goto(`${section}/detail/0123456789abcdef0123456789abcdef`);
      await main().getByText('内容不存在或已撤下').waitFor();
      await main().getByRole('link', { name: '返回列表' }).waitFor();
      await main().getByRole('link', { name: '搜索' }).waitFor();
      expect(await main().getByRole('button', { name: '重试' }).count()).toBe(0);
    },
  );

  it('offers 重试 inside the layout when a screen’s script fails to load', async () => {
    // Before hydration the link leads to a server-rendered page, which needs no script.
    await openReady(page, '/index');
    await heading('首页');
    await page.route(/\/assets\/policy[.-].*\.js$/, (route) => route.abort());
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '企业政策' }).click();
    const retry = main().getByRole('button', { name: '重试' });
    await retry.waitFor();
    await page.unroute(/\/assets\/policy[.-].*\.js$/);
    await retry.click();
    await heading('企业政策');
    await page.getByRole('list', { name: '企业政策' }).getByRole('listitem').first().waitFor();
  });

  it('shows that the network is offline, and recovers by itself', async () => {
    // The message comes from the script.
    await openReady(page, '/special');
    await page.context().setOffline(true);
    await page
      .getByText(/网络(已|连接)?断开|离线/)
      .first()
      .waitFor();
    await page.context().setOffline(false);
    await eventually(async () => expect(await page.getByText(/网络(已|连接)?断开|离线/).count()).toBe(0));
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '企业政策' }).click();
    await page.getByRole('list', { name: '企业政策' }).getByRole('listitem').first().waitFor();
  });

  it('replaces a broken picture once', async () => {
    await page.route('**/profile/pictures/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/shopping_mall');
    await page.getByRole('list', { name: '数字化转型应用商城' }).getByRole('listitem').first().waitFor();
    await eventually(async () => {
      const broken = await main()
        .locator('img')
        .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth === 0).length);
      expect(broken).toBe(0);
    });
  });

  afterEach(() => expect(thrown()).toEqual([]));
});

describe('paths that are not pages', () => {
  visits();

  it.each([
    ['a script', '/assets/none.js', '*/*', 404],
    ['a call', '/api/none', 'application/json', 200],
    ['a picture', '/profile/pictures/none.svg', 'image/*', 404],
  ])('never answers the missing path %s with a page', async (_what, path, accept, status) => {
    const answer = await page.request.get(path, { headers: { Accept: accept } });
    expect(answer.status()).toBe(status);
    expect(await answer.text()).not.toContain('<html');
  });

  it('has a CSP that allows scripts of this site and markup from trusted code only', async () => {
    const policy = (await page.request.get('/index')).headers()['content-security-policy'];
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
  });
});
