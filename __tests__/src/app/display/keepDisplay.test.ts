import { keepDisplay } from '../../../../src/app/display/keepDisplay';
import { chooseDisplay } from '../../../../src/state/chooseDisplay';
import { displayChosen, selectDisplay } from '../../../../src/state/displaySlice';
import { openPage, type CannedPage } from '../../../support/cannedPage';

/** Tabs that look alike: docs/decisions/045-display-settings.md. */

let page: CannedPage;
let listening: jest.SpyInstance<void, Parameters<typeof addEventListener>>;
beforeEach(() => {
  page = openPage();
  listening = jest.spyOn(window, 'addEventListener');
});
afterEach(() => {
  for (const [type, listener, options] of listening.mock.calls) removeEventListener(type, listener!, options);
  jest.restoreAllMocks();
  document.cookie = 'display=; path=/; max-age=0';
});

const look = () => selectDisplay(page.state());
const focus = () => dispatchEvent(new Event('focus'));

it('a tab that was there before looks at once as was chosen meanwhile', () => {
  document.cookie = 'display=dark; path=/';
  keepDisplay(page.store);
  expect(look()).toBe('dark');
});

it('a tab looks as was chosen in another one when it is looked at again', () => {
  keepDisplay(page.store);
  document.cookie = 'display=large; path=/';
  focus();
  expect(look()).toBe('large');
  document.cookie = 'display=; path=/; max-age=0';
  focus();
  expect(look()).toBe('');
});

it('a choice stays where the browser keeps no cookies', () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  page.store.dispatch(displayChosen('large'));
  keepDisplay(page.store);
  expect(look()).toBe('large');
  chooseDisplay(page.store.dispatch, 'dark');
  focus();
  expect(look()).toBe('dark');
});

it('asks once for a look that does not come', () => {
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
