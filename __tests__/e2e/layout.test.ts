import type { Locator, Page } from 'playwright-core';
import {
  desktop,
  phone,
  startJourney,
  type VisitOptions,
  captchaShown,
  interactFirst,
  openReady,
  overflowOf,
  untilIdle,
} from '../support/journey';
import { demoLogin } from '../support/demoCompany';
import { eventually } from '../support/eventually';
import { publication } from '../support/formValues';
import { labelled } from '../support/labelled';
import { submissionSummary } from '../support/submissionSummary';
import { setTheme } from '../support/themes';
import { useStarted } from '../support/useStarted';

/** Layout that depends on styles alone. */

const journey = useStarted(startJourney);

const visit = async (options: VisitOptions = desktop): Promise<Page> =>
  (await journey.visit({ ...options, reducedMotion: 'reduce' })).page;

/** Of the pages that `open` shares: what a test leaves behind in one is gone with its document. */
let shared: { desktop: Page; phone: Page };
beforeAll(async () => void (shared = { desktop: await visit(desktop), phone: await visit(phone) }));

/** Opens a page, by default on a desktop, in a window of its own if it has more than a size. */
async function open(path: string, options: VisitOptions = desktop): Promise<Page> {
  const isOwn = Object.keys(options).some((name) => !(name in phone));
  const page = isOwn ? await visit(options) : shared[options.isMobile ? 'phone' : 'desktop'];
  if (!isOwn) await page.setViewportSize({ ...desktop, ...options });
  await page.goto(path);
  return page;
}

/** Changes the answers of a call. */
const change = (page: Page, path: string, changed: (answer: { data: object; rows: object[] }) => object) =>
  page.route(path, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, ...changed(answer) } });
  });

const left = async (locator: Locator) => (await locator.boundingBox())?.x;
const style = (locator: Locator, name: string, pseudo?: string) =>
  locator.evaluate((element, [property, of]) => getComputedStyle(element, of).getPropertyValue(property!), [
    name,
    pseudo,
  ] as const);

/** The lines of an element, or of a part of its text, by their places. */
const linesOf = (locator: Locator, part = '') =>
  locator.evaluate((element, target) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (target && walker.nextNode()) {
      const start = (walker.currentNode as Text).data.indexOf(target);
      if (start < 0) continue;
      range.setStart(walker.currentNode, start);
      range.setEnd(walker.currentNode, start + target.length);
    }
    return Array.from(range.getClientRects(), ({ left, top, bottom }) => ({
      left: Math.round(left),
      top: Math.round(top),
      bottom: Math.round(bottom),
    }));
  }, part);
const topsOf = async (...text: Parameters<typeof linesOf>) => new Set((await linesOf(...text)).map(({ top }) => top));

/** The id of the first item of a list. */
const first = async (call: string) => {
  const { rows } = (await journey.server.app.inject(call)).json<{ rows: { fdId: string }[] }>();
  return rows[0].fdId;
};

it('aligns the title of the privacy terms with its text', async () => {
  const page = await open('/privacy');
  const text = page.getByRole('heading', { level: 2 }).first();
  expect(await left(page.getByRole('heading', { level: 1 }))).toBe(await left(text));
});

it('truncates a long name, and no link of the navigation', async () => {
  const { options } = await demoLogin(journey);
  const page = await visit({ ...desktop, ...options });
  const username = '名字很长很长很长的家居制造有限公司';
  const user = { username, avatar: null, fdComId: 'c1', fdComName: username };
  await page.route('**/api/user/info', (route) => route.fulfill({ json: { code: 0, msg: null, data: user } }));
  await page.goto('/index');
  const name = page.getByRole('button', { name: `${username}，账户菜单` }).getByTitle(username);
  await name.waitFor();
  const links = page.getByRole('navigation', { name: '主导航' }).getByRole('link').locator('> span');
  for (const width of [1248, 1280, 1366, 1440]) {
    await page.setViewportSize({ ...desktop, width });
    const isCut = await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 30);
    const heights = await links.evaluateAll((spans) =>
      spans.map((span) => Math.round(span.getBoundingClientRect().height)),
    );
    expect([width, isCut, new Set(heights).size, await overflowOf(page)]).toEqual([width, true, 1, 0]);
    // The search field and the account, then the links.
    expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThan(90 + 48);
  }
});

