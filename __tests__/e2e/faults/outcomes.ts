import { zh } from '../../../src/i18n/zh';
import { faultyMsg, type Fault } from '../../support/faultServer';
import { failureTexts, type Family, type Site } from '../../faults/sites';
import type { Seen } from './pageSnapshot';
import { texts } from './scenarios';

/** Asserts what a page has to show. */
export type Outcome = (seen: Seen) => void;

/** What the misbehaving server answers to someone it does not know. */
const refusedMsg = '认证失败，无法访问系统资源';
/** What a portal answers for a backend that hung up. */
export const unavailableMsg = '后端服务暂时不可用，请稍后再试';
const everyFailure = [...failureTexts, faultyMsg, refusedMsg, unavailableMsg];

/** One text of failure and none of the others. */
function only(seen: Seen, text: string | null): void {
  expect(everyFailure.filter((failure) => seen.text.includes(failure))).toEqual(text === null ? [] : [text]);
}
const says =
  (text: string): Outcome =>
  (seen) =>
    only(seen, text);
const silent: Outcome = (seen) => only(seen, null);
const all =
  (...outcomes: Outcome[]): Outcome =>
  (seen) =>
    outcomes.forEach((outcome) => outcome(seen));

const answersLate = 'F13';
const answersNothing = 'F09';

/** A failed list says 暂无数据 and offers 重试; an empty one only says 暂无数据. */
const listFailed = all(silent, (seen) => {
  expect(seen.text).toContain(zh.site.empty);
  expect(seen.buttons).toContain(zh.site.retry);
});
const listEmpty = all(silent, (seen) => {
  expect(seen.text).toContain(zh.site.empty);
  expect(seen.buttons).not.toContain(zh.site.retry);
});
const listWorks = all(silent, (seen) => expect(seen.text).not.toContain(zh.site.empty));
/** Nothing to turn to; only a list that was answered is counted. */
const nowhereToGo =
  (fault: Fault): Outcome =>
  (seen) => {
    expect(seen.text.includes(zh.pagination.total(0))).toBe(fault === answersNothing);
    expect([...seen.buttons, ...seen.disabled]).not.toContain(zh.pagination.next);
  };
const blockOutcome = (fault: Fault): Outcome =>
  fault === answersLate ? listWorks : fault === answersNothing ? listEmpty : listFailed;

const detailFailed = all(says(zh.states.loadFailed), (seen) => expect(seen.buttons).toContain(zh.site.retry));
/** An empty record counts as loaded: each missing field has its words. */
const detailBare = all(silent, (seen) => {
  const words = [zh.site.missing, zh.states.noContent, zh.states.noDescription];
  expect(words.filter((word) => seen.text.includes(word))).not.toEqual([]);
});
const detailWorks = all(silent, (seen) => expect(seen.heading).not.toBe(''));

const fixedEntries: readonly string[] = [
  zh.nav.policy,
  zh.section.all,
  zh.section.intro,
  zh.section.projects,
  ...Object.values(zh.section.policyClass),
];

/** Each config entry on the page: with its value, and without. */
const configs: Record<string, Record<'works' | 'missing', Outcome>> = {
  'Config home:footer': {
    works: (seen) => expect(seen.footer).toContain('©'),
    missing: (seen) => {
      expect(seen.footer).not.toContain('©');
      expect(seen.footer).toContain(zh.site.privacy);
    },
  },
  'Config demand': {
    works: (seen) => expect(seen.text.split('\n')).toContain(zh.section.demand),
    missing: (seen) => expect(seen.text.split('\n')).toContain(zh.section.demand),
  },
  'Config home:ai': {
    works: (seen) => expect(seen.text).toContain(zh.home.ai),
    missing: (seen) => expect(seen.text).not.toContain(zh.home.ai),
  },
};
for (const key of ['address', 'phone', 'postcode', 'email'] as const) {
  const value = (seen: Seen) => seen.facts[zh.contactUs[key]];
  configs[`Config contactUs:${key}`] = {
    works: (seen) => expect(value(seen).replace(zh.site.missing, '')).not.toBe(''),
    missing: (seen) => expect(value(seen).replace(zh.site.retry, '').trim()).toBe(zh.site.missing),
  };
}

const captchaGone = all(silent, (seen) => {
  expect(seen.captcha).not.toMatch(/^data:image\/png/);
  expect(seen.text).toContain(zh.auth.captchaMissing);
  expect(seen.buttons).toContain(zh.auth.refreshCaptcha);
});

const contactFailed = all(says(zh.states.contactFailed), (seen) =>
  expect(seen.dialogs).not.toContain(zh.section.contactExpert),
);
const contactShown =
  (value: string): Outcome =>
  (seen) => {
    only(seen, null);
    expect(seen.dialogs).toEqual([zh.section.contactExpert]);
    expect(seen.text).toContain(value);
  };

const anonymous: Outcome = (seen) => expect(seen.text).toContain(zh.account.logIn);
const known: Outcome = (seen) => expect(seen.text).toContain(zh.account.logOut);

/** The message of a failed login; the form is ready for another try. */
const loginTexts: Partial<Record<Fault, string>> = {
  F04: faultyMsg,
  F05: zh.auth.loginFailed,
  F09: zh.auth.loginFailed,
  F10: zh.auth.loginFailed,
  F12: refusedMsg,
};
const registerTexts: Partial<Record<Fault, string>> = {
  F02: faultyMsg,
  F03: zh.errors.requestFailed,
  F04: faultyMsg,
  F05: zh.auth.registerFailed,
  F11: refusedMsg,
  F12: refusedMsg,
};
const uploadTexts: Partial<Record<Fault, string>> = {
  F02: faultyMsg,
  F04: faultyMsg,
  F11: refusedMsg,
  F12: refusedMsg,
};
const ready =
  (button: string): Outcome =>
  (seen) =>
    expect(seen.buttons).toContain(button);

