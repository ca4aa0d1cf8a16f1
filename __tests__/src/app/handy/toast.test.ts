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
