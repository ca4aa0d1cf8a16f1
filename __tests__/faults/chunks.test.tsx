import { act, screen } from '@testing-library/react';
import { zh } from '../../src/i18n/zh';
import { answersOf } from '../support/cannedPortal';
import { renderApp } from '../support/renderApp';
import { holds, pass, settle } from './runFaultCase';
import { otherCases } from './sites';
import { useCannedServer } from '../support/cannedServer';

/** Each chunk by one of its screens: address, folder, and heading once loaded. */
type ChunkScreen = readonly [chunk: string, address: string, folder: string, heading: string];

const chunkScreens: readonly ChunkScreen[] = [
  ['index', '/index', 'home', zh.nav.home],
  ['policy', '/policy', 'policyList', zh.nav.policy],
  ['specialist', '/specialist', 'specialistList', zh.nav.specialist],
  ['project', '/project', 'projectList', zh.section.projects],
  ['supply_demand', '/supply_demand/supply', 'supplyDemandList', zh.nav.supplyDemand],
  ['financial', '/financial/default', 'financialIntro', zh.nav.financial],
  ['articles', '/special', 'list', '行业动态'],
  ['shopping_mall', '/shopping_mall', 'shoppingMallList', zh.nav.shoppingMall],
  ['contactUs', '/contactUs', 'contactUs', zh.nav.contactUs],
  ['login', '/account/login', 'login', zh.auth.login],
];

/** webpack's chunk load timeout, ms. */
const patience = 120_000;

const backend = useCannedServer(answersOf({}));

/** A chunk that is not found the first time, and times out the second time. */
function failTwice(path: string, name: string): void {
  let asked = 0;
  jest.doMock(path, () => {
    asked += 1;
    if (asked === 1) throw new Error('Loading chunk failed: 404');
    const stalled = new Promise((_resolve, reject) => {
      setTimeout(() => reject(new Error('Loading chunk failed: timeout')), patience);
    });
    return { __esModule: true, [name]: stalled };
  });
}

const failed = () => {
  expect(screen.getByRole('alert')).toHaveTextContent(zh.site.screenFailed);
  expect(screen.getByRole('navigation', { name: zh.site.mainNavigation })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
};
/** Querying a missing role is slow. */
const settleFailed = async () => {
  await settle(() => expect(document.body.textContent).toContain(zh.site.screenFailed));
  failed();
};
const retry = () => act(async () => screen.getByRole('button', { name: zh.site.retry }).click());

describe('chunk', () => {
  if (chunkScreens.length !== otherCases.chunk) throw new Error('another number of chunks than otherCases has');

  it.each(chunkScreens)(
    '%s: offers 重试 after a 404 and after a stall of 120 s',
    async (_chunk, address, folder, heading) => {
      const name = `${folder[0]!.toUpperCase()}${folder.slice(1)}Route`;
      const module = `../../src/routes/${folder}/${name}`;
      failTwice(module, name);
      await holds(async () => {
        const run = renderApp(address, { origin: backend.url });
        await settleFailed();
        await retry();
        // It times out: until then the page stays as it is.
        await pass(patience - 1000);
        failed();
        await pass(1000);
        await settleFailed();
        jest.dontMock(module);
        await retry();
        await settle(() => expect(document.querySelector('h1')).toHaveTextContent(heading));
        expect(screen.queryByText(zh.site.screenFailed)).toBeNull();
        run.unmount();
      }, /^\[(?:api|page)\]/);
    },
  );
});
