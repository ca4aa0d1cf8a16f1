import { holdClicks } from '../../../src/early/holdClicks';
import { pageReadyEvent } from '../../../src/lib/pageReadyEvent';

/** Presses before the script has taken the page over, of controls that the script replaces when it does. */

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

const draw = (markup: string) => {
  document.body.innerHTML = markup;
  return [...document.querySelectorAll<HTMLElement>('button, [role=button]')];
};

/** What the page's script finds held, by the ids of the controls. */
function takeOver(markup?: string) {
  const pressed: string[] = [];
  if (markup !== undefined) draw(markup);
  document.body.onclick = ({ target }) => void pressed.push((target as HTMLElement).closest('[id]')!.id);
  document.dispatchEvent(new Event(pageReadyEvent));
  jest.runAllTimers();
  document.body.onclick = null;
  return pressed;
}

const rows = (ids: string[]) => ids.map((id) => `<li><button id="${id}">收藏</button></li>`).join('');

test('a press is done once the page is taken over', () => {
  const [apply] = draw('<button id="apply">在线申报</button>');
  holdClicks();
  apply!.click();
  expect(takeOver()).toEqual(['apply']);
});

test.each([
  ['is left by a link', '', []],
  ['is left by a link to its list’s next page', ' data-to="?pageNum=2"', []],
  ['stays, with a link in another tab', ' target="_blank"', ['menu']],
  ['stays, with a link within it', ' data-to="#part"', ['menu']],
  ['stays, with a call', ' data-to="tel:057112345678"', ['menu']],
  ['stays, with a file to save', ' data-file=""', ['menu']],
])('a press is done unless the page %s', (_what, attributes, done) => {
  const [menu] = draw(`<button id="menu">菜单</button><a href="/privacy"${attributes}>隐私条款</a>`);
  const link = document.querySelector('a')!;
  link.href = link.dataset.to ?? link.href;
  link.addEventListener('click', (event) => event.preventDefault());
  holdClicks();
  menu!.click();
  link.click();
  expect(takeOver()).toEqual(done);
});

test.each([
  '<form action="/search"><button>搜索</button></form>',
  '<form action="/display-settings" method="post"><button formmethod="post">保存</button></form>',
])('a press is not done once the page is left by a form that the server handles: %s', (form) => {
  const [menu, send] = draw(`<button id="menu">菜单</button>${form}`);
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
  holdClicks();
  menu!.click();
  send!.click();
  expect(takeOver()).toEqual([]);
});

test.each([
  ['of the same name', '<button>在线申报</button>', '<p>已登录</p><button id="apply">在线申报</button>'],
  ['of the same label', '<button aria-label="菜单">☰</button>', '<button id="menu" aria-label="菜单">×</button>'],
  ['of another element', '<button>播放</button>', '<a role="button" id="play">播放</a>'],
])('a press of a control that was replaced meanwhile is done on the one %s in its place', (_what, before, after) => {
  const [control] = draw(before);
  holdClicks();
  control!.click();
  expect(takeOver(after)).toEqual([/id="(\w+)"/.exec(after)![1]]);
});

test('of several that are named alike the one in the same place is pressed', () => {
  const [, second] = draw(rows(['a', 'b', 'c']));
  holdClicks();
  second!.click();
  expect(takeOver(rows(['d', 'e', 'f']))).toEqual(['e']);
});

test.each([
  ['is none of the name', '<a href="/my" id="receipt">已申报</a><button id="other">分享</button>'],
  ['are others of the name, and none is known to be the same', rows(['d', 'e'])],
])('nothing else is pressed where there %s', (_what, after) => {
  const [, second] = draw(rows(['a', 'b', 'c']));
  holdClicks();
  second!.click();
  expect(takeOver(after)).toEqual([]);
});

test('a press that began on a control that was replaced before it ended is done on the one in its place', () => {
  const [control] = draw('<button>在线申报</button>');
  holdClicks();
  control!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  draw('<button id="apply">在线申报</button>');
  document.body.click();
  expect(takeOver()).toEqual(['apply']);
});

test('a press is not carried over to another page', () => {
  const [control] = draw('<button>下一页</button>');
  holdClicks();
  control!.click();
  window.history.replaceState(null, '', '/policy');
  expect(takeOver('<button id="next">下一页</button>')).toEqual([]);
});
