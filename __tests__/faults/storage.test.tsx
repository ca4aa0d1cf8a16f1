import { selectToken, selectUser } from '../../src/areas/auth/authSlice';
import { zh } from '../../src/i18n/zh';
import { fillLogin, press } from './fillForms';
import { holds, idle, settle, stillWorks } from './runFaultCase';
import { hearStorage, openPortal, type PortalPage } from './portalPage';
import { otherCases } from './sites';
import { company, useWriteEnvironment } from './writeEnvironment';

const bench = useWriteEnvironment();

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const refuseWrite = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** The storage failure. */
const mishaps = {
  'throws on read': async () => void jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
  'throws on write (quota)': async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuseWrite);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuseWrite);
  },
  'cleared by another tab': async () => {
    localStorage.clear();
    await hearStorage(null);
  },
};
type Mishap = keyof typeof mishaps;

const open = (path: string) => openPortal(path, bench.faulty.url);
const keep = (token: string) => localStorage.setItem('authToken', token);
const userInfo = { method: 'GET', path: '/api/user/info' };

/** Waits for the user-info response with the failure in between. */
async function startWith(token: string, mishap: Mishap): Promise<PortalPage> {
  keep(token);
  bench.faulty.arm(userInfo, 'F13');
  const page = open('/contactUs');
  await settle(() => expect(bench.faulty.met()).toBe(1));
  await mishaps[mishap]();
  void bench.faulty.release();
  bench.faulty.disarm();
  return page;
}

/** What happens during the failure. */
const moments: Record<string, (mishap: Mishap) => Promise<PortalPage>> = {
  start: async (mishap) => {
    if (mishap === 'cleared by another tab') return startWith(await bench.logIn(), mishap);
    keep(await bench.logIn());
    await mishaps[mishap]();
    return open('/contactUs');
  },
  login: async (mishap) => {
    const page = open('/account/login');
    await fillLogin(bench);
    if (mishap !== 'cleared by another tab') await mishaps[mishap]();
    await press(zh.auth.login);
    if (mishap === 'cleared by another tab') await mishaps[mishap]();
    await settle(() => expect(page.address()).toBe('/index'));
    return page;
  },
  'log out': async (mishap) => {
    keep(await bench.logIn());
    const page = open('/contactUs');
    await settle(() => expect(page.inside.getByText(company.userName)).toBeVisible());
    await press(zh.account.logOut);
    await mishaps[mishap]();
    await press(zh.site.confirm);
    return page;
  },
  '401': (mishap) => startWith('not-a-real-token', mishap),
};

/** Whether the user is logged in afterwards, and the number of reloads. */
const ends: Record<string, Record<Mishap, [loggedIn: boolean, reloads: number]>> = {
  start: { 'throws on read': [false, 0], 'throws on write (quota)': [true, 0], 'cleared by another tab': [false, 0] },
  login: { 'throws on read': [true, 0], 'throws on write (quota)': [true, 0], 'cleared by another tab': [true, 0] },
  'log out': {
    'throws on read': [false, 0],
    'throws on write (quota)': [false, 0],
    'cleared by another tab': [false, 0],
  },
  // A token that cannot be removed must not cause a reload loop.
  '401': { 'throws on read': [false, 1], 'throws on write (quota)': [false, 0], 'cleared by another tab': [false, 0] },
};

const cases = Object.keys(moments).flatMap((moment) =>
  Object.keys(mishaps).map((mishap) => [moment, mishap as Mishap] as const),
);

describe('storage', () => {
  if (cases.length !== otherCases.storage) throw new Error('another number of storage cases than otherCases has');

  it.each(cases)('keeps the page working at %s when storage %s', async (moment, mishap) => {
    await holds(async () => {
      const page = await moments[moment](mishap);
      await idle(bench.faulty);
      const [loggedIn, reloads] = ends[moment][mishap];
      await settle(() => {
        expect(selectUser(page.store.getState())?.fdComName).toBe(loggedIn ? company.fdComName : undefined);
        expect(selectToken(page.store.getState()) !== null).toBe(loggedIn);
        // The header agrees with the store.
        expect(page.inside.queryAllByText(loggedIn ? company.userName : zh.account.logIn).length).toBeGreaterThan(0);
        expect(document.body).not.toHaveTextContent(zh.site.loading);
      });
      expect(page.reloads).toBe(reloads);
      expect(document.body).not.toHaveTextContent(zh.site.screenFailed);
      await stillWorks(page);
      page.close();
    });
  });
});
