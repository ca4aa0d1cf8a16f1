import { createToast, type Toast } from '../../../../src/app/handy/toast';

/** The line at the window's foot: docs/decisions/046-on-the-device.md. */

const { replaceChildren } = Element.prototype;
const went = jest.fn();
let toast: Toast;
const region = () => document.querySelector<HTMLElement>('[role="status"]')!;
const frame = () => jest.advanceTimersByTime(50);

beforeEach(() => {
  jest.useFakeTimers();
  went.mockClear();
  document.body.innerHTML = '';
  toast = createToast(went);
});
afterEach(() => {
  jest.useRealTimers();
  Element.prototype.replaceChildren = replaceChildren;
});

it('shows a text, and the next one in its place, in browsers that cannot replace what an element holds', () => {
  delete (Element.prototype as Partial<Element>).replaceChildren;
  toast('链接已复制');
  frame();
  expect(region()).toHaveTextContent(/^链接已复制$/);
  toast('电话已复制');
  frame();
  expect(region()).toHaveTextContent(/^电话已复制$/);
  jest.advanceTimersByTime(5000);
  expect(region()).toBeEmptyDOMElement();
});

it('leads on to a page of the portal, and goes', () => {
  toast('已收藏', { link: { text: '查看收藏', path: '/saved' } });
  frame();
  document.querySelector('a')!.click();
  expect(went).toHaveBeenCalledWith('/saved');
  expect(region()).toBeEmptyDOMElement();
});

it('comes into a region that the page has shown empty, so that the first one is read out too', () => {
  toast('链接已复制');
  expect(region()).toBeEmptyDOMElement();
  frame();
  expect(region()).toHaveTextContent('链接已复制');
});

it('comes into a dialog that is open in the same way', () => {
  toast('链接已复制');
  frame();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  toast('电话已复制');
  expect(dialog.querySelector('[role="status"]')).toBeEmptyDOMElement();
  frame();
  expect(dialog.querySelector('[role="status"]')).toHaveTextContent('电话已复制');
});

it('says the last of what is done at once', () => {
  toast('链接已复制');
  toast('电话已复制');
  frame();
  expect(region()).toHaveTextContent(/^电话已复制$/);
});

it('stays as long as the focus is in it, also when the pointer leaves it', () => {
  toast('已收藏', { link: { text: '查看收藏', path: '/saved' } });
  frame();
  region().dispatchEvent(new Event('pointerenter'));
  document.querySelector('a')!.focus();
  region().dispatchEvent(new Event('pointerleave'));
  jest.advanceTimersByTime(60_000);
  expect(region()).toHaveTextContent('已收藏');
  document.querySelector('a')!.blur();
  jest.advanceTimersByTime(60_000);
  expect(region()).toBeEmptyDOMElement();
});

it('stays as long as the pointer is on it, also when the focus leaves it', () => {
  toast('已收藏', { link: { text: '查看收藏', path: '/saved' } });
  frame();
  document.querySelector('a')!.focus();
  region().dispatchEvent(new Event('pointerenter'));
  document.querySelector('a')!.blur();
  jest.advanceTimersByTime(60_000);
  expect(region()).toHaveTextContent('已收藏');
  region().dispatchEvent(new Event('pointerleave'));
  jest.advanceTimersByTime(60_000);
  expect(region()).toBeEmptyDOMElement();
});
