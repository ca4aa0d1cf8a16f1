import * as pageActions from '../../../src/app/pageActions/startPageActions';
import { loadOnFirstInteraction } from '../../../src/app/loadOnFirstInteraction';
import { selectNotices } from '../../../src/state/dialogsSlice';
import { openPage, settle, type CannedPage } from '../../support/cannedPage';
import { forgetListeners } from '../../support/forgetListeners';
import { recordingBrowser } from '../../support/testStore';

/** Clicks made before their chunk has loaded: docs/behaviour/page-actions.md. */

let isOffline = false;
let page: CannedPage;
const report = jest.fn((event: ErrorEvent) => event.preventDefault());
const key = (act: string) => document.querySelector<HTMLElement>(`[data-action="${act}"]`)!;
const saved = () => JSON.parse(page.browser.stored.get('saved') ?? '[]') as unknown[];
const titles = ['print', 'save'].map((act) => `<button data-action="${act}">${act}</button>`).join('');

forgetListeners();
// The view is rendered by the script itself, outside any `act`.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
beforeEach(() => {
  isOffline = false;
  jest.resetModules();
  jest.doMock('../../../src/app/pageActions/startPageActions', () => {
    if (isOffline) throw new Error('the script has not arrived');
    return pageActions;
  });
  report.mockClear();
  addEventListener('error', report);
  page = openPage({ path: '/project/detail/1' });
  document.body.innerHTML = `<h1>数字化改造补助</h1>${titles}<p>正文</p>`;
  loadOnFirstInteraction(page.store, recordingBrowser().port);
});
afterEach(() => removeEventListener('error', report));

it('replays clicks made before the chunk loaded', async () => {
  key('save').click();
  expect(saved()).toEqual([]);
  await settle();
  expect(saved()).toEqual([expect.objectContaining({ path: '/project/detail/1', title: '数字化改造补助' })]);
});

const fire = (target: EventTarget, ...types: string[]) => {
  for (const type of types) target.dispatchEvent(new MouseEvent(type, { bubbles: true }));
};
const linked = (html: string, target: string) => {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.querySelector(target)!;
};

it.each([
  ['preloads the chunk on pointer movement', () => fire(window, 'pointermove'), 1],
  [
    'takes a tap on a file to save: some browsers cannot, and are told so',
    () => fire(linked('<a href="/a.zip" data-file="">a.zip</a>', 'a'), 'pointerdown'),
    1,
  ],
  [
    'leaves a tap on anything else to be answered first',
    () => fire(document.querySelector('p')!, 'pointerdown', 'pointerup', 'click'),
    0,
  ],
  [
    'leaves a tap on a link alone, so that nothing delays the next page',
    () => fire(linked('<a href="#top"><b>顶部</b></a>', 'a b'), 'pointerdown', 'pointerup', 'click'),
    0,
  ],
])('%s', async (_what, interact, count) => {
  interact();
  await settle();
  isOffline = true;
  key('save').click();
  await settle();
  expect(saved()).toHaveLength(count);
});

it('loads after a tap on anything else', async () => {
  jest.useFakeTimers();
  fire(document.querySelector('p')!, 'pointerdown', 'pointerup', 'click');
  jest.runAllTimers();
  jest.useRealTimers();
  await settle();
  isOffline = true;
  key('save').click();
  await settle();
  expect(saved()).toHaveLength(1);
});

it('turns a banner by the swipe that a tap beside it follows at once', async () => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
  const dots = '<button data-dot aria-current="true"></button><button data-dot></button>';
  const banner = linked(`<section aria-roledescription="轮播">${dots}</section>`, 'section');
  const turned = jest.fn();
  banner.lastElementChild!.addEventListener('click', turned);
  jest.useFakeTimers();
  const touch = (target: Element, type: string, clientX: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientX });
    target.dispatchEvent(Object.assign(event, { pointerType: 'touch', isPrimary: true, pointerId: 1 }));
  };
  touch(banner, 'pointerdown', 300);
  touch(banner, 'pointerup', 100);
  touch(document.querySelector('p')!, 'pointerdown', 200);
  touch(document.querySelector('p')!, 'pointerup', 200);
  jest.runAllTimers();
  jest.useRealTimers();
  await settle();
  expect(turned).toHaveBeenCalledTimes(1);
});

it.each([
  ['does not replay on another page with the same buttons', () => page.arrive('/project/detail/2'), 0],
  ['replays if only the query has changed', () => page.arrive('/project/detail/1?from=list#text'), 1],
  ['does not click a removed button', () => key('save').remove(), 0],
])('%s', async (_what, meanwhile, count) => {
  key('save').click();
  meanwhile();
  await settle();
  expect(saved()).toHaveLength(count);
});

it('replays the second click if the first fails', async () => {
  jest.spyOn(window, 'print').mockImplementation(() => {
    throw new Error('no printer');
  });
  key('print').click();
  key('save').click();
  await settle();
  expect(report).toHaveBeenCalled();
  expect(saved()).toHaveLength(1);
});

it('reports a click whose chunk failed to load, and retries with the next one', async () => {
  isOffline = true;
  key('save').click();
  await settle();
  expect(selectNotices(page.state()).error).toBe('数据加载失败，请稍后重试');
  isOffline = false;
  key('save').click();
  await settle();
  expect(saved()).toHaveLength(1);
});

it('reports no failure of a chunk that was only preloaded', async () => {
  isOffline = true;
  fire(window, 'pointermove');
  await settle();
  expect(selectNotices(page.state()).error).toBeNull();
});
