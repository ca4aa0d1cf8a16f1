import Cookies from 'js-cookie';
import { sessionRefused } from '../../../../src/api/portalApi';
import { logIn, registerAccount } from '../../../../src/areas/auth/accountForms';
import { tokenChangedElsewhere } from '../../../../src/areas/auth/authSlice';
import { registerPath, selectReturnPath } from '../../../../src/areas/auth/returnSlice';
import { submitForm } from '../../../../src/app/forms/submitForm';
import {
  formOpened,
  loginAccepted,
  loginAsked,
  questionClosed,
  type FormDialog,
} from '../../../../src/state/dialogsSlice';
import { draftChanged, draftId, selectDraft } from '../../../../src/state/draftsSlice';
import { openPage, settle, gate, type PageOptions } from '../../../support/cannedPage';
import { publication } from '../../../support/formValues';

/** Guarded actions and expired sessions: docs/behaviour/forms.md. */

const dialog = { kind: 'intention', fdId: 'app-1', title: '板图智能拆单' } as const;
const place = '/shopping_mall/detail/app-1?from=list';
const loginPage = `/homeLogin?redirect=${encodeURIComponent(place)}`;
const typed = { fdContactName: '周予安', fdContactPhone: '13800000000' };

type Page = ReturnType<typeof openPage>;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Cookies.set('captchaIssuedAt', String(Date.now()));
});

async function logInAndReturn(page: Page, to = place) {
  const fields = { username: '13800000001', password: 'secret-1', validateCode: '7', rememberMe: false };
  await page.store.dispatch(logIn(fields, to));
  await settle();
  page.arrive(page.browser.navigated.at(-1)!);
  await settle();
}

/** A page whose guarded action asks for a login. */
function asking(path = place, of: FormDialog = dialog): Page {
  const page = openPage({ path });
  page.store.dispatch(loginAsked({ dialog: of, path }));
  return page;
}

/** The login page, to which a guarded action redirected. */
function onLoginPage(): Page {
  const page = asking();
  page.store.dispatch(loginAccepted());
  expect(page.browser.navigated.at(-1)).toBe(loginPage);
  page.arrive(loginPage);
  return page;
}

/** The page that opens in the browser of another one. */
const reopened = ({ browser }: Page, options: PageOptions = {}) =>
  openPage({ stored: Object.fromEntries(browser.stored), path: loginPage, ...options });
const typedIn = (page: Page) => selectDraft(page.state(), draftId(dialog));

const refusal = (more = '') => new Response(`{"code":401${more}}`, { status: 401 });
const refusing = { '/api/order/add': () => refusal(',"msg":"token已过期"') };

/** Fills in an intention on a page, and sends it. */
function send(page: Page) {
  page.store.dispatch(formOpened(dialog));
  page.store.dispatch(draftChanged({ id: draftId(dialog), fields: typed }));
  return page.store.dispatch(submitForm(dialog));
}

/** A page whose session expired while an intention was being submitted. */
async function endedSession() {
  const page = openPage({ stored: { authToken: 'token-0' }, answers: refusing, path: place });
  await settle();
  await send(page);
  return page;
}

test('cancelling changes nothing, and nothing opens later', async () => {
  const page = asking();
  page.store.dispatch(questionClosed());
  expect(page.browser.navigated).toEqual([place]);
  await logInAndReturn(page);
  expect(page.state().dialogs.form).toBeNull();
});

test('confirming leads to the login page and the form then opens by itself, also after a reload of that page', async () => {
  const page = reopened(onLoginPage());
  await logInAndReturn(page);
  expect(page.state().dialogs.form).toEqual(dialog);
  expect([...page.browser.stored.keys()]).toEqual(['authToken']);
});

test('the form of an entry that is edited is that entry’s after a reload of the login page, too', async () => {
  const entry = { kind: 'publish', type: '2', number: 'GY-20260601-0001' } as const;
  const before = asking('/my/entries', entry);
  before.store.dispatch(loginAccepted());
  const page = reopened(before, { path: '/homeLogin?redirect=%2Fmy%2Fentries' });
  await logInAndReturn(page, '/my/entries');
  expect(page.state().dialogs.form).toEqual(entry);
});

test('a visitor who navigates elsewhere instead of logging in does not get the form later', async () => {
  const page = onLoginPage();
  page.arrive('/policy');
  await logInAndReturn(page);
  expect(page.state().dialogs.form).toBeNull();
  expect([...page.browser.stored.keys()]).toEqual(['authToken']);
});

test('keeps the draft when the session expires, also over a reload of the login page', async () => {
  const page = reopened(await endedSession());
  expect(typedIn(page).fields).toEqual({});
  await logInAndReturn(page);
  expect(page.state().dialogs.form).toEqual(dialog);
  expect(typedIn(page)).toMatchObject({ fields: typed, restored: true });
});