it('clamps apps’ texts to three lines on cards and one in a phone’s rows, titles to two', async () => {
  const page = await open('/shopping_mall');
  const card = page.getByRole('list', { name: '数字化转型应用商城' }).getByRole('listitem').first();
  const lines = (locator: Locator) => style(locator, '-webkit-line-clamp');
  expect(await lines(card.locator('p').nth(1))).toBe('3');
  expect(await lines(card.getByRole('heading'))).toBe('2');
  await page.setViewportSize(phone);
  expect(await lines(card.locator('p').nth(1))).toBe('1');
  expect((await card.boundingBox())!.height).toBeLessThan(120);
});

it('leaves no gap between the links below the home banner', async () => {
  const page = await open('/index');
  await page.getByText('AI 助手').waitFor();
  const cells = page.getByRole('listitem').filter({ has: page.locator('a > b') });
  for (const width of [320, 447, 560, 820]) {
    await page.setViewportSize({ ...desktop, width });
    const boxes = await cells.evaluateAll((items) =>
      // The others are shown in large type only.
      items
        .map((item) => item.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ top, right }) => ({ top, right: Math.round(right) })),
    );
    const ends = new Map(boxes.map(({ top, right }) => [top, right]));
    expect([width, boxes.length, new Set(ends.values()).size]).toEqual([width, 4, 1]);
  }
});

it('says above the fold of a form that it needs script', async () => {
  const page = await open('/homeLogin', { ...phone, javaScriptEnabled: false });
  const { y, height } = (await page.getByRole('heading', { name: '请启用浏览器的 JavaScript 后访问' }).boundingBox())!;
  expect(y + height).toBeLessThan(phone.height / 2);
});

it('keeps the captcha beside its field when the answer is wrong', async () => {
  const page = await open('/homeLogin', phone);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByText('请填写验证码').waitFor();
  const picture = (await page.getByRole('img', { name: '验证码图片' }).boundingBox())!;
  const field = (await page.getByLabel(labelled('验证码')).boundingBox())!;
  expect(Math.abs(picture.y - field.y)).toBeLessThanOrEqual(1);
});

