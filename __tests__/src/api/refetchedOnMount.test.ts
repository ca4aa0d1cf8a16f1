import { policyApi } from '../../../src/areas/policy/policyApi';
import { openPage, silence } from '../../support/cannedPage';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('refetches a list that timed out on the next mount, and keeps cached data', async () => {
  let answer: unknown = silence;
  const page = openPage({ answers: { '/api/policy/list': () => (answer === silence ? silence() : answer) } });
  const ask = () => page.store.dispatch(policyApi.endpoints.listPolicies.initiate({ pageNum: 1, pageSize: 6 }));
  const first = ask();
  await jest.advanceTimersByTimeAsync(30_000);
  expect((await first).data).toBeNull();
  answer = { code: 0, total: 1, rows: [{ fdId: 'p1' }] };
  expect((await ask()).data).toMatchObject({ total: 1 });
  expect((await ask()).data).toMatchObject({ total: 1 });
  expect(page.calls('/api/policy/list')).toHaveLength(2);
});
