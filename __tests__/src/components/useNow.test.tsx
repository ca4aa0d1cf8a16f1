import { Activity } from 'react';
import { act, render, screen } from '@testing-library/react';
import { performCall } from '../../../src/api/client';
import { useNow } from '../../../src/components/useNow';
import { daysLeft } from '../../../src/lib/dates';
import { today } from '../../../src/lib/serverTime';

/** Relative dates on a page that stays open. */

const see = (state: DocumentVisibilityState) => jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
beforeEach(() => {
  see('visible');
  jest.useFakeTimers({ now: new Date('2025-07-10T23:30:00+08:00') });
});

function DaysLeft() {
  return <output>{daysLeft('2025-07-12', useNow())}</output>;
}
const shown = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('recounts at every midnight in China', async () => {
  render(<DaysLeft />);
  expect(shown()).toBe('2');
  await pass(29 * 60_000);
  expect(shown()).toBe('2');
  await pass(2 * 60_000);
  expect(shown()).toBe('1');
  await pass(24 * 60 * 60_000);
  expect(shown()).toBe('0');
});

it('recounts when the tab becomes visible', async () => {
  render(<DaysLeft />);
  see('hidden');
  await pass(26 * 60 * 60_000);
  expect(shown()).toBe('2');
  see('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toBe('0');
});

it('recounts what was rendered out of sight on the day before, once it is shown', async () => {
  const at = (mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <DaysLeft />
    </Activity>
  );
  const { rerender } = render(at('hidden'));
  await pass(31 * 60_000);
  rerender(at('visible'));
  await pass(0);
  expect(shown()).toBe('1');
});

describe("where the device's clock is wrong", () => {
  /** The server answers a call at its own time. */
  const answerAt = (at: string | null) => {
    const headers = at === null ? undefined : { date: new Date(at).toUTCString() };
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"code":0}', { headers }));
    return act(() => performCall({ url: '/api/policy/list' }, { token: null }));
  };
  afterEach(() => answerAt(new Date().toISOString()));

  it.each([
    ['is a day behind', '2025-07-11T23:30:10+08:00', '2025-07-11', '1'],
    ['is a day ahead', '2025-07-09T23:30:10+08:00', '2025-07-09', '3'],
    ['goes a little wrong', '2025-07-11T00:10:00+08:00', '2025-07-10', '2'],
    ['is the only one', null, '2025-07-10', '2'],
  ])('counts from the first answer on by the clock of the server: it %s', async (_what, at, day, left) => {
    render(<DaysLeft />);
    await answerAt(at);
    expect([shown(), today()]).toEqual([left, day]);
    // An answer that names no time changes nothing.
    await answerAt(null);
    expect(shown()).toBe(left);
    await pass(31 * 60_000);
    expect(shown()).toBe(String(Number(left) - 1));
  });

  it.each([
    ['behind', '2025-07-10T23:50:00+08:00', '2025-07-10T18:00:00+08:00'],
    ['ahead', '2025-07-10T18:00:00+08:00', '2025-07-10T23:50:00+08:00'],
  ])(
    'recounts at midnight by the clock of the server where the first answer finds the device %s on the same day',
    async (_what, right, wrong) => {
      jest.setSystemTime(new Date(wrong));
      render(<DaysLeft />);
      await answerAt(right);
      expect(shown()).toBe('2');
      await pass(Date.parse('2025-07-11T00:01:00+08:00') - Date.parse(right));
      expect(shown()).toBe('1');
    },
  );

  it('counts by it again once it has been set right', async () => {
    render(<DaysLeft />);
    await answerAt('2025-07-11T23:30:10+08:00');
    jest.setSystemTime(new Date('2025-07-11T23:30:20+08:00'));
    await answerAt('2025-07-11T23:30:20+08:00');
    expect([shown(), today()]).toEqual(['1', '2025-07-11']);
  });
});
