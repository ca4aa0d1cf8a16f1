import { keepDisplay } from '../../../../src/app/pageActions/startPageActions';
import { chooseDisplay } from '../../../../src/state/chooseDisplay';
import { displayChosen, selectDisplay } from '../../../../src/state/hooks';
import { openPage, type CannedPage } from '../../../support/cannedPage';
import { forgetListeners } from '../../../support/forgetListeners';

/** Display settings across tabs: docs/decisions/045-display-settings.md. */

let page: CannedPage;
forgetListeners();
beforeEach(() => void (page = openPage()));
afterEach(() => choose('; max-age=0'));

const choose = (display: string) => void (document.cookie = `display=${display}; path=/`);
const look = () => selectDisplay(page.state());
const focus = () => dispatchEvent(new Event('focus'));

it('an older tab adopts new settings at once', () => {
  choose('dark');
  keepDisplay(page.store);
  expect(look()).toBe('dark');
});

it('a tab adopts another tab’s settings when it becomes visible', () => {
  keepDisplay(page.store);
  choose('large');
  focus();
  expect(look()).toBe('large');
  choose('; max-age=0');
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
  choose('dark');
  focus();
  page.store.dispatch(displayChosen(''));
  focus();
  expect(look()).toBe('');
  choose('large');
  focus();
  expect(look()).toBe('large');
});
