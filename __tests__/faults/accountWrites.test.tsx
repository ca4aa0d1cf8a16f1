import { screen } from '@testing-library/react';
import { selectToken, selectUser } from '../../src/areas/auth/authSlice';
import { zh } from '../../src/i18n/zh';
import { faults, faultyMsg, type Fault } from '../support/faultServer';
import { fillLogin, fillRegister, press, valueOf } from './fillForms';
import { pass, runRead, settle, visibleText, type ReadRun } from './readCase';
import { sites } from './sites';
import { company, password, startWriteBench, type WriteBench } from './writeBench';

let bench: WriteBench;
beforeAll(async () => {
  bench = await startWriteBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.newBrowser());

const refusal = '认证失败，无法访问系统资源';
const all = (text: string) => Object.fromEntries(Object.keys(faults).map((fault) => [fault, text]));
const answered = { F04: faultyMsg, F12: refusal };

/** The words of a failure: docs/behaviour/accounts.md. */
const words: Record<string, Partial<Record<Fault, string>>> = {
  Login: {
    ...all(zh.auth.requestError),
    ...answered,
    F05: zh.auth.loginFailed,
    F09: zh.auth.loginFailed,
    F10: zh.auth.loginFailed,
    F16: zh.auth.loginFailed,
    F17: zh.auth.loginFailed,
  },
  Register: {
    ...all(zh.auth.networkError),
    ...answered,
    F02: faultyMsg,
    F03: zh.errors.requestFailed,
    F05: zh.auth.registerFailed,
    F11: refusal,
    F17: zh.auth.registerFailed,
    F18: zh.errors.requestFailed,
  },
};

const phone = '13900000077';
const loggedOut = (run: ReadRun) => [selectToken(run.store.getState()), run.browser.stored.has('authToken')];

/** How each page is filled in and sent, and what stays in it after a failure. */
const pages: Record<string, { send: () => Promise<void>; kept: () => string[]; values: string[] }> = {
  Login: {
    send: async () => {
      await fillLogin(bench);
      await press(zh.auth.login);
    },
    kept: () => [zh.auth.username, zh.auth.password].map(valueOf),
    values: [company.userName, password],
  },
  Register: {
    send: async () => {
      await fillRegister(bench, phone);
      await press(zh.auth.register);
    },
    kept: () => [zh.auth.companyName, zh.auth.phone, zh.auth.password, zh.auth.confirmPassword].map(valueOf),
    values: ['新来家居有限公司', phone, password, password],
  },
};

const pictures = (before: number) =>
  bench.faulty.seen.slice(before).filter((call) => call.includes('/captcha/captchaImage')).length;

/** The message at the form, another captcha with an empty field, and everything else as it was. */
const refused = (name: string, fault: Fault, before: number) => (run: ReadRun) => {
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([words[name][fault]]);
  expect(pages[name].kept()).toEqual(pages[name].values);
  expect(valueOf(zh.auth.captcha)).toBe('');
  expect(pictures(before)).toBe(2);
  expect(loggedOut(run)).toEqual([null, false]);
  expect(screen.getByRole('button', { name: name === 'Login' ? zh.auth.login : zh.auth.register })).not.toHaveAttribute(
    'aria-busy',
  );
  expect(visibleText(run)).not.toContain(zh.auth.registered);
};

/** An answer after 25 s is in time for the main client. */
const works: Record<string, (run: ReadRun) => void> = {
  Login: (run) => {
    expect(selectUser(run.store.getState())).toMatchObject({ fdComName: company.fdComName });
    expect(run.browser.stored.get('authToken')).toBe(selectToken(run.store.getState()));
  },
  Register: (run) => expect(visibleText(run)).toContain(zh.auth.registered),
};

/** A registration that was answered by 2xx without a code went through; a login needs its token. */
const goesThrough = (name: string, fault: Fault) =>
  fault === 'F13' || (name === 'Register' && ['F09', 'F10', 'F16'].includes(fault));

describe.each(
  sites.filter(({ family }) => family === 'login' || family === 'register').map((s) => [s.name, s] as const),
)('%s', (name, site) => {
  it.each(Object.entries(faults) as [Fault, string][])('%s: %s', async (fault) => {
    const before = bench.faulty.seen.length;
    const through = goesThrough(name, fault);
    await runRead(bench, site, fault, through ? works[name] : refused(name, fault, before), {
      reach: pages[name].send,
      navigated: () => (through && name === 'Login' ? ['/'] : []),
      afterwards: async (run) => {
        if (!through || name === 'Login') return;
        await pass(1000);
        await settle(() => expect(run.browser.navigated).toEqual(['/index']));
      },
    });
  });
});
