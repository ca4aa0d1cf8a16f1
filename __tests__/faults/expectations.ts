import { zh } from '../../src/i18n/zh';
import { faultyMsg, refusedMsg, type Fault } from '../support/faultServer';
import type { PageSnapshot } from './pageSnapshot';
import { failureTexts, keptText, type Family, type Site } from './sites';

/** Asserts what a page has to show. */
export type Expectation = (seen: PageSnapshot) => void;

/** A proxy's response for a backend that closed the connection. */
export const unavailableMsg = '后端服务暂时不可用，请稍后再试';
const everyFailure = [...failureTexts, faultyMsg, refusedMsg, unavailableMsg];

/** Exactly one of the failure messages. */
export function expectOnly(seen: Pick<PageSnapshot, 'text'>, text: string | null): void {
  expect(everyFailure.filter((failure) => seen.text.includes(failure))).toEqual(text === null ? [] : [text]);
}
const says =
  (text: string): Expectation =>
  (seen) =>
    expectOnly(seen, text);
const silent: Expectation = (seen) => expectOnly(seen, null);
const all =
  (...expectations: Expectation[]): Expectation =>
  (seen) =>
    expectations.forEach((expectation) => expectation(seen));

const answersLate = 'F13';
const answersNothing = 'F09';
const answersWrongTypes = 'F17';
const isLoginRefused = (fault: Fault) => fault === 'F11' || fault === 'F12';

/** A failed list shows 暂无数据 and 重试; an empty one only the text. */
const listFailed = all(silent, (seen) => {
  expect(seen.text).toContain(zh.site.empty);
  expect(seen.buttons).toContain(zh.site.retry);
});
const listEmpty = all(silent, (seen) => {
  expect(seen.text).toContain(zh.site.empty);
  expect(seen.buttons).not.toContain(zh.site.retry);
});
const listWorks = all(silent, (seen) => expect(seen.text).not.toContain(zh.site.empty));
/** No page buttons; a count only for a list that loaded. */
const nowhereToGo =
  (fault: Fault): Expectation =>
  (seen) => {
    expect(seen.text.includes(zh.pagination.total(0))).toBe(fault === answersNothing);
    const buttons = [...seen.buttons, ...seen.disabled];
    expect(buttons).not.toContain(zh.pagination.previous);
    expect(buttons).not.toContain(zh.pagination.next);
  };
const blockShows = (fault: Fault): Expectation =>
  fault === answersLate ? listWorks : fault === answersNothing ? listEmpty : listFailed;

const detailFailed = all(says(zh.states.loadFailed), (seen) => expect(seen.buttons).toContain(zh.site.retry));
const detailWorks = all(silent, (seen) => expect(seen.heading).not.toBe(''));
const details: Partial<Record<Fault, Expectation>> = {
  [answersLate]: detailWorks,
  /** An empty record counts as loaded: missing fields have placeholders. */
  [answersNothing]: all(silent, (seen) => {
    const words = [zh.site.missing, zh.states.noContent, zh.states.noDescription];
    expect(words.filter((word) => seen.text.includes(word))).not.toEqual([]);
  }),
  /** Loaded or failed, never blank: fields of a wrong type are shown as text, or as missing. */
  [answersWrongTypes]: (seen) => {
    expect(seen.heading).not.toBe('');
    expect(seen.text).not.toMatch(/\[object Object\]|undefined|NaN|Invalid Date/);
    expect(seen.text).not.toContain(zh.site.screenFailed);
  },
};

/** The list is intact; its filters can be retried. */
const filtersShow = (works: boolean) =>
  all(listWorks, (seen) => {
    expect(seen.text).toMatch(/共 \d+ 条/);
    expect(seen.buttons.includes(zh.site.retryOf(zh.filters.name))).toBe(!works);
  });

const fixedEntries: readonly string[] = [
  zh.nav.policy,
  zh.browse.all,
  zh.section.intro,
  zh.section.projects,
  ...Object.values(zh.section.policyClass),
];
const categoriesWork = all(silent, (seen) => expect(seen.categories.length).toBeGreaterThan(2));
const categoriesMissing = all(silent, (seen) => {
  expect(seen.categories).not.toEqual([]);
  expect(seen.categories.filter((entry) => !fixedEntries.includes(entry))).toEqual([]);
  expect(seen.text).not.toContain(zh.site.empty);
});

interface ConfigEntry {
  works: Expectation;
  missing: (seen: PageSnapshot, fault: Fault) => void;
}