it('makes the controls of a form tall enough for a finger', async () => {
  const page = await open('/account/login', phone);
  const controls = page.getByRole('main').locator('input:not([type=checkbox]), button.btn');
  const heights = await controls.evaluateAll((all) => all.map((control) => control.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

it('scrolls to the reason for a refused registration, although the button is far below', async () => {
  // The viewport of a phone with its keyboard open.
  const page = await visit({ ...phone, width: 360, height: 400 });
  await openReady(page, '/homeRegister');
  const texts = {
    公司名称: '小山家居有限公司',
    手机号: '13912345678',
    密码: 'hill-123',
    确认密码: 'hill-123',
    验证码: '999',
  };
  for (const [name, text] of Object.entries(texts)) await page.getByLabel(labelled(name)).fill(text);
  await page.getByRole('button', { name: '注册', exact: true }).click();
  const message = page.getByRole('alert').filter({ hasText: '验证码错误' });
  await eventually(async () => expect((await message.boundingBox())!.y).toBeGreaterThanOrEqual(0));
});

it('keeps a phone number inside its cell in the smallest window', async () => {
  const page = await open('/contactUs', { ...phone, width: 320 });
  const number = page.locator('a[href^="tel:"]').first();
  await number.waitFor();
  const cell = (await page
    .locator('dd', { has: page.locator('a[href^="tel:"]') })
    .first()
    .boundingBox())!;
  const { x, width } = (await number.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(cell.x + cell.width);
});

it('keeps the text and numbers of a table cell together beside its label on a phone', async () => {
  const page = await visit(phone);
  const fdContent =
    '<table><tr><th>方向</th><th>标准</th></tr><tr><td>设计拆单</td><td>20%，最高 60 万元</td></tr></table>';
  await change(page, '**/api/policy/findPolicyById?*', ({ data }) => ({ data: { ...data, fdContent } }));
  const fdId = await first('/api/policy/list');
  // By client-side navigation, so that the browser makes the call; before hydration a link would load a document.
  await openReady(page, '/policy');
  await page.locator(`a[href="/policy/detail/${fdId}"]`).click();
  const cells = page.getByRole('table').getByRole('cell');
  await cells.first().waitFor();
  const [[{ left }], figures] = [await linesOf(cells.nth(0)), await linesOf(cells.nth(1))];
  expect(Math.min(...figures.map((rect) => rect.left))).toBe(left);
  expect(new Set(figures.map((rect) => rect.top)).size).toBe(1);
});

describe('with text of twice the size', () => {
  const enlarged = async (size: VisitOptions, path: string) => {
    const page = await visit(size);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
    await page.goto(path);
    return page;
  };

  it('pagination buttons fit their labels', async () => {
    const page = await enlarged(phone, '/policy');
    const pages = page.getByRole('navigation', { name: '分页' }).getByRole('button');
    await pages.first().waitFor();
    const cut = await pages.evaluateAll((all) =>
      all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
  });

  it.each(['/supply_demand/supply', '/specialist'])(
    'names and subjects on the cards of %s are whole on a narrow phone',
    async (path) => {
      const page = await enlarged({ ...phone, width: 320 }, path);
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      const cut = await page
        .getByRole('main')
        .locator('p, span')
        .evaluateAll((all) =>
          all.flatMap((one) => {
            const { textOverflow, webkitLineClamp } = getComputedStyle(one);
            const isOneLine = textOverflow === 'ellipsis' && webkitLineClamp === 'none';
            return isOneLine && one.scrollWidth > one.clientWidth + 1 ? [one.textContent] : [];
          }),
        );
      expect(cut).toEqual([]);
    },
  );

  it('the date of a policy does not wrap', async () => {
    const page = await enlarged(desktop, '/policy');
    const day = page.getByRole('main').locator('.num > b').first();
    await day.waitFor();
    expect(await linesOf(day)).toHaveLength(1);
  });
});

describe('dimensions on a narrow phone', () => {
  const model = '2440×1220×18';
  const company = '岭南高定全屋整装智造产业发展有限公司';

  it('wraps inside no number on the page of an entry', async () => {
    const page = await visit({ ...phone, width: 375 });
    await change(page, '**/api/getbuginess/findSupplyDemandById?*', ({ data }) => ({
      data: { ...data, fdGetbuginessModel: model },
    }));
    await page.goto('/supply_demand/supply');
    await page.getByRole('list', { name: '供需对接' }).getByRole('link').first().click();
    const value = page.getByRole('main').locator('dd').filter({ hasText: model });
    await value.waitFor();
    for (const width of [375, 320]) {
      await page.setViewportSize({ ...phone, width });
      // An element that is replaced while it is measured has no lines.
      await eventually(async () => {
        for (const figure of model.split('×')) expect([width, (await topsOf(value, figure)).size]).toEqual([width, 1]);
      });
    }
  });

  it('are not truncated in the rows of the home page', async () => {
    const page = await visit({ ...phone, width: 320 });
    const long = { fdComName: company, fdGetbuginessModel: model, fdGetbuginessName: `实木多层板 ${model} 毫米` };
    await change(page, '**/api/getbuginess/list?*', ({ rows }) => ({ rows: rows.map((row) => ({ ...row, ...long })) }));
    // By client-side navigation, so that the browser makes the call.
    await page.goto('/contactUs');
    await page.getByRole('button', { name: '菜单' }).click();
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).click();
    const rows = page.getByRole('region', { name: '供应信息' }).getByRole('listitem');
    await rows.first().waitFor();
    const cut = await rows
      .locator('h3, p')
      .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).length);
    expect(cut).toBe(0);
  });
});

it.each([
  ['/shopping_mall', 'h1', '应用商城'],
  ['/homeLogin', 'main p', '公共服务平台'],
])('%s breaks %s between words only, in a browser without text-wrap: balance too', async (path, selector, part) => {
  const page = await open(path, { ...desktop, bypassCSP: true });
  await page.addStyleTag({ content: '* { text-wrap: wrap !important }' });
  const text = page.locator(selector).filter({ hasText: part });
  await text.waitFor();
  expect((await topsOf(text, part)).size).toBe(1);
});

it('gives the empty cells after the last expert the same background', async () => {
  const page = await open('/specialist/detailAll');
  const list = page.getByRole('list', { name: '全部专家' });
  await list.waitFor();
  const ground = (locator: Locator) => style(locator, 'background-color');
  expect(await ground(list)).toBe(await ground(list.getByRole('listitem').first()));
});

it('keeps the account inside the window and labels unbroken at twice the text size', async () => {
  const page = await open('/index', { ...desktop, bypassCSP: true });
  const labels = page.getByRole('tabpanel').locator('.tag');
  await labels.first().waitFor();
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  const { x, width } = (await page.getByRole('banner').getByRole('link', { name: '免费注册' }).boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(desktop.width);
  const cut = await labels.evaluateAll((all) => all.filter((label) => label.scrollHeight > label.clientHeight).length);
  expect(cut).toBe(0);
});

describe('a style that sets text of twice the size', () => {
  const twice = async (page: Page) => {
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    return overflowOf(page);
  };

  it.each(['/index', '/project', '/supply_demand/supply', '/financial/default', '/contactUs'])(
    'scrolls no phone sideways: %s',
    async (path) => expect(await twice(await open(path, { ...phone, bypassCSP: true }))).toBe(0),
  );

  it.each([
    ['the telephone number in the footer', '/contactUs'],
    ['the days that are left', '/supply_demand/demand'],
    ['the link beside a heading', '/index'],
    ['the button of a project', '/project'],
  ])('scrolls no narrow phone sideways by %s', async (_what, path) => {
    const page = await visit({ ...phone, width: 320, bypassCSP: true });
    await page.goto(path);
    expect(await twice(page)).toBe(0);
  });

  it('scrolls no phone sideways by the day of an expected answer', async () => {
    const { options } = await demoLogin(journey);
    const page = await visit({ ...phone, ...options, bypassCSP: true });
    const row = submissionSummary({ state: 'accepted', expectedDay: '2099-12-31' });
    await change(page, '**/api/my/submissions?**', () => ({ rows: [row], total: 1 }));
    await page.goto('/my');
    await page.getByText(/^预计/).waitFor();
    expect(await twice(page)).toBe(0);
  });
});

it('keeps a long word inside a notice, a message and an alert', async () => {
  const page = await visit({ ...phone, width: 320 });
  await page.goto('/account/login');
  const word = 'W'.repeat(120);
  await page.route('**/login', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { code: 500, msg: word } }) : route.continue(),
  );
  await captchaShown(page);
  await page.getByLabel(labelled('用户名')).fill('a');
  await page.getByLabel(labelled('密码')).fill('b');
  await page.getByLabel(labelled('验证码')).fill('1');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const message = page.getByText(word);
  await message.waitFor();
  const { x, width } = (await message.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(320);
});

it('keeps 显示设置 beside the account in large type', async () => {
  const page = await visit();
  await setTheme(page, 'large', journey.url);
  await page.goto('/index');
  const top = async (name: string) =>
    (await page.getByRole('banner').getByRole('link', { name, exact: true }).boundingBox())!.y;
  for (const width of [1100, 1440]) {
    await page.setViewportSize({ ...desktop, width });
    expect([width, await top('显示设置')]).toEqual([width, await top('请登录')]);
  }
});

it('forced colors keep the logo’s background, the stars and the current item', async () => {
  const page = await open('/shopping_mall', { ...desktop, forcedColors: 'active' });
  const canvas = await style(page.locator('body'), 'background-color');
  const nav = page.getByRole('navigation', { name: '主导航' });
  const current = nav.locator('[aria-current]');
  expect(await style(current, 'background-color')).not.toBe(
    await style(nav.getByRole('link').first(), 'background-color'),
  );
  expect(await style(page.getByRole('img', { name: '家居定制供应链' }), 'background-color')).toBe('rgb(255, 255, 255)');
  const stars = page.getByRole('img', { name: /^评分/ }).first();
  await stars.waitFor();
  const filled = await style(stars, 'background-color', '::before');
  expect(filled).not.toBe(canvas);
  expect(filled).not.toBe(await style(stars, 'background-color'));
  // An icon with colors of its own would have those of the default theme.
  const chevron = page.getByRole('combobox', { name: '排序' });
  expect([await style(chevron, 'appearance'), await style(chevron, 'background-image')]).toEqual(['auto', 'none']);
  await page.goto(`/policy/detail/${await first('/api/policy/list')}`);
  const arrow = page.getByRole('navigation', { name: '上一条与下一条' }).getByRole('link').first().locator('svg');
  expect(await style(arrow, 'color')).toBe(await style(arrow.locator('..'), 'color'));
  // Pictures in light and in dark colors.
  await page.goto('/homeLogin');
  const logo = page.getByRole('img', { name: '家居定制供应链' });
  expect(await style(logo, 'background-color')).toBe('rgb(23, 68, 63)');
  // Firefox paints this alone.
  expect(await style(logo, 'background-image')).toContain('rgb(23, 68, 63)');
  await page.goto('/financial/default');
  const bank = page.getByRole('img', { name: /银行$/ }).first();
  expect(await style(bank, 'background-color')).toBe('rgb(255, 255, 255)');
  // Without its shadow the page's text would run into it.
  await openReady(page, '/specialist/detailAll');
  await page.getByRole('button', { name: /^联系/ }).first().click();
  const dialog = page.getByRole('dialog');
  expect([await style(dialog, 'border-top-style'), await style(dialog, 'border-left-width')]).toEqual(['solid', '1px']);
});

describe('the focus ring', () => {
  const luminance = (color: string) => {
    const [r, g, b] = color.match(/\d+/g)!.map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const white = 'rgb(255, 255, 255)';
  const pine = 'rgb(23, 68, 63)';
  const oak = 'rgb(221, 188, 138)';

  /** Focuses the page's controls one after the other, as with the keyboard, and returns those without a focus ring. */
  const withoutRing = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')]
        .filter((control) => {
          control.focus();
          // A title's link has the ring of its whole card.
          const rings = [getComputedStyle(control), getComputedStyle(control, '::after')];
          const isSeen = rings.some(
            ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
          );
          return document.activeElement === control && !isSeen;
        })
        .map(({ outerHTML }) => outerHTML),
    );

  it.each<[path: string, grounds: Record<string, string[]>]>([
    [
      '/policy',
      {
        '[aria-label="主导航"] [aria-current]': [white, pine],
        '[aria-label="分类导航"] [aria-current]': [white, pine],
      },
    ],
    ['/supply_demand/supply', { '[aria-label="供需切换"] [aria-current]': [white, pine] }],
    [
      '/index',
      {
        '[role=tab][aria-selected=true]': [white, pine],
        '[aria-label="查看更多供应信息"]': [oak],
        '[aria-label="查看更多需求信息"]': [pine],
      },
    ],
  ])('is at every control of %s, with contrast to its background', async (path, grounds) => {
    const page = await visit();
    await openReady(page, path);
    await page.keyboard.press('Tab');
    for (const [selector, colours] of Object.entries(grounds)) {
      const item = page.locator(selector);
      await item.focus();
      const ring = await style(item, 'outline-color');
      expect(await style(item, 'outline-style')).toBe('solid');
      for (const ground of colours) expect(contrast(ring, ground)).toBeGreaterThanOrEqual(3);
    }
    expect(await withoutRing(page)).toEqual([]);
  });

  it('is complete around every control, two-line titles and banner buttons included', async () => {
    const page = await visit();
    await openReady(page, '/shopping_mall');
    await page.keyboard.press('Tab');
    const cut = await page.evaluate(() => {
      const ringOf = (element: Element, pseudo?: string) => {
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element, pseudo);
        return outlineStyle === 'none' ? undefined : parseFloat(outlineWidth) + parseFloat(outlineOffset);
      };
      return [...document.querySelectorAll<HTMLElement>('main a[href], main button')].flatMap((control) => {
        control.focus({ preventScroll: true });
        if (document.activeElement !== control) return [];
        const reach = ringOf(control);
        // The ring is around the whole card.
        if (reach === undefined) return (ringOf(control, '::after') ?? 1) <= 0 ? [] : [`no ring: ${control.outerHTML}`];
        for (let around = control.parentElement; around; around = around.parentElement) {
          if (around === document.body || getComputedStyle(around).overflow === 'visible') continue;
          const bounds = around.getBoundingClientRect();
          const isOut = [...control.getClientRects()].some(
            ({ top, bottom }) => top - reach < bounds.top - 1 || bottom + reach > bounds.bottom + 1,
          );
          if (isOut) return [`cut off: ${control.outerHTML}`];
        }
        return [];
      });
    });
    expect(cut).toEqual([]);
  });

  it.each([
    ['in the default theme', ''],
    ['in the dark theme', 'dark'],
  ])('is visible on a banner’s picture %s', async (_name, theme) => {
    const page = await visit(desktop);
    await setTheme(page, theme, journey.url);
    await openReady(page, '/policy');
    const link = page.getByRole('region', { name: '栏目横幅' }).locator('> a');
    const { x, y } = (await link.boundingBox())!;
    const edge = { clip: { x, y: y + 60, width: 12, height: 12 } };
    const without = await page.screenshot(edge);
    await page.keyboard.press('Tab');
    await link.focus();
    expect((await page.screenshot(edge)).equals(without)).toBe(false);
  });
});

describe('a detail', () => {
  it('starts with its fields on a phone and keeps its action visible', async () => {
    const page = await open(`/project/detail/${await first('/api/project/list')}`, phone);
    const action = page.getByRole('button', { name: '在线申报' });
    await action.waitFor();
    const facts = (await page.getByRole('complementary').boundingBox())!;
    const text = (await page.locator('#part-1').boundingBox())!;
    expect(facts.y).toBeLessThan(text.y);
    for (const place of [0, 400]) {
      await page.evaluate((y) => window.scrollTo(0, y), place);
      const { y, height } = (await action.boundingBox())!;
      expect(y).toBeGreaterThan(0);
      expect(y + height).toBeLessThanOrEqual(phone.height);
    }
  });

  it('folds the facts of a job and its company on a phone, without script too, and prints them', async () => {
    const page = await open(`/recruit/detail/${await first('/api/recruit/list')}`, {
      ...phone,
      javaScriptEnabled: false,
    });
    const fact = page.getByText('企业规模', { exact: true });
    // The text begins in the first view of the article; the navigation above it is unfolded without script.
    const text = (await page.getByRole('heading', { name: '岗位职责' }).boundingBox())!;
    expect(text.y - (await page.getByRole('article').boundingBox())!.y).toBeLessThan(phone.height * 0.75);
    expect(await fact.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await fact.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('main').locator('summary', { hasText: '企业信息' }).click();
    expect(await fact.isVisible()).toBe(true);
  });

  // A desktop at 200 % zoom is a window of 720 by 450.
  it.each([
    ['project', 'project', phone],
    ['app', 'shopping_mall', phone],
    ['policy', 'policy', { width: 720, height: 450 }],
  ])('covers no focused control of %s by its action or by 返回顶部', async (area, section, size) => {
    const page = await visit(size);
    await openReady(page, `/${section}/detail/${await first(`/api/${area}/list?pageNum=1&pageSize=1`)}`);
    await interactFirst(page);
    /** Whether the focused element is covered; null at the end of the page. */
    const isHidden = () =>
      page.evaluate(() => {
        const element = document.activeElement!;
        if (element === document.body) return null;
        const seen = [...element.getClientRects()].some(({ left, top, width, height }) =>
          [0.1, 0.5, 0.9].some((part) =>
            element.contains(document.elementFromPoint(left + width / 2, top + height * part)),
          ),
        );
        return seen ? '' : element.textContent;
      });
    const hidden: string[] = [];
    for (let name: string | null = ''; name !== null; name = await isHidden()) {
      if (name) hidden.push(name);
      await page.keyboard.press('Tab');
    }
    expect(hidden).toEqual([]);
  });

  it('shows an app’s whole picture, with its buttons beside and below it', async () => {
    const page = await open(`/shopping_mall/detail/${await first('/api/app/list')}`);
    const picture = page.getByRole('img', { name: /的应用图片$/ });
    for (const width of [1440, 1100, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const box = (await picture.boundingBox())!;
      expect([width, Math.round((100 * box.width) / box.height)]).toEqual([width, 160]);
    }
    await page.setViewportSize(desktop);
    const box = (await picture.boundingBox())!;
    expect(box.width).toBe(639);
    const tools = (await page.getByRole('group', { name: '页面工具' }).boundingBox())!;
    expect(tools.y).toBeGreaterThanOrEqual(box.y + box.height);
    // The card is hardly higher than its picture.
    expect(tools.y - box.y - box.height).toBeLessThan(32);
  });

  it('has an entry’s phone link second, before its other fields and its page actions', async () => {
    const page = await open(`/supply_demand/demand/detail/${await first('/api/getbuginess/list?type=1')}`);
    const call = page.getByRole('link', { name: /^拨打电话/ });
    const { y, height } = (await call.boundingBox())!;
    expect(y + height).toBeLessThan(desktop.height / 2);
    for (const later of [page.getByRole('complementary'), page.getByRole('group', { name: '页面工具' })]) {
      expect((await later.boundingBox())!.y).toBeGreaterThan(y);
    }
    const order = page.locator('article h1, article a[href^="tel:"], article dt, article [data-action]');
    const kinds = await order.evaluateAll((all) => all.map(({ tagName }) => tagName));
    // After the title and the quantities.
    expect(kinds.indexOf('A')).toBe(5);
  });

  it('has a table of contents beside it, whose links add no history entries', async () => {
    const page = await open('/project');
    await openReady(page, `/project/detail/${await first('/api/project/list')}`);
    const contents = page.getByRole('navigation', { name: '目录' });
    await contents.getByRole('link').last().click();
    const id = await contents
      .getByRole('link')
      .last()
      .evaluate((link: HTMLAnchorElement) => link.hash.slice(1));
    const { y } = (await page.locator(`#${id}`).boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(desktop.height);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/project');
  });
});

it('ends the sticky table of contents where the text ends, above the related content', async () => {
  const page = await visit();
  await openReady(page, `/policy/detail/${await first('/api/policy/list?category=1')}`);
  const related = page.getByRole('region', { name: '相关内容' });
  await related.waitFor();
  const contents = page.getByRole('navigation', { name: '目录' });
  await contents.waitFor();
  await page.keyboard.press('End');
  await page.waitForFunction(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  await untilIdle(page);
  const [above, below] = [await contents.boundingBox(), await related.boundingBox()];
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
});

it('aligns a field’s text on the baseline of the number beside it', async () => {
  const page = await open('/index');
  await page.getByText('双班').waitFor();
  const bottoms = (await linesOf(page.getByText('双班').first())).map(({ bottom }) => bottom);
  expect(bottoms.length).toBeGreaterThan(1);
  expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThanOrEqual(1);
});

// Last: its entries are on the home page.
it('scrolls no phone sideways by long words that a company typed, on its entry, beside others, and in its progress', async () => {
  const { headers, options } = await demoLogin(journey);
  const word = 'W'.repeat(50);
  const texts = { fdComName: word, fdContactsPerson: word, fdArea: word, fdContactsAddress: word };
  const more = { fdGetbuginessName: word, fdGetbuginessModel: word };
  for (const fdGetbuginessType of ['1', '2']) {
    const { statusCode } = await journey.server.app.inject({
      method: 'POST',
      url: '/api/getbuginess/add',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...publication, ...texts, ...more, fdGetbuginessType }).toString(),
    });
    expect(statusCode).toBe(200);
  }
  const page = await visit({ ...phone, ...options });
  await page.goto(`/supply_demand/supply/detail/${await first('/api/getbuginess/list?type=2')}`);
  await page.getByRole('main').getByRole('listitem').filter({ hasText: word }).first().waitFor();
  expect(await overflowOf(page)).toBe(0);
  await change(page, '**/api/my/submission?*', ({ data }) => ({
    data: { ...data, events: [{ at: '2025-07-16 09:42:00', action: 'submitted', actor: word, note: null }] },
  }));
  await page.goto('/my/entries');
  await page.getByRole('main').getByRole('link', { name: word }).first().click();
  await page.getByRole('listitem').filter({ hasText: word }).first().waitFor();
  expect(await overflowOf(page)).toBe(0);
});
