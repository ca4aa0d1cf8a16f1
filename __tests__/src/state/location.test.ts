import { listAddress, locationCommitted, locationSlice, type HistoryStep } from '../../../src/state/locationSlice';

const { reducer, getInitialState } = locationSlice;
const walked = (...steps: [path: string, key: string, how: HistoryStep['how']][]) =>
  steps.reduce((state, [path, key, how]) => reducer(state, locationCommitted(path, { key, how })), getInitialState());
const paths = (state: ReturnType<typeof reducer>) => state.trail?.map(({ path }) => path);

it('starts a new trail at an unknown entry', () => {
  const elsewhere = walked(['/a', 'default', 'POP'], ['/x', '9', 'POP']);
  expect([paths(elsewhere), elsewhere.place]).toEqual([['/x'], 0]);
});

it('tells the first pages of two documents apart, which have one key', () => {
  const typed = walked(
    ['/policy', 'default', 'POP'],
    ['/policy/detail/a', '1', 'PUSH'],
    ['/special', 'default', 'POP'],
  );
  expect([paths(typed), typed.place]).toEqual([['/special'], 0]);
});

it('knows the list after very many of its details', () => {
  const details = Array.from({ length: 1200 }, (_, n): [string, string, 'PUSH'] => [
    `/policy/detail/${n}`,
    `${n}`,
    'PUSH',
  ]);
  const state = walked(['/policy/2?page=3', 'list', 'PUSH'], ...details);
  expect(listAddress(state, '/policy')).toEqual({ to: '/policy/2?page=3', isPrevious: false });
  expect([state.trail?.length, state.place]).toEqual([500, 499]);
});

it('accepts recordings that hold no more than the address', () => {
  const state = reducer({ path: '/policy' }, locationCommitted('/special'));
  expect(state.path).toBe('/special');
  expect(listAddress(state, '/policy')).toEqual({ to: '/policy', isPrevious: false });
});

it.each(['/policy/detail/a', '/policyother', '/special'])('does not take %s for a list of policies', (path) => {
  const state = walked([path, '1', 'PUSH'], ['/policy/detail/b', '2', 'PUSH']);
  expect(listAddress(state, '/policy').to).toBe('/policy');
});
