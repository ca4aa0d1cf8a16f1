import { Activity } from 'react';
import { act, render, screen } from '@testing-library/react';
import { useNow } from '../../../src/components/useNow';
import { daysLeft } from '../../../src/lib/dates';

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
