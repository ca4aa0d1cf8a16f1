import * as pageActions from '../../../src/app/pageActions/startPageActions';
import { loadOnFirstInteraction } from '../../../src/app/loadOnFirstInteraction';
import { selectNotices } from '../../../src/state/noticesSlice';
import { openPage, settle, type CannedPage } from '../../support/cannedPage';
import { recordingBrowser } from '../../support/testStore';

/** Clicks made before their chunk has loaded: docs/behaviour/page-actions.md. */

let isOffline = false;
let page: CannedPage;
let listening: jest.SpyInstance<void, Parameters<typeof addEventListener>>;
const report = jest.fn((event: ErrorEvent) => event.preventDefault());
const key = (act: string) => document.querySelector<HTMLElement>(`[data-action="${act}"]`)!;
const saved = () => JSON.parse(page.browser.stored.get('saved') ?? '[]') as unknown[];
const titles = ['print', 'save'].map((act) => `<button data-action="${act}">${act}</button>`).join('');

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
  listening = jest.spyOn(window, 'addEventListener');
  page = openPage({ path: '/project/detail/1' });
  document.body.innerHTML = `<h1>数字化改造补助</h1>${titles}<p>正文</p>`;
  loadOnFirstInteraction(page.store, recordingBrowser().port);
});
afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls) removeEventListener(type, listener!, options);
  removeEventListener('error', report);
});

it('replays clicks made before the chunk loaded', async () => {
  key('save').click();
  expect(saved()).toEqual([]);
  await settle();
  expect(saved()).toEqual([expect.objectContaining({ path: '/project/detail/1', title: '数字化改造补助' })]);
});

it('preloads the chunk on pointer movement', async () => {
  dispatchEvent(new Event('pointermove'));
  await settle();
  isOffline = true;
  key('save').click();
  await settle();
  expect(saved()).toHaveLength(1);
});

it('takes a tap on a file to save: some browsers cannot, and are told so', async () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="/a.zip" download="a.zip">a.zip</a>');
  document.querySelector('a')!.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  await settle();
  isOffline = true;
  key('save').click();
  await settle();
  expect(saved()).toHaveLength(1);
});

it('leaves a tap on a link alone, so that nothing delays the next page', async () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="#top"><b>顶部</b></a>');
  const link = document.querySelector('a b')!;
  for (const type of ['pointerdown', 'pointerup', 'click']) link.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  await settle();
  isOffline = true;
  key('save').click();
  await settle();
  expect(saved()).toEqual([]);
});

it('does not replay on another page with the same buttons', async () => {
  key('save').click();
  page.arrive('/project/detail/2');
  await settle();
  expect(saved()).toEqual([]);
});

it('replays if only the query has changed', async () => {
  key('save').click();
  page.arrive('/project/detail/1?from=list#text');
  await settle();
  expect(saved()).toEqual([expect.objectContaining({ path: '/project/detail/1' })]);
});

it('does not click a removed button', async () => {
  key('save').click();
  key('save').remove();
  await settle();
  expect(saved()).toEqual([]);
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
  document.querySelector('p')!.click();
  await settle();
  expect(selectNotices(page.state()).error).toBeNull();
});
