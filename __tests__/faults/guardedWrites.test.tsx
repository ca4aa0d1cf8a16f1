import { screen } from '@testing-library/react';
import { selectToken } from '../../src/areas/auth/authSlice';
import { zh } from '../../src/i18n/zh';
import { selectDraft } from '../../src/state/draftsSlice';
import { faults, faultyMsg, type Fault } from '../support/faultServer';
import { archive, choose, fillForm, keptText, openForm, press, valueOf, writeForms, type FormName } from './fillForms';
import { runRead, settle, visibleText, type ReadRun } from './readCase';
import { sites, type Site } from './sites';
import { startWriteBench, type WriteBench } from './writeBench';

let bench: WriteBench;
beforeAll(async () => {
  bench = await startWriteBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.newBrowser();
  await bench.closeApplications();
});

const every = Object.entries(faults) as [Fault, string][];
const refusal = '认证失败，无法访问系统资源';
const isLogin = (fault: Fault) => fault === 'F11' || fault === 'F12';

/** Code 0 is a success, whatever comes with it; so is an answer of 2xx without a code. */
const succeeds = (fault: Fault) => fault === 'F09' || fault === 'F10' || fault === 'F16';

const alertText = () => document.querySelector('[role=alertdialog] p')?.textContent;

function sent(run: ReadRun): void {
  expect(alertText()).toBe(zh.states.submitted);
  expect(run.browser.stored.has('authToken')).toBe(true);
}

/** The message is shown, the form keeps what was typed, and the session stays. */
const failed =
  (name: FormName, fault: Fault) =>
  (run: ReadRun): void => {
    expect(alertText()).toBe(fault === 'F02' || fault === 'F04' ? faultyMsg : zh.states.operationFailed);
    expect(visibleText(run)).not.toContain(zh.states.submitted);
    expect(valueOf(writeForms[name].kept)).toBe(keptText);
    expect(run.browser.stored.has('authToken')).toBe(true);
  };

/** An ended session goes to the login page and back; the draft keeps what was typed. */
const sentToLogin = (from: string) => (run: ReadRun) => {
  expect(run.address()).toBe(`/homeLogin?redirect=${encodeURIComponent(from)}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(zh.auth.login);
  expect([selectToken(run.store.getState()), run.browser.stored.has('authToken')]).toEqual([null, false]);
  expect(visibleText(run)).not.toMatch(new RegExp(`${zh.states.submitted}|${zh.form.sending}|${refusal}`));
  expect([...run.browser.stored.values()].join()).toContain(keptText);
};

/** The next attempt carries the same key, so both count as one act. */
async function sendAgain(run: ReadRun, name: FormName): Promise<void> {
  await press(zh.site.confirm);
  await press(writeForms[name].submit);
  await settle(() => sent(run));
  const [last, before] = [bench.faulty.keys.at(-1), bench.faulty.keys.at(-2)];
  expect(last).toMatch(/\S{10,}/);
  expect(last).toBe(before);
}

const submissions = sites.filter(({ family }) => family === 'submit');

describe.each(submissions.map((site) => [site.name as FormName, site] as const))('%s', (name, site) => {
  it.each(every)('%s: %s', async (fault) => {
    let from = '';
    const outcome = (run: ReadRun) => {
      if (isLogin(fault)) return sentToLogin(from)(run);
      return succeeds(fault) ? sent(run) : failed(name, fault)(run);
    };
    await runRead(bench, site, fault, outcome, {
      token: bench.token,
      limit: 10_000,
      reach: async (run) => {
        from = run.address();
        await openForm(run, bench, name);
        await fillForm(name);
        await press(writeForms[name].submit);
      },
      navigated: () => (isLogin(fault) ? [`/homeLogin?redirect=${encodeURIComponent(from)}`] : []),
      afterwards: async (run) => {
        if (!isLogin(fault) && !succeeds(fault)) await sendAgain(run, name);
      },
    });
  });
});

const upload = sites.find(({ family }) => family === 'upload') as Site;
const rows = () =>
  [...document.querySelectorAll(`[aria-label="${zh.form.fileNames}"] > li`)].map(({ textContent }) => textContent);
const attIds = (run: ReadRun) => {
  const { drafts } = run.store.getState();
  return selectDraft({ drafts }, Object.keys(drafts.byForm)[0]).attachments.map(({ attId }) => attId);
};

/** The message of a failed upload: the server's own, else 请求失败. */
const uploadWords: Partial<Record<Fault, string>> = { F02: faultyMsg, F04: faultyMsg, F11: refusal, F12: refusal };

describe('Attachment upload', () => {
  const good = '甲.zip';
  const bad = '乙.zip';

  it.each(every)('%s: %s', async (fault) => {
    const works = fault === 'F13';
    const outcome = (run: ReadRun) => {
      expect(rows()[0]).toContain(zh.form.fileUploaded);
      expect(rows()[1]).toContain(works ? zh.form.fileUploaded : (uploadWords[fault] ?? zh.errors.requestFailed));
      expect(attIds(run)).toEqual([expect.any(String), works ? expect.any(String) : null]);
      expect(run.browser.stored.has('authToken')).toBe(true);
    };
    await runRead(bench, upload, fault, outcome, {
      token: bench.token,
      reach: async (run) => {
        await openForm(run, bench, 'Project application');
        bench.faulty.disarm();
        await choose(archive(good));
        await settle(() => expect(rows()[0]).toContain(zh.form.fileUploaded));
        bench.faulty.arm(upload.target, fault, upload.form);
        await choose(archive(bad));
      },
      afterwards: async (run) => {
        if (works) return;
        await press(zh.form.retryUpload(bad));
        await settle(() => expect(rows()[1]).toContain(zh.form.fileUploaded));
        expect(bench.faulty.keys.at(-1)).toBe(bench.faulty.keys.at(-2));
        expect(new Set(attIds(run)).size).toBe(2);
      },
    });
  });
});
