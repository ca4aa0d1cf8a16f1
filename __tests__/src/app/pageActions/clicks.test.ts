import { createClickHandler } from '../../../../src/app/pageActions/clicks';
import { keepBookmarks } from '../../../../src/app/pageActions/startPageActions';
import { savedApi } from '../../../../src/areas/saved/savedApi';
import { openPage, settle } from '../../../support/cannedPage';

/** The buttons of a detail page: docs/behaviour/page-actions.md. */

let page: ReturnType<typeof openPage>;
let click: (action: string, data?: Record<string, string>) => Promise<void>;
let down: (event: MouseEvent) => void;

beforeEach(() => {
  page = openPage({ path: '/project/detail/1?from=x#text' });
  // The pending page, while the current one is still rendered.
  window.history.replaceState(null, '', '/policy/detail/2');
  void page.store.dispatch(savedApi.endpoints.listBookmarks.initiate());
  document.body.innerHTML = '<h1>数字化改造补助</h1>';
  down = createClickHandler(page.store, jest.fn()) as (event: MouseEvent) => void;
  click = async (action, data = {}) => {
    const button = document.body.appendChild(document.createElement('button'));
    Object.assign(button.dataset, { action, ...data });
    down({ target: button } as unknown as MouseEvent);
    await settle();
  };
});
afterEach(() => {
  for (const name of ['clipboard', 'share', 'userAgent'])
    delete (navigator as unknown as Record<string, unknown>)[name];
  delete (document as { execCommand?: unknown }).execCommand;
});

const toast = () => page.state().notices.toast;
const set = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });

it('copies the address of the page, and says so, where there is no native share sheet', async () => {
  const writeText = jest.fn(async () => undefined);
  set('clipboard', { writeText });
  await click('share');
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/project/detail/1?from=x`);
  expect(toast()).toEqual({ text: '链接已复制' });
});

it('copies a phone number where the browser has no clipboard', async () => {
  let copied = '';
  Object.assign(document, {
    execCommand: () => {
      copied = (document.activeElement as HTMLTextAreaElement).value;
      return true;
    },
  });
  await click('copyPhone', { text: '0573-8320 3200' });
  expect(copied).toBe('0573-8320 3200');
  expect(toast()).toEqual({ text: '电话已复制' });
  expect(document.querySelector('textarea')).toBeNull();
});

it('shows the text to copy manually if copying is not possible', async () => {
  await click('copyPhone', { text: '13800000000' });
  expect(toast()).toEqual({ text: '未能复制，请手动复制：13800000000', isLong: true });
});

it('opens the native share sheet, and ignores its dismissal', async () => {
  const share = jest.fn(async () => Promise.reject(new DOMException('closed', 'AbortError')));
  set('share', share);
  await click('share');
  expect(share).toHaveBeenCalledWith({
    title: '数字化改造补助',
    url: `${location.origin}/project/detail/1?from=x`,
  });
  expect(toast()).toBeNull();
});

it('saves the page on the device, and takes it away again', async () => {
  await click('save');
  expect(JSON.parse(page.browser.stored.get('saved') ?? '[]')).toEqual([
    { path: '/project/detail/1', title: '数字化改造补助', at: expect.any(Number) as number },
  ]);
  expect(toast()).toEqual({ text: '已收藏，仅保存在本设备', link: { text: '查看收藏', path: '/saved' } });
  await click('save');
  expect([...page.browser.stored.keys()]).toEqual([]);
  expect(toast()?.text).toBe('已取消收藏');
});

it('reports that a page was not saved if storage is blocked', async () => {
  jest.spyOn(page.browser.stored, 'set').mockReturnThis();
  await click('save');
  expect(toast()).toEqual({ text: expect.stringContaining('未能收藏'), isLong: true });
  await click('save');
  expect(toast()).toEqual({ text: expect.stringContaining('未能收藏'), isLong: true });
});

it('reports that a page is still saved if the storage cannot be changed', async () => {
  await click('save');
  jest.spyOn(page.browser.stored, 'delete').mockReturnValue(false);
  await click('save');
  expect(toast()).toEqual({ text: expect.stringContaining('未能取消收藏'), isLong: true });
});

it('asks for the browser inside WeChat, where no file is kept', async () => {
  set('userAgent', 'Mozilla/5.0 MicroMessenger/8.0.40');
  await click('calendar', { day: '2026-12-31' });
  expect(toast()).toEqual({ text: expect.stringContaining('请在浏览器中打开'), isLong: true });
  const link = document.body.appendChild(document.createElement('a'));
  link.dataset.file = '';
  const event = { target: link, preventDefault: jest.fn() };
  down(event as unknown as MouseEvent);
  expect(event.preventDefault).toHaveBeenCalled();
});

describe('the pages read last', () => {
  const read = () => JSON.parse(page.browser.stored.get('last-read') ?? '[]') as unknown[];

  beforeEach(() => {
    document.body.innerHTML = '<h1>数字化改造补助</h1><button data-action="save">收藏</button>';
  });

  it('records the rendered entry, while the address is already that of the next list', async () => {
    page = openPage({ path: '/project/detail/1?from=x' });
    window.history.replaceState(null, '', '/project');
    keepBookmarks(page.store);
    await settle();
    expect(read()).toEqual([expect.objectContaining({ path: '/project/detail/1', title: '数字化改造补助' })]);
  });

  it('records each visited entry once, and no list', async () => {
    page = openPage({ path: '/project/detail/1' });
    keepBookmarks(page.store);
    document.body.innerHTML = '<h1>项目</h1>';
    page.arrive('/project');
    await settle();
    document.body.innerHTML = '<h1>绿色工厂</h1><button data-action="save">收藏</button>';
    page.arrive('/project/detail/2');
    await settle();
    page.arrive('/project/detail/2?from=x');
    await settle();
    expect(read()).toMatchObject([
      { path: '/project/detail/2', title: '绿色工厂' },
      { path: '/project/detail/1', title: '数字化改造补助' },
    ]);
  });
});