/** Each config entry, with and without its value. Only failed ones can be retried. */
const configs: Record<string, ConfigEntry> = {
  'Config home:footer': {
    works: (seen) => expect(seen.footer).toContain('©'),
    missing: (seen, fault) => {
      expect(seen.footer).not.toContain('©');
      expect(seen.footer).toContain(zh.site.privacy);
      expect(seen.buttons.includes(zh.site.retryOf(zh.site.copyright))).toBe(fault !== answersNothing);
    },
  },
  'Config demand': {
    works: (seen) => expect(seen.links).toContain(zh.section.demand),
    missing: (seen) => expect(seen.links).toContain(zh.section.demand),
  },
  'Config home:ai': {
    works: (seen) => expect(seen.text).toContain(zh.home.ai),
    missing: (seen) => expect(seen.text).not.toContain(zh.home.ai),
  },
};
for (const key of ['address', 'phone', 'postcode', 'email'] as const) {
  const value = (seen: PageSnapshot) => seen.facts[zh.contactUs[key]];
  configs[`Config contactUs:${key}`] = {
    works: (seen) => {
      expect(value(seen)).toBeTruthy();
      expect(value(seen)).not.toContain(zh.site.missing);
    },
    missing: (seen, fault) =>
      expect(value(seen)).toBe(fault === answersNothing ? zh.site.missing : `${zh.site.missing} ${zh.site.retry}`),
  };
}

const captchaWorks = all(silent, (seen) => expect(seen.captcha).toMatch(/^data:image\/png;base64/));
const captchaMissing = all(silent, (seen) => {
  expect(seen.captcha).not.toMatch(/^data:image\/png/);
  expect(seen.text).toContain(zh.auth.captchaMissing);
  expect(seen.buttons).toContain(zh.auth.refreshCaptcha);
});

const contactFailed = all(says(zh.states.contactFailed), (seen) =>
  expect(seen.dialogs).not.toContain(zh.browse.contactExpert),
);
const contactShown = (value: string) =>
  all(silent, (seen) => {
    expect(seen.dialogs).toEqual([zh.browse.contactExpert]);
    expect(seen.dialogText).toContain(value);
  });

const anonymous = all(silent, (seen) => expect(seen.text).toContain(zh.account.logIn));
const known = all(silent, (seen) => expect(seen.text).toContain(zh.account.logOut));

/** Failure messages that differ from the family's default. */
const loginTexts: Partial<Record<Fault, string>> = {
  F04: faultyMsg,
  F05: zh.auth.loginFailed,
  F09: zh.auth.loginFailed,
  F10: zh.auth.loginFailed,
  F12: refusedMsg,
  F17: zh.auth.loginFailed,
};
const registerTexts: Partial<Record<Fault, string>> = {
  F02: faultyMsg,
  F03: zh.errors.requestFailed,
  F04: faultyMsg,
  F05: zh.auth.registerFailed,
  F11: refusedMsg,
  F12: refusedMsg,
  F17: zh.auth.registerFailed,
  F18: zh.errors.requestFailed,
};
const uploadTexts: Partial<Record<Fault, string>> = {
  F02: faultyMsg,
  F04: faultyMsg,
  F11: refusedMsg,
  F12: refusedMsg,
};

/** The failure message, and the form ready for another try. */
const accountFailed = (text: string, button: string) =>
  all(says(text), (seen) => {
    expect(seen.alerts).toEqual([text]);
    expect(seen.buttons).toContain(button);
    expect(seen.text).not.toContain(zh.account.registered);
  });

const uploadShows = (text: string | null) =>
  all(text === null ? silent : says(text), ({ files, buttons }) => {
    expect(buttons).toContain(zh.form.submit);
    expect(files).toHaveLength(2);
    expect(files[0]).toContain(zh.form.fileUploaded);
    expect(files[1]).toContain(text ?? zh.form.fileUploaded);
    if (text !== null) expect(files[1]).toContain(zh.site.retry);
  });

/** The failure dialog over the form, which keeps its input. */
export const submissionFailed = (text: string) =>
  all(says(text), (seen) => {
    expect(seen.dialogs).toContain(text);
    expect(seen.typed).toContain(keptText);
    expect(seen.text).not.toContain(zh.states.submitted);
  });
const submitted = all(silent, (seen) => expect(seen.dialogs).toEqual([zh.states.submitted]));
/** The secondary client redirects to the login page, which explains itself. */
const sentToLogin = all(silent, (seen) => {
  expect(seen.heading).toBe(zh.auth.login);
  expect(seen.dialogs).toEqual([]);
  expect(seen.text).not.toContain(zh.states.submitted);
});

