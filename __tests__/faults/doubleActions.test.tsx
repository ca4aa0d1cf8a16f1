import { act, fireEvent, screen } from '@testing-library/react';
import { selectToken } from '../../src/areas/auth/authSlice';
import { zh } from '../../src/i18n/zh';
import { selectDraft } from '../../src/state/draftsSlice';
import { renderApp } from '../support/renderApp';
import {
  archive,
  button,
  choose,
  field,
  fillForm,
  fillLogin,
  fillRegister,
  type FormName,
  openForm,
  writeForms,
} from './fillForms';
import { expectOnly } from './expectations';
import { holds, idle, settle, visibleText, type ReadRun } from './runFaultCase';
import { useWriteEnvironment } from './writeEnvironment';

const bench = useWriteEnvironment();

function open(path: string, token?: string): ReadRun {
  const { faulty } = bench;
  const run = Object.assign(renderApp(path, { origin: faulty.url, token }), { faulty });
  run.browser.router = { path: run.address, navigate: (to) => void run.router.navigate(to) };
  return run;
}

/** Later requests whose URL contains a text. */
function counter() {
  const from = bench.faulty.seen.length;
  return (text: string) => bench.faulty.seen.slice(from).filter((line) => line.includes(text)).length;
}

/** Clicks without a pause between them. */
const clicks = (name: string, times: number) =>
  act(async () => {
    for (let nth = 0; nth < times; nth += 1) button(name).click();
  });

const loggedIn = (run: ReadRun) => () => expect(selectToken(run.store.getState())).toBeTruthy();

async function logInBy(act: () => Promise<void>): Promise<void> {
  const run = open('/account/login');
  await fillLogin(bench);
  const count = counter();
  await act();
  await settle(loggedIn(run));
  await idle(bench.faulty);
  expect(count('POST /login')).toBe(1);
}

async function submitTwice(name: FormName, address: string, path: string): Promise<void> {
  const run = open(address, bench.token);
  await openForm(run, bench, name);
  await fillForm(name);
  const count = counter();
  await clicks(writeForms[name].submit, 2);
  await settle(() => expect(visibleText(run)).toContain(zh.states.submitted));
  await idle(bench.faulty);
  expect(count(`POST ${path}`)).toBe(1);
}

const idOf = async (list: string) => (await bench.firstOf(list)).fdId;
const next = zh.pagination.next;

/** The double actions of docs/behaviour/fault-cases.md: each is repeated within a moment. */
const actions: Record<string, () => Promise<void>> = {
  'sends one request and opens one session for two clicks on the login button': () =>
    logInBy(() => clicks(zh.auth.login, 2)),

  'sends one request for Enter and a click at the login': () =>
    logInBy(() =>
      act(async () => {
        fireEvent.submit(field(zh.auth.username).closest('form')!);
        button(zh.auth.login).click();
      }),
    ),

  'sends one request and opens one account for two clicks on the register button': async () => {
    const run = open('/account/register');
    await fillRegister(bench, '13900000088');
    const count = counter();
    await clicks(zh.auth.register, 2);
    await settle(() => expect(visibleText(run)).toContain(zh.account.registered));
    await idle(bench.faulty);
    expect(count('POST /register/add')).toBe(1);
    expectOnly({ text: visibleText(run) }, null);
  },

  'uploads the same file twice and keeps both ids': async () => {
    const run = open(`/project/detail/${await idOf('/api/project/list')}`, bench.token);
    await openForm(run, bench, 'Project application');
    const count = counter();
    const file = archive('甲.zip');
    await choose(file);
    await choose(file);
    const ids = () => {
      const { drafts } = run.store.getState();
      return selectDraft({ drafts }, Object.keys(drafts.byForm)[0]).attachments.map(({ attId }) => attId);
    };
    await settle(() => expect(ids()).toEqual([expect.any(String), expect.any(String)]));
    expect(new Set(ids()).size).toBe(2);
    expect(count('POST /components/sysAttMain/upload')).toBe(2);
  },

  'stores one application for two clicks': async () =>
    submitTwice('Project application', `/project/detail/${await idOf('/api/project/list')}`, '/api/project/add'),

  'stores one intention for two clicks': async () =>
    submitTwice('App intention', `/shopping_mall/detail/${await idOf('/api/app/list')}`, '/api/order/add'),

  'stores one published entry for two clicks': async () => {
    const rows = async () => (await fetch(`${bench.url}/api/getbuginess/list?type=2`)).json() as Promise<Total>;
    const { total } = await rows();
    await submitTwice('Supply/demand publish', '/supply_demand/supply', '/api/getbuginess/add');
    expect((await rows()).total).toBe(total + 1);
  },

  'accepts the last captcha after ten clicks on the picture': async () => {
    const run = open('/account/login');
    await fillLogin(bench);
    const count = counter();
    await act(async () => {
      for (let nth = 0; nth < 10; nth += 1) screen.getByAltText(zh.auth.captchaImage).click();
    });
    await idle(bench.faulty);
    expect(field(zh.auth.captcha)).toHaveValue('');
    expect(count('/captcha/captchaImage')).toBeGreaterThan(0);
    await fillLogin(bench);
    await clicks(zh.auth.login, 1);
    await settle(loggedIn(run));
  },

  'shows the last page and its rows after five clicks on 下一页': async () => {
    const run = open('/policy');
    await settle(() => expect(run.getAllByText(/^政策 \d+$/).length).toBe(6));
    for (let nth = 0; nth < 5; nth += 1) await clicks(next, 1);
    await idle(bench.faulty);
    expect(run.address()).toBe('/policy?page=4');
    expect(button('4')).toHaveAttribute('aria-current', 'page');
    expect(button(next)).toBeDisabled();
    // 23 policies, six per page.
    expect(run.getAllByText(/^政策 \d+$/).length).toBe(5);
  },

  'opens one dialog for three clicks on 联系专家': async () => {
    const run = open(`/specialist/detail/${await idOf('/api/specialist/list')}`);
    await settle(() => expect(button(zh.browse.contactExpert)).toBeEnabled());
    const count = counter();
    const opener = button(zh.browse.contactExpert);
    await act(async () => {
      for (let nth = 0; nth < 3; nth += 1) opener.click();
    });
    await settle(() => expect(visibleText(run)).toContain('@example.com'));
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect(count('findSpecialistRelationById')).toBe(1);
  },
};

interface Total {
  total: number;
}

describe('double action', () => {
  it.each(Object.entries(actions))('%s', async (_name, action) => {
    await holds(action);
  });
});
