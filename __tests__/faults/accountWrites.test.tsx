import { screen } from '@testing-library/react';
import { selectToken, selectUser } from '../../src/areas/auth/authSlice';
import { zh } from '../../src/i18n/zh';
import { isWriteDone } from './expectations';
import { fillLogin, fillRegister, press, valueOf } from './fillForms';
import { describeFaults, pass, settle, visibleText, type ReadRun } from './runFaultCase';
import { company, password, useWriteEnvironment } from './writeEnvironment';
import { newCompany } from './writeForms';

const bench = useWriteEnvironment();

const pictures = () => bench.faulty.seen.filter((call) => call.includes('/captcha/captchaImage')).length;

/** A new captcha, an empty field for it, and everything else unchanged. */
function expectReady(run: ReadRun, button: string, values: Record<string, string>, asked: number): void {
  for (const [label, value] of Object.entries(values)) expect(valueOf(label)).toBe(value);
  expect(valueOf(zh.auth.captcha)).toBe('');
  expect(pictures() - asked).toBe(2);
  expect(selectToken(run.store.getState())).toBeNull();
  expect(screen.getByRole('button', { name: button })).not.toHaveAttribute('aria-busy');
}

describeFaults(
  ['login'],
  () => bench,
  (_site, fault) => {
    const works = fault === 'F13';
    const values = { [zh.auth.username]: company.userName, [zh.auth.password]: password };
    const asked = pictures();
    return {
      reach: async () => {
        await fillLogin(bench);
        await press(zh.auth.login);
      },
      alsoExpect: (run) => {
        if (!works) return expectReady(run, zh.auth.login, values, asked);
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
    const asked = pictures();
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
        if (!isDone) expectReady(run, zh.auth.register, newCompany, asked);
      },
      navigated: () => (isDone ? ['/index'] : []),
    };
  },
);
