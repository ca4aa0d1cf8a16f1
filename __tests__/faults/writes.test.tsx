import { screen } from '@testing-library/react';
import { selectToken, selectUser } from '../../src/areas/auth/authSlice';
import { zh } from '../../src/i18n/zh';
import { selectDraft } from '../../src/state/draftsSlice';
import { isWriteDone } from './expectations';
import {
  archive,
  choose,
  fillForm,
  fillLogin,
  fillRegister,
  type FormName,
  newCompany,
  openForm,
  press,
  valueOf,
  writeForms,
} from './fillForms';
import { type CaseOptions, describeFaults, pass, type ReadRun, settle, visibleText } from './runFaultCase';
import { keptText, type Site } from './sites';
import { company, password, useWriteEnvironment } from './writeEnvironment';
import type { Fault } from '../support/faultServer';

const bench = useWriteEnvironment();
beforeEach(() => bench.closeApplications());

const pictures = () => bench.faulty.seen.filter((call) => call.includes('/captcha/captchaImage')).length;

/** A new captcha, an empty field for it, and everything else unchanged. */
function expectReady(run: ReadRun, button: string, values: Record<string, string>, earlier: number): void {
  for (const [label, value] of Object.entries(values)) expect(valueOf(label)).toBe(value);
  expect(valueOf(zh.auth.captcha)).toBe('');
  expect(pictures() - earlier).toBe(2);
  expect(selectToken(run.store.getState())).toBeNull();
  expect(screen.getByRole('button', { name: button })).not.toHaveAttribute('aria-busy');
}

describeFaults(
  ['login'],
  () => bench,
  (_site, fault) => {
    const works = fault === 'F13';
    const values = { [zh.auth.username]: company.userName, [zh.auth.password]: password };
    const earlier = pictures();
    return {
      reach: async () => {
        await fillLogin(bench);
        await press(zh.auth.login);
      },
      alsoExpect: (run) => {
        if (!works) return expectReady(run, zh.auth.login, values, earlier);
        expect(selectUser(run.store.getState())).toMatchObject({ fdComName: company.fdComName });
        expect(run.browser.stored.get('authToken')).toBe(selectToken(run.store.getState()));
      },
      navigated: () => (works ? ['/'] : []),
    };
  },
);

describeFaults(
  ['register'],
  () => bench,
  (site, fault) => {
    const isDone = isWriteDone(site, fault);
    const earlier = pictures();
    return {
      reach: async () => {
        await fillRegister(bench);
        await press(zh.auth.register);
      },
      beforeRest: async (run) => {
        if (!isDone) return;
        await settle(() => expect(visibleText(run)).toContain(zh.account.registered));
        expect(run.browser.navigated).toEqual([]);
        await pass(1000);
      },
      alsoExpect: (run) => {
        if (!isDone) expectReady(run, zh.auth.register, newCompany, earlier);
      },
      navigated: () => (isDone ? ['/index'] : []),
    };
  },
);

const alertText = () => document.querySelector('[role=alertdialog] p')?.textContent;
const lastKeys = () => bench.faulty.keys.slice(-2);

/** The expired session redirects to the login and back; the input is in the draft. */
function expectDraftKept(run: ReadRun): void {
  expect(selectToken(run.store.getState())).toBeNull();
  expect([...run.browser.stored.values()].join()).toContain(keptText);
}

/** The retry has the same idempotency key. */
async function sendAgain(submit: string): Promise<void> {
  await press(zh.site.confirm);
  await press(submit);
  await settle(() => expect(alertText()).toBe(zh.states.submitted));
  const [before, last] = lastKeys();
  expect(last).toMatch(/\S{10,}/);
  expect(last).toBe(before);
}

describeFaults(
  ['submit'],
  () => bench,
  (site, fault) => {
    const name = site.name as FormName;
    const { submit } = writeForms[name];
    const isLogin = fault === 'F11' || fault === 'F12';
    const isDone = isWriteDone(site, fault);
    return {
      token: bench.token,
      reach: async (run) => {
        await openForm(run, bench, name);
        await fillForm(name);
        await press(submit);
      },
      alsoExpect: (run) => {
        if (isLogin) return expectDraftKept(run);
        expect(selectToken(run.store.getState())).toBe(bench.token);
        if (!isDone) expect(valueOf(zh.form.contact)).toBe(keptText);
      },
      navigated: (run) => (isLogin ? [run.address()] : []),
      afterwards: async () => {
        if (!isLogin && !isDone) await sendAgain(submit);
      },
    };
  },
);

const rows = () =>
  [...document.querySelectorAll(`[aria-label="${zh.form.fileNames}"] > li`)].map(({ textContent }) => textContent);
const attIds = (run: ReadRun) => {
  const { drafts } = run.store.getState();
  return selectDraft({ drafts }, Object.keys(drafts.byForm)[0]).attachments.map(({ attId }) => attId);
};

/** Two files are chosen, the second of which hits the fault. */
function uploadOptions(site: Site, fault: Fault): CaseOptions {
  const [good, bad] = ['甲.zip', '乙.zip'];
  const works = fault === 'F13';
  return {
    token: bench.token,
    reach: async (run) => {
      await openForm(run, bench, 'Project application');
      bench.faulty.disarm();
      await choose(archive(good));
      await settle(() => expect(rows()[0]).toContain(zh.form.fileUploaded));
      bench.faulty.arm(site.target, fault, site.form);
      await choose(archive(bad));
    },
    alsoExpect: (run) => expect(attIds(run)).toEqual([expect.any(String), works ? expect.any(String) : null]),
    afterwards: async (run) => {
      if (works) return;
      await press(zh.form.retryUpload(bad));
      await settle(() => expect(rows()[1]).toContain(zh.form.fileUploaded));
      const [before, last] = lastKeys();
      expect(last).toBe(before);
      expect(new Set(attIds(run)).size).toBe(2);
    },
  };
}

describeFaults(['upload'], () => bench, uploadOptions);
