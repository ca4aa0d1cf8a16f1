import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { zh } from '../../../../src/i18n/zh';
import { zhReplay } from '../../../../src/i18n/zhReplay';
import { sessionRecordingOf } from '../../../../src/app/replay/recording';
import { formOpened } from '../../../../src/state/dialogsSlice';
import { draftChanged } from '../../../../src/state/draftsSlice';
import { workFailed } from '../../../../src/state/noticesSlice';
import { answersOf, pageOfRows, record } from '../../../support/cannedPortal';
import { useCannedServer } from '../../../support/cannedServer';
import { eventually } from '../../../support/eventually';
import type { openQaPage } from '../../../support/qaPage';
import { atRest, openRecording, openSession, sent } from '../../../support/qaSession';
import { submissionSummary } from '../../../support/submissionSummary';
import { withDevTools } from '../../../support/withDevTools';

/**
 * Property test: sessions of random actions are exported and replayed; whatever was typed, each step renders its
 * screen.
 */

jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 60_000 });

type Page = ReturnType<typeof openQaPage>;
type Act = { name: string; perform(page: Page): void };

const goTo = (to: string): Act => ({ name: `goes to ${to}`, perform: (page) => page.goTo(to) });
const type = (value: string): Act => ({
  name: `types ${value}`,
  perform: ({ store }) =>
    void store.dispatch(draftChanged({ id: 'publish:1', fields: { fdContactsPerson: value, fdArea: value } })),
});

const acts: Act[] = [
  ...['/policy', '/policy/2', '/policy?page=2', '/special', '/shopping_mall', '/project', '/specialist', '/contactUs'],
  ...['/financial/default', '/supply_demand/demand', '/my', '/my/entries', '/my/entries?state=published', '/privacy'],
  ...['/policy/detail/p1', '/homeLogin?redirect=%2Fmy%2Fentries', '/search?q=13912345678', '/search?q=%E6%9D%BF'],
  ...['/search?q=policy&area=policy', '/nowhere'],
].map(goTo);
// Words that are also the program's own: fields, states, paths.
acts.push(
  ...['submitted', 'published', 'policy', 'entries', 'redirect', '周小雅', '13912345678', '2026-11-21'].map(type),
);
acts.push(
  { name: 'opens a form', perform: ({ store }) => void store.dispatch(formOpened({ kind: 'publish', type: '1' })) },
  { name: 'meets a failure', perform: ({ store }) => void store.dispatch(workFailed('13912345678 已注册')) },
);

const entry = (n: number) =>
  submissionSummary({
    number: `FB-20261121-000${n}`,
    kind: 'entry',
    state: 'published',
    side: '2',
    title: '实木颗粒板',
  });
const backend = useCannedServer(
  answersOf({
    '/api/user/info': record({ username: '13912345678', avatar: null, fdComId: '1', fdComName: '示例木业' }),
    '/api/policy/list': pageOfRows(9, (n) => ({ fdId: `p${n}`, fdTitle: `政策 ${n}`, fdClass: '2' })),
    '/api/policy/findPolicyById': record({ fdId: 'p1', fdTitle: '政策 1', fdContent: '<p>电话 028 6655 4433</p>' }),
    '/api/my/submissions': pageOfRows(3, entry),
    '/api/search/list': record({ total: 0, groups: [], counts: {}, more: false, loose: false, corrections: [] }),
  }),
);

const sessions = fc.sample(fc.array(fc.constantFrom(...acts), { minLength: 8, maxLength: 8 }), {
  numRuns: 3,
  seed: 20261123,
});

it.each(sessions.map((session) => [session.map(({ name }) => name).join(', '), session] as const))(
  'a visitor who %s',
  async (_names, session) => {
    const devTools = withDevTools();
    const page = await openSession('/index', { origin: backend.url, token: 'token-1', extras: ['my', 'search'] });
    for (const act of session) {
      act.perform(page);
      await atRest(page);
    }
    const scene = JSON.stringify(sessionRecordingOf(devTools().getState()));
    expect(scene).not.toMatch(/token-1|周小雅|13912345678/);

    const replayed = await openSession('/privacy', { origin: backend.url });
    const before = sent.length;
    await openRecording(scene);
    const steps = (JSON.parse(scene) as { actions: unknown[] }).actions.length;
    const first = await screen.findByRole('listbox', { name: zhReplay.step });
    for (let step = steps; step > 0; step -= 3) {
      await userEvent.selectOptions(first, String(step));
      await eventually(() => expect(replayed.shownStep()).toBe(String(step)));
      const shown = replayed.text();
      const wasNowhere = session.some(({ name }) => name === 'goes to /nowhere');
      expect([step, shown === '', shown?.includes(zh.site.screenFailed)]).toEqual([step, false, false]);
      if (!wasNowhere) expect([step, shown]).toEqual([step, expect.not.stringContaining('页面不存在')]);
    }
    expect(sent.slice(before)).toEqual([]);
  },
);
