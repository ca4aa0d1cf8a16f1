import { act, fireEvent, screen } from '@testing-library/react';
import { Toast } from '../../../../src/app/pageActions/Toast';
import { noticeExpired, toastShown } from '../../../../src/state/dialogsSlice';
import { openPage, type CannedPage } from '../../../support/cannedPage';
import { renderOver } from '../../../support/renderApp';

/** Toasts: docs/behaviour/page-actions.md. */

const went = jest.fn();
let page: CannedPage;
const region = () => screen.getByRole('status');
const link = { text: '查看收藏', path: '/saved' };
const show = (text: string, more = {}) => act(() => void page.store.dispatch(toastShown({ text, ...more })));
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const frame = () => wait(50);

beforeEach(() => {
  jest.useFakeTimers();
  went.mockClear();
  page = openPage();
  renderOver(page, <Toast navigate={went} />);
});
afterEach(() => void document.querySelector('dialog')?.remove());

it('shows a text in a region that existed before, where it is announced, replaces it, and disappears', async () => {
  show('链接已复制');
  expect(region()).toBeEmptyDOMElement();
  await frame();
  expect(region()).toHaveTextContent(/^链接已复制$/);
  show('电话已复制');
  await frame();
  expect(region()).toHaveTextContent(/^电话已复制$/);
  await wait(5000);
  expect(region()).toBeEmptyDOMElement();
});

it('stays longer where it asks for something', async () => {
  show('未能复制，请手动复制', { isLong: true });
  await wait(11_000);
  expect(region()).toHaveTextContent('未能复制');
  await wait(2000);
  expect(region()).toBeEmptyDOMElement();
});

it('links to a page of the portal, and closes', async () => {
  show('已收藏', { link });
  await frame();
  fireEvent.click(screen.getByRole('link', { name: '查看收藏' }));
  expect(went).toHaveBeenCalledWith('/saved');
  expect(region()).toBeEmptyDOMElement();
});

it('comes into a dialog that is open in the same way', async () => {
  show('链接已复制');
  await frame();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  show('电话已复制');
  expect(dialog.querySelector('[role="status"]')).toBeEmptyDOMElement();
  await frame();
  expect(dialog.querySelector('[role="status"]')).toHaveTextContent('电话已复制');
});

it.each([
  ['stays for its time', { isLong: true }, false],
  ['goes after its time although the focus was in it', { link }, true],
])('%s when the notice over which it came has closed', async (_what, more, isFocused) => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  show('已收藏', more);
  await frame();
  expect(dialog).toHaveTextContent('已收藏');
  if (isFocused) act(() => screen.getByRole('link').focus());
  act(() => {
    dialog.remove();
    page.store.dispatch(noticeExpired());
  });
  await frame();
  expect(region()).toHaveTextContent('已收藏');
  await wait(12_000);
  expect(region()).toBeEmptyDOMElement();
});

it('starts its timer once the tab is visible', async () => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show('朗读完毕');
  await wait(60_000);
  hidden.mockReturnValue(false);
  act(() => frames.forEach((frame) => frame(0)));
  await frame();
  expect(region()).toHaveTextContent('朗读完毕');
  await wait(5000);
  expect(region()).toBeEmptyDOMElement();
  jest.restoreAllMocks();
});

it('shows the latest of simultaneous toasts', async () => {
  show('链接已复制');
  show('电话已复制');
  await frame();
  expect(region()).toHaveTextContent(/^电话已复制$/);
});

it.each(['focus', 'pointer'])('stays as long as the %s is on it, whatever else has been there', async (last) => {
  show('已收藏', { link });
  await frame();
  const line = region().querySelector('p')!;
  const leaveBy = {
    focus: () => act(() => screen.getByRole('link').blur()),
    pointer: () => fireEvent.pointerLeave(line),
  };
  fireEvent.pointerEnter(line);
  act(() => screen.getByRole('link').focus());
  leaveBy[last === 'focus' ? 'pointer' : 'focus']();
  await wait(60_000);
  expect(region()).toHaveTextContent('已收藏');
  leaveBy[last as keyof typeof leaveBy]();
  await wait(60_000);
  expect(region()).toBeEmptyDOMElement();
});