/** A 2xx response without a code is a success; a login needs its token. */
export function isWriteDone({ family }: Site, fault: Fault): boolean {
  if (family === 'register' && fault === answersLate) return true;
  return (family === 'register' || family === 'submit') && ['F09', 'F10', 'F16'].includes(fault);
}

const shows: Record<Family, (site: Site, fault: Fault) => Expectation> = {
  list: (_site, fault) => (fault === answersLate ? listWorks : all(blockShows(fault), nowhereToGo(fault))),
  block: (_site, fault) => blockShows(fault),
  detail: (_site, fault) => details[fault] ?? detailFailed,
  filters: (_site, fault) => filtersShow(fault === answersLate),
  categories: (_site, fault) => (fault === answersLate ? categoriesWork : categoriesMissing),
  config: ({ name }, fault) => {
    const { works, missing } = configs[name];
    return all(silent, (seen) => (fault === answersLate ? works(seen) : missing(seen, fault)));
  },
  homeBanner: (_site, fault) => {
    if (fault === answersLate) return silent;
    if (fault !== answersNothing) return says(zh.banner.homeFailed);
    return all(silent, (seen) => expect(seen.text).toContain(zh.banner.none));
  },
  sectionBanner: (_site, fault) =>
    fault === answersLate || fault === answersNothing ? silent : says(zh.banner.sectionFailed),
  backendUrl: () => silent,
  captcha: (_site, fault) => (fault === answersLate ? captchaWorks : captchaMissing),
  contact: (_site, fault) => {
    if (fault === answersLate) return contactShown('@');
    return fault === answersNothing || fault === answersWrongTypes ? contactShown(zh.site.missing) : contactFailed;
  },
  attachmentPath: (_site, fault) =>
    all(silent, (seen) => {
      expect(seen.heading).not.toBe('');
      expect(seen.heading).not.toBe(zh.section.projects);
      expect(seen.downloads).toBe(fault === answersLate ? 1 : 0);
      // An empty state means a response, not a failure.
      const isAnswered = [answersNothing, 'F10', answersWrongTypes].includes(fault);
      expect(seen.text.includes(zh.project.noAttachment)).toBe(isAnswered);
    }),
  userInfo: (_site, fault) => (fault === answersLate ? known : anonymous),
  login: (_site, fault) =>
    fault === answersLate ? known : accountFailed(loginTexts[fault] ?? zh.auth.requestError, zh.auth.login),
  register: (site, fault) =>
    isWriteDone(site, fault) ? silent : accountFailed(registerTexts[fault] ?? zh.auth.networkError, zh.auth.register),
  upload: (_site, fault) => uploadShows(fault === answersLate ? null : (uploadTexts[fault] ?? zh.errors.requestFailed)),
  submit: (site, fault) => {
    if (isWriteDone(site, fault)) return submitted;
    if (isLoginRefused(fault)) return sentToLogin;
    return submissionFailed(fault === 'F02' || fault === 'F04' ? faultyMsg : zh.states.operationFailed);
  },
};

/** Expectations of a call site's page after a fault. */
export const expectedView = (site: Site, fault: Fault): Expectation => shows[site.family](site, fault);

/** The final address, and whether the session is still valid. */
export interface ExpectedPlace {
  path: string;
  token: 'kept' | 'none';
  documents: number;
}

/** @param address the starting address */
export function expectedPlace(site: Site, fault: Fault, address: string): ExpectedPlace {
  const { family } = site;
  const here = { path: address, token: 'none', documents: 1 } as const;
  if (family === 'login' && fault === answersLate) return { ...here, path: '/index', token: 'kept' };
  if (family === 'register' && isWriteDone(site, fault)) return { ...here, path: '/index' };
  if (family === 'userInfo') {
    const holds = fault === answersLate || fault === 'F01';
    return holds ? { ...here, token: 'kept' } : { ...here, documents: 2 };
  }
  if (family === 'submit' && isLoginRefused(fault)) {
    return { ...here, path: `/homeLogin?redirect=${encodeURIComponent(address)}` };
  }
  return family === 'submit' || family === 'upload' ? { ...here, token: 'kept' } : here;
}

/** Address and storage of a page snapshot. */
export const placeOf = ({ path, token, documents }: PageSnapshot): ExpectedPlace => ({
  path,
  token: token === null ? 'none' : 'kept',
  documents,
});
