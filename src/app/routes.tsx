import { Outlet, type RouteObject } from 'react-router-dom';
import { articleSectionNames } from '../areas/articleSections';
import { addresses } from '../contract/addresses';
import { paths } from '../lib/paths';
import { shellReads } from '../routes/reads';
import { App } from './App';
import { articleScreens } from './articleScreens';
import { BareLayout } from './BareLayout';
import { CrashScreen } from './CrashScreen';
import { ErrorBoundary } from './ErrorBoundary';
import { Layout } from './Layout';
import { lazyScreen, LoadedScreen } from './lazyScreen';
import { PageFailure } from './PageFailure';
import type { ScreenHandle } from './screenHandle';
import { screens, type Screen } from './screens';

/** The list, the category lists and the details of a section. `detail` without an id is not a category. */
interface SectionAddresses {
  root: string;
  category: string;
  detail: string;
}

const leadsTo = (to: string) => ({ handle: { leadsTo: to } satisfies ScreenHandle });

/** The route table; made by a function so that each page, request or test has its own. */
export function makeRoutes(): RouteObject[] {
  const screen = (path: string, { chunk, load, reads, readsNeedScript }: Screen, isLost?: true): RouteObject => {
    const lazy = lazyScreen(load);
    const handle = { chunk, reads, readsNeedScript, isLost, load: () => lazy.load() } satisfies ScreenHandle;
    return { path, handle, element: <LoadedScreen screen={lazy} /> };
  };

  /** Addresses that match nothing belong to no item of the main navigation. */
  const lostScreen = (path: string, lost: Screen = screens.notFound) => screen(path, lost, true);

  const sectionScreens = (at: SectionAddresses, list: Screen, detail: Screen, lost?: Screen) => [
    screen(at.root, list),
    screen(at.category, list),
    screen(at.detail, detail),
    lostScreen(`${at.root}/detail`, lost),
  ];

  const { financial, specialist, supplyDemand } = addresses;

  /** Routes inside the frame: docs/behaviour/pages.md. More exact paths win over `:category`. */
  const shellScreens: RouteObject[] = [
    { index: true, ...leadsTo(paths.home) },
    screen(addresses.home, screens.home),
    ...sectionScreens(addresses.policy, screens.policyList, screens.policyDetail),
    { path: financial.root, ...leadsTo(paths.financial.intro) },
    screen(financial.intro, screens.financialIntro),
    screen(financial.category, screens.financialList),
    screen(financial.detail, screens.financialDetail),
    lostScreen(`${financial.root}/detail`),
    ...sectionScreens(specialist, screens.specialistList, screens.specialistDetail),
    screen(specialist.all, screens.allSpecialists),
    screen(specialist.allOfCategory, screens.allSpecialists),
    screen(addresses.recruit.detail, screens.recruitDetail),
    ...sectionScreens(addresses.project, screens.projectList, screens.projectDetail),
    ...articleSectionNames.flatMap((name) =>
      sectionScreens(addresses[name], articleScreens[name].list, articleScreens[name].detail),
    ),
    ...sectionScreens(addresses.shoppingMall, screens.mallList, screens.mallDetail),
    { path: supplyDemand.root, ...leadsTo(paths.supplyDemand.supply.root) },
    ...sectionScreens(supplyDemand.supply, screens.supplyList, screens.supplyDetail),
    ...sectionScreens(supplyDemand.demand, screens.demandList, screens.demandDetail, screens.lostDemand),
    // Without a demand half every address under it leads to supply, those that match nothing too.
    lostScreen(`${supplyDemand.demand.root}/*`, screens.lostDemand),
    screen(addresses.contactUs, screens.contactUs),
    screen(addresses.privacy, screens.privacy),
    screen(addresses.accessibility, screens.accessibility),
    screen(addresses.displaySettings, screens.displaySettings),
    screen(addresses.search, screens.search),
    screen(addresses.saved, screens.saved),
    screen(addresses.my.applications, screens.myApplications),
    screen(addresses.my.intentions, screens.myIntentions),
    screen(addresses.my.entries, screens.myEntries),
    screen(addresses.my.submission, screens.mySubmission),
    screen(addresses.my.profile, screens.myProfile),
    screen(addresses.accountLogin, screens.login),
    screen(addresses.accountRegister, screens.register),
    lostScreen('*'),
  ];

  const caught = (
    <ErrorBoundary Failure={PageFailure}>
      <Outlet />
    </ErrorBoundary>
  );
  return [
    {
      element: (
        <ErrorBoundary Failure={CrashScreen}>
          <App />
        </ErrorBoundary>
      ),
      children: [
        {
          element: <BareLayout />,
          children: [
            {
              element: caught,
              children: [screen(addresses.login, screens.login), screen(addresses.register, screens.register)],
            },
          ],
        },
        {
          element: <Layout />,
          handle: { reads: shellReads } satisfies ScreenHandle,
          children: [{ element: caught, children: shellScreens }],
        },
      ],
    },
  ];
}
