import { act } from '@testing-library/react';
import { zh } from '../../src/i18n/zh';
import { answersOf } from '../support/usePortal';
import { startCannedServer, type CannedRequest } from '../support/cannedServer';
import { startFaultServer, type FaultServer } from '../support/faultServer';
import { renderApp } from '../support/renderApp';
import { expectOnly } from './expectations';
import { holds, idle, settle, stillWorks, visibleText, type ReadRun } from './runFaultCase';
import { sites } from './sites';

const titles = ['fdTitle', 'fdAppName', 'fdName', 'fdProjectName', 'fdGetbuginessName'];

/** Three pages of any list; each row has its page in its title. */
function threePages({ query }: CannedRequest) {
  const [size, page] = [Number(query.get('pageSize')), query.get('pageNum')];
  const row = (nth: number) => ({
    fdId: `${page}-${nth}`,
    ...Object.fromEntries(titles.map((title) => [title, `第${page}页的第${nth}条`])),
  });
  return { body: { code: 0, msg: null, total: size * 3, rows: Array.from({ length: size }, (_, nth) => row(nth)) } };
}

/** The lists of docs/behaviour/fault-cases.md with their screens. */
const lists = [
  ['app list', '/api/app/list', '/shopping_mall'],
  ['policy list', '/api/policy/list', '/policy'],
  ['specialist list', '/api/specialist/list', '/specialist/detailAll'],
  ['news list', '/api/industryNews/list', '/special'],
  ['financial list', '/api/financial/list', '/financial/loan'],
  ['project list', '/api/project/list', '/project'],
  ['supply list', '/api/getbuginess/list', '/supply_demand/supply'],
  ['demand list', '/api/getbuginess/list', '/supply_demand/demand'],
] as const;

let faulty: FaultServer;
beforeAll(async () => {
  const backend = await startCannedServer(answersOf(Object.fromEntries(lists.map(([, path]) => [path, threePages]))));
  faulty = await startFaultServer(backend.url);
});

const open = (path: string): ReadRun => Object.assign(renderApp(path, { origin: faulty.url }), { faulty });

describe('out of order', () => {
  it.each(lists)('keeps page 3 of the %s when page 2 answers after it', async (_name, path, address) => {
    await holds(async () => {
      faulty.arm({ method: 'GET', path, query: { pageNum: '2' } }, 'F13');
      const run = open(address);
      const shown = (page: number) => () => expect(visibleText(run)).toContain(`第${page}页的第0条`);
      const turnTo = (page: number) => act(async () => run.getByText(String(page), { selector: 'nav button' }).click());
      await settle(shown(1));
      await turnTo(2);
      await settle(() => expect(faulty.met()).toBe(1));
      await turnTo(3);
      await settle(shown(3));
      void faulty.release();
      faulty.disarm();
      await idle(faulty);
      shown(3)();
      expect(visibleText(run)).not.toContain('第2页的');
      expect(run.address()).toBe(`${address}?page=3`);
      expectOnly({ text: visibleText(run) }, null);
      await stillWorks(run);
    });
  });
});

const details = sites.filter(({ family }) => family === 'detail');

describe('unmount', () => {
  it.each(details.map((site) => [site.name, site] as const))(
    'is not disturbed by leaving the %s while it loads',
    async (_name, site) => {
      await holds(async () => {
        faulty.arm(site.target, 'F01', site.form);
        const run = open(site.screen.replace(':fdId', 'a'));
        await settle(() => expect(faulty.met()).toBe(1));
        expect(faulty.dropped()).toBe(0);
        await stillWorks(run);
        // The request is aborted, and nothing is reported.
        await settle(() => expect(faulty.dropped()).toBe(1));
        expect(faulty.met()).toBe(1);
        expectOnly({ text: visibleText(run) }, null);
        expect(run.queryByRole('button', { name: zh.site.retry })).toBeNull();
      }, /^$/);
    },
  );
});
