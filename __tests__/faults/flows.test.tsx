import { act } from '@testing-library/react';
import { selectToken } from '../../src/areas/auth/authSlice';
import { zh } from '../../src/i18n/zh';
import { selectDraft } from '../../src/state/draftsSlice';
import { archive, choose, fillForm, fillLogin, openForm, press, valueOf } from './fillForms';
import { holds, idle, settle } from './runFaultCase';
import { hearStorage, openPortal, type PortalPage } from './portalPage';
import { otherCases } from './sites';
import { company, useWriteEnvironment } from './writeEnvironment';
import { keptText } from './writeForms';

const bench = useWriteEnvironment();

const open = (path: string) => openPortal(path, bench.faulty.url);
const shows = (text: string) => settle(() => expect(document.body).toHaveTextContent(text));
const named = (page: PortalPage) => settle(() => expect(page.inside.getByText(company.userName)).toBeVisible());
const anonymous = (page: PortalPage) => {
  expect(selectToken(page.store.getState())).toBeNull();
  expect(page.inside.queryByText(company.userName)).toBeNull();
  expect(page.inside.getByText(zh.account.logIn)).toBeVisible();
};

async function openLoggedIn(path: string): Promise<PortalPage> {
  localStorage.setItem('authToken', await bench.logIn());
  const page = open(path);
  await named(page);
  return page;
}

async function project(): Promise<string> {
  return `/project/detail/${(await bench.firstOf('/api/project/list')).fdId}`;
}

const network = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  return act(async () => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};

/** The flows of docs/behaviour/fault-cases.md. */
const flows: Record<string, () => Promise<void>> = {
  'keeps the form when the network goes during an upload and comes back': async () => {
    const page = await openLoggedIn(await project());
    await openForm(page, bench, 'Project application');
    await fillForm('Project application');
    bench.faulty.arm({ method: 'POST', path: '/components/sysAttMain/upload' }, 'F15');
    await network(false);
    await choose(archive('甲.zip'));
    await shows(zh.errors.requestFailed);
    expect(document.body).toHaveTextContent(zh.site.offline);
    bench.faulty.disarm();
    await network(true);
    expect(document.body).not.toHaveTextContent(zh.site.offline);
    expect(valueOf(zh.form.contact)).toBe(keptText);
    await press(zh.form.retryUpload('甲.zip'));
    await shows(zh.form.fileUploaded);
    const { drafts } = page.store.getState();
    expect(selectDraft({ drafts }, Object.keys(drafts.byForm)[0]).attachments).toHaveLength(1);
    await press(zh.form.submit);
    await shows(zh.states.submitted);
    page.close();
  },

  'stores one row when the tab is closed during a submission and it is sent again': async () => {
    const path = '/supply_demand/supply';
    const total = async () =>
      ((await (await fetch(`${bench.url}/api/getbuginess/list?type=2`)).json()) as { total: number }).total;
    const before = await total();
    const closed = await openLoggedIn(path);
    await openForm(closed, bench, 'Supply/demand publish');
    await fillForm('Supply/demand publish');
    bench.faulty.arm({ method: 'POST', path: '/api/getbuginess/add' }, 'F01', 'submit');
    await press(zh.form.publish);
    await settle(() => expect(bench.faulty.met()).toBe(1));
    closed.close();
    bench.faulty.disarm();
    const page = open(path);
    await named(page);
    await openForm(page, bench, 'Supply/demand publish');
    expect(document.body).toHaveTextContent(zh.form.restored);
    expect(valueOf(zh.form.contact)).toBe(keptText);
    await press(zh.form.publish);
    await shows(zh.states.submitted);
    expect(bench.faulty.keys.at(-1)).toBe(bench.faulty.keys.at(-2));
    expect(await total()).toBe(before + 1);
    page.close();
  },

  'is anonymous when the browser shows a cached page after a log-out': async () => {
    const page = await openLoggedIn('/contactUs');
    localStorage.removeItem('authToken');
    await act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    anonymous(page);
    page.close();
  },

  'fetches a new captcha when the clock has moved by a day': async () => {
    const page = open('/account/login');
    await fillLogin(bench);
    const sent = bench.faulty.keys.length;
    const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
    jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
    await press(zh.auth.login);
    await shows(zh.account.captchaExpired);
    await idle(bench.faulty);
    expect(bench.faulty.keys).toHaveLength(sent);
    expect(valueOf(zh.auth.username)).toBe(company.userName);
    await fillLogin(bench);
    await press(zh.auth.login);
    await settle(() => expect(page.address()).toBe('/index'));
    page.close();
  },

  'logs out both tabs when one logs out': async () => {
    const other = await openLoggedIn('/policy');
    const page = open('/contactUs');
    await named(page);
    await act(async () => page.inside.getByText(zh.account.logOut).click());
    await press(zh.site.confirm);
    await hearStorage('authToken');
    anonymous(page);
    anonymous(other);
    other.close();
    page.close();
  },

  'says that it is gone when the login leads back to a deleted item': async () => {
    const gone = `/policy/detail/${'0'.repeat(32)}`;
    const page = open(`/homeLogin?redirect=${encodeURIComponent(gone)}`);
    await fillLogin(bench);
    await press(zh.auth.login);
    await shows(zh.states.gone);
    expect(page.address()).toBe(gone);
    await named(page);
    page.close();
  },
};

describe('flow', () => {
  if (Object.keys(flows).length !== otherCases.flow) throw new Error('another number of flows than otherCases has');

  it.each(Object.entries(flows))('%s', async (_name, flow) => {
    await holds(flow);
  });
});
