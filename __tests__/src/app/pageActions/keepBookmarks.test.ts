import { keepBookmarks } from '../../../../src/app/pageActions/startPageActions';
import { openPage, settle, type CannedPage } from '../../../support/cannedPage';

/** The pages read last: docs/behaviour/page-actions.md#bookmarks. */

let page: CannedPage;
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
