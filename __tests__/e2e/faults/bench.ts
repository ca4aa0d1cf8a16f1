import { demoAccounts } from '../../../server/auth/demoAccounts';
import { closeApplications } from '../../support/closeApplications';
import { startFaultServer, type FaultServer } from '../../support/faultServer';
import { plainPages, startJourney, type Journey } from '../../support/journey';
import { Visitor } from '../../support/visitor';
import { wideLimits } from '../../support/wideLimits';
import { siteAddresses } from '../../faults/siteAddresses';
import type { Site } from '../../faults/sites';
import { openTab, type Tab } from './testTab';

/** The company and the back-office user of the demo content. */
export const [company, backOfficeUser] = demoAccounts;

/** Back-office address of the healthy server. Nothing is served there: only the redirect matters. */
export const backOffice = 'http://office.invalid/desk';

/** A tab with a faulty server of its own, in which cases run one after another. */
export interface Lane {
  faulty: FaultServer;
  plain: Tab;
  clocked: Tab;
  bench: Bench;
}

export interface Bench {
  journey: Journey;
  /** The company's token. */
  token: string;
  /** Answer of a tab's latest captcha. */
  captchaOf(tab: Tab): Promise<string>;
  /** The address of a site's screen, with ids from the content. */
  addressOf(site: Site): Promise<string>;
  /** Lets the company apply for the same project again. */
  closeApplications(): Promise<void>;
  /** Adds a lane; `before` may put a proxy between the browser and the faulty server, and returns its address. */
  addLane(before?: (faulty: string) => Promise<string>): Promise<Lane>;
}

/** A healthy portal with the demo content, and a browser. */
export async function startBench(): Promise<Bench> {
  const answers = new Map<string, string>();
  const journey = await startJourney({
    config: { ...plainPages.config, backendUrl: backOffice },
    deps: {
      onCaptcha: (session, answer) => void answers.set(session, answer),
      limits: wideLimits,
    },
  });
  const visitor = new Visitor({ app: journey.server.app, answers });
  await visitor.logIn(company.username, company.password);
  const bench: Bench = {
    journey,
    token: visitor.token!,
    async captchaOf({ context }) {
      const session = (await context.cookies()).find(({ name }) => name === 'JSESSIONID');
      return answers.get(session?.value ?? '') ?? '';
    },
    addressOf: siteAddresses(journey.url).addressOf,
    closeApplications: () => closeApplications(journey.server.config),
    async addLane(before) {
      const faulty = await startFaultServer(journey.url);
      const origin = before ? await before(faulty.url) : faulty.url;
      const { browser } = journey;
      const [plain, clocked] = [await openTab(browser, origin, false), await openTab(browser, origin, true)];
      return { faulty, plain, clocked, bench };
    },
  };
  return bench;
}