test("someone else's login does not open the form with what was typed before", async () => {
  const other = { '/api/user/info': { code: 0, data: { username: '13900000009', fdComId: 'com-9' } } };
  const page = reopened(await endedSession(), { answers: other });
  await logInAndReturn(page);
  expect(page.state().dialogs.form).toBeNull();
  expect(typedIn(page).fields).toEqual({});
});

test('several calls rejected at once redirect to the login page once', async () => {
  const answers = { ...refusing, '/api/getbuginess/add': refusing['/api/order/add'] };
  const page = openPage({ stored: { authToken: 'token-0' }, answers, path: place });
  await settle();
  const publish = { kind: 'publish', type: '2' } as const;
  page.store.dispatch(draftChanged({ id: draftId(dialog), fields: typed }));
  page.store.dispatch(draftChanged({ id: draftId(publish), fields: publication }));
  await Promise.all([page.store.dispatch(submitForm(dialog)), page.store.dispatch(submitForm(publish))]);
  expect(page.calls('/api/order/add').length + page.calls('/api/getbuginess/add').length).toBe(2);
  expect(page.browser.navigated.filter((path) => path === loginPage)).toHaveLength(1);
});

test('submitting after an unnoticed session end asks for the login, and sends nothing', async () => {
  const page = openPage({ path: place });
  await send(page);
  expect(page.state().dialogs.question).toBe('loginNeeded');
  expect(page.calls('/api/order/add')).toHaveLength(0);
  page.store.dispatch(loginAccepted());
  page.arrive(loginPage);
  await logInAndReturn(page);
  expect(page.state().dialogs.form).toEqual(dialog);
  expect(typedIn(page).fields).toEqual(typed);
});

/** A submission whose response is pending, which will be a refusal. */
async function sendToSlowBackend() {
  const slow = gate();
  const answers = { '/api/order/add': () => slow.hold(refusal()) };
  const page = openPage({ stored: { authToken: 'token-0' }, answers, path: place });
  await settle();
  const sending = send(page);
  const refuse = async () => {
    await slow.open();
    await sending;
  };
  return { page, refuse };
}

test('a late rejection does not end a newer session', async () => {
  const { page, refuse } = await sendToSlowBackend();
  page.store.dispatch(tokenChangedElsewhere({ token: 'token-1' }));
  await refuse();
  expect(page.state().auth.token).toBe('token-1');
  expect(page.state().dialogs.form).toEqual(dialog);
  expect(page.state().notices.error).toBe('操作失败，请重试');
});

test('a submission rejected after a public query had ended the session still redirects to the login', async () => {
  const { page, refuse } = await sendToSlowBackend();
  page.store.dispatch(sessionRefused({ client: 'main' }));
  expect(page.state().dialogs.form).toEqual(dialog);
  await refuse();
  expect(page.browser.navigated.at(-1)).toBe(loginPage);
  page.arrive(loginPage);
  await logInAndReturn(page);
  expect(typedIn(page).fields).toEqual(typed);
});

test('agreeing opens the form on the same page when another tab has logged in meanwhile', async () => {
  const page = asking();
  page.store.dispatch(tokenChangedElsewhere({ token: 'token-1' }));
  await settle();
  expect(page.state().dialogs.question).toBe('loginNeeded');
  page.store.dispatch(loginAccepted());
  await settle();
  expect(page.state().dialogs).toMatchObject({ question: null, form: dialog });
  expect(page.browser.navigated).toEqual([place]);
});

describe('a visitor who registers instead of logging in', () => {
  const registered = { fdComName: '榫合', userName: '13800000001', password: 'secret-1', confirmPassword: 'secret-1' };

  /** A guarded action redirected to the login; the visitor registered, and is on the home page. */
  async function register() {
    const page = onLoginPage();
    page.arrive(registerPath(place));
    jest.useFakeTimers({ doNotFake: ['nextTick'] });
    await page.store.dispatch(registerAccount({ ...registered, validateCode: '7' }));
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    expect(page.browser.navigated.at(-1)).toBe('/index');
    page.arrive('/index');
    return page;
  }

  it('is redirected by the next login to where they were going, with the form open', async () => {
    const page = await register();
    expect(selectReturnPath(page.state())).toBe(place);
    page.arrive(loginPage);
    await logInAndReturn(page);
    expect(page.state().dialogs.form).toEqual(dialog);
    expect(selectReturnPath(page.state())).toBeNull();
  });

  it('does not get the form after navigating elsewhere', async () => {
    const page = await register();
    page.arrive('/policy');
    expect(selectReturnPath(page.state())).toBeNull();
    page.arrive(loginPage);
    await logInAndReturn(page);
    expect(page.state().dialogs.form).toBeNull();
  });
});
