import { keepDisplay } from '../../../../src/app/display/keepDisplay';
import { chooseDisplay } from '../../../../src/state/chooseDisplay';
import { displayChosen, selectDisplay } from '../../../../src/state/displaySlice';
import { openPage, type CannedPage } from '../../../support/cannedPage';

/** Display settings across tabs: docs/decisions/045-display-settings.md. */

let page: CannedPage;
let listening: jest.SpyInstance<void, Parameters<typeof addEventListener>>;
beforeEach(() => {
  page = openPage();
  listening = jest.spyOn(window, 'addEventListener');
});
afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls) removeEventListener(type, listener!, options);
  document.cookie = 'display=; path=/; max-age=0';
});

const look = () => selectDisplay(page.state());
const focus = () => dispatchEvent(new Event('focus'));

it('an older tab adopts new settings at once', () => {
  document.cookie = 'display=dark; path=/';
  keepDisplay(page.store);
  expect(look()).toBe('dark');
});

it('a tab adopts another tab’s settings when it becomes visible', () => {
  keepDisplay(page.store);
  document.cookie = 'display=large; path=/';
  focus();
  expect(look()).toBe('large');
  document.cookie = 'display=; path=/; max-age=0';
  focus();
  expect(look()).toBe('');
});

it('settings hold for the page if cookies are blocked', () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  page.store.dispatch(displayChosen('large'));
  keepDisplay(page.store);
  expect(look()).toBe('large');
  chooseDisplay(page.store.dispatch, 'dark');
  focus();
  expect(look()).toBe('dark');
});

it('requests a failing theme once', () => {
  keepDisplay(page.store);
  document.cookie = 'display=dark; path=/';
  focus();
  page.store.dispatch(displayChosen(''));
  focus();
  expect(look()).toBe('');
  document.cookie = 'display=large; path=/';
  focus();
  expect(look()).toBe('large');
});
