import { act } from '@testing-library/react';
import { loggedIn, selectSettled, selectToken, selectUser } from '../../src/areas/auth/authSlice';
import { navigationApi } from '../../src/areas/navigation/navigationApi';
import { zh } from '../../src/i18n/zh';
import { pageStarted } from '../../src/state/locationSlice';
import { type CaseOptions, describeFaults, type ReadRun, settle, startBench } from './runFaultCase';
import type { Family } from './sites';
import type { Fault } from '../support/faultServer';
import { useStarted } from '../support/useStarted';

const bench = useStarted(startBench);

function expectDefaultBackend(run: ReadRun): void {
  const { data, status } = navigationApi.endpoints.getBackendUrl.select()(run.store.getState() as never);
  expect(status).not.toBe('pending');
  // Without one of its own the portal keeps its build-time default.
  expect(data ?? null).toBeNull();
}

const nobodysToken = 'not-a-real-token';
const expectNobody = (fault: Fault) => (run: ReadRun) => {
  const state = run.store.getState();
  expect(selectToken(state)).toBe(fault === 'F01' ? nobodysToken : null);
  expect([selectSettled(state), selectUser(state)]).toEqual([true, null]);
};

/** Reads that nothing but the screen makes. */
const plain: Family[] = [
  ...(['list', 'block', 'detail', 'categories', 'filters', 'config'] as const),
  ...(['homeBanner', 'sectionBanner', 'captcha', 'attachmentPath'] as const),
];

const others: Partial<Record<Family, (fault: Fault) => CaseOptions>> = {
  backendUrl: () => ({
    reach: async (run) => void run.store.dispatch(pageStarted()),
    alsoExpect: expectDefaultBackend,
  }),
  contact: () => ({
    reach: async (run) => {
      await settle(() => expect(run.queryAllByRole('button', { name: zh.browse.contactExpert })).not.toEqual([]));
      await act(async () => run.getAllByRole('button', { name: zh.browse.contactExpert })[0].click());
    },
  }),
  userInfo: (fault) => ({
    reach: async (run) => act(async () => void run.store.dispatch(loggedIn({ token: nobodysToken }))),
    alsoExpect: expectNobody(fault),
    // A late response rejects the token too.
    endsAs: fault === 'F13' ? 'F11' : fault,
  }),
};

describeFaults(
  [...plain, ...(Object.keys(others) as Family[])],
  () => bench,
  ({ family }, fault) => others[family]?.(fault) ?? {},
);