/** The failure dialog over the form, which keeps what was typed. */
export const submissionFailed = (text: string): Outcome =>
  all(says(text), (seen) => {
    expect(seen.dialogs).toContain(text);
    expect(seen.typed).toContain(texts.short[zh.form.contact]);
    expect(seen.text).not.toContain(zh.states.submitted);
  });
const submitted = all(silent, (seen) => expect(seen.dialogs).toEqual([zh.states.submitted]));
/** The secondary client goes to the login page, which says enough. */
const sentToLogin = all(silent, (seen) => {
  expect(seen.heading).toBe(zh.auth.login);
  expect(seen.dialogs).toEqual([]);
});

/** Answered by 2xx without a code, it went through. */
const registers = (fault: Fault) => [answersLate, answersNothing, 'F10'].includes(fault);

const outcomesOf: Record<Family, (site: Site, fault: Fault) => Outcome> = {
  list: (_site, fault) => (fault === answersLate ? listWorks : all(blockOutcome(fault), nowhereToGo(fault))),
  block: (_site, fault) => blockOutcome(fault),
  detail: (_site, fault) =>
    fault === answersLate ? detailWorks : fault === answersNothing ? detailBare : detailFailed,
  categories: (_site, fault) =>
    fault === answersLate
      ? all(silent, (seen) => expect(seen.categories.length).toBeGreaterThan(2))
      : all(silent, (seen) => {
          expect(seen.categories).not.toEqual([]);
          expect(seen.categories.filter((entry) => !fixedEntries.includes(entry))).toEqual([]);
        }),
  config: ({ name }, fault) => all(silent, configs[name][fault === answersLate ? 'works' : 'missing']),
  homeBanner: (_site, fault) =>
    fault === answersLate
      ? silent
      : fault === answersNothing
        ? all(silent, (seen) => expect(seen.text).toContain(zh.banner.none))
        : says(zh.banner.homeFailed),
  sectionBanner: (_site, fault) =>
    fault === answersLate || fault === answersNothing ? silent : says(zh.banner.sectionFailed),
  backendUrl: () => silent,
  captcha: (_site, fault) =>
    fault === answersLate ? all(silent, (seen) => expect(seen.captcha).toMatch(/^data:image\/png/)) : captchaGone,
  contact: (_site, fault) =>
    fault === answersLate
      ? contactShown('@')
      : fault === answersNothing
        ? contactShown(zh.site.missing)
        : contactFailed,
  attachmentPath: (_site, fault) =>
    all(silent, (seen) => {
      expect(seen.heading).not.toBe(zh.section.projects);
      expect(seen.downloads).toBe(fault === answersLate ? 1 : 0);
    }),
  userInfo: (_site, fault) => all(silent, fault === answersLate ? known : anonymous),
  login: (_site, fault) =>
    fault === answersLate
      ? all(silent, known)
      : all(says(loginTexts[fault] ?? zh.auth.requestError), ready(zh.auth.login)),
  register: (_site, fault) =>
    registers(fault) ? silent : all(says(registerTexts[fault] ?? zh.auth.networkError), ready(zh.auth.register)),
  upload: (_site, fault) => {
    const text = uploadTexts[fault] ?? zh.errors.requestFailed;
    return all(fault === answersLate ? silent : says(text), ready(zh.form.submit), ({ files }) => {
      expect(files).toHaveLength(2);
      expect(files[0]).toContain(zh.form.fileUploaded);
      expect(files[1]).toContain(fault === answersLate ? zh.form.fileUploaded : text);
      if (fault !== answersLate) expect(files[1]).toContain(zh.site.retry);
    });
  },
  submit: (_site, fault) => {
    if (fault === 'F09' || fault === 'F10') return submitted;
    if (fault === 'F11' || fault === 'F12') return sentToLogin;
    return submissionFailed(fault === 'F02' || fault === 'F04' ? faultyMsg : zh.states.operationFailed);
  },
};

export const outcomeOf = (site: Site, fault: Fault): Outcome => outcomesOf[site.family](site, fault);

/** Where the visitor is afterwards, and whether the login still holds. */
export interface Whereabouts {
  path: string;
  token: 'kept' | 'none';
  /** Documents loaded by the case. */
  documents: number;
}

/** @param address where the case began */
export function whereaboutsOf({ family }: Site, fault: Fault, address: string): Whereabouts {
  const here = { path: address, token: 'none', documents: 1 } as const;
  if (family === 'login' && fault === answersLate) return { ...here, path: '/index', token: 'kept' };
  if (family === 'register' && registers(fault)) return { ...here, path: '/index' };
  if (family === 'userInfo') {
    const holds = fault === answersLate || fault === 'F01';
    return holds ? { ...here, token: 'kept' } : { ...here, documents: 2 };
  }
  if (family === 'submit' && (fault === 'F11' || fault === 'F12')) {
    return { ...here, path: `/homeLogin?redirect=${encodeURIComponent(address)}` };
  }
  return family === 'submit' || family === 'upload' ? { ...here, token: 'kept' } : here;
}
