import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { DeskDialog } from '../../../src/desk/shell/DeskDialog';
import { settle } from '../../support/cannedPage';
import { renderDesk } from '../../support/deskPage';

/** A screen of the desk that throws, itself or in a dialog over it. */

let throws: 'nothing' | 'screen' | 'dialog';

function ThrowsIn({ place }: { place: typeof throws }) {
  const [, redraw] = useState(0);
  if (throws === place) throw new Error(`broken: ${place}`);
  return <button onClick={() => redraw((times) => times + 1)}>{`再画${place}`}</button>;
}

function mockScreen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main id="main">
      <h1>今日</h1>
      <ThrowsIn place="screen" />
      <button onClick={() => setOpen(true)}>打开</button>
      {isOpen && (
        <DeskDialog title="对话框" onClose={() => setOpen(false)}>
          <ThrowsIn place="dialog" />
        </DeskDialog>
      )}
    </main>
  );
}

jest.mock('../../../src/desk/today/TodayScreen', () => ({ __esModule: true, default: () => mockScreen() }));

const failures = () => jest.spyOn(console, 'error').mock.calls.filter(([what]) => what === '[desk]');
const retry = () => screen.findByRole('button', { name: '重试' });

test('it is replaced by a message, logged once, and shown again by 重试', async () => {
  throws = 'screen';
  const { user } = renderDesk('/backend/today');
  await retry();
  expect(failures()).toHaveLength(1);
  throws = 'nothing';
  await user.click(await retry());
  expect(await screen.findByRole('heading', { name: '今日' })).toBeInTheDocument();
});

test('the message stays when the dialog that threw takes its place in the history with it', async () => {
  throws = 'nothing';
  const { user } = renderDesk('/backend/today');
  await user.click(await screen.findByRole('button', { name: '打开' }));
  throws = 'dialog';
  await user.click(await screen.findByRole('button', { name: '再画dialog' }));
  await act(settle);
  await user.click(await retry());
  expect(await screen.findByRole('heading', { name: '今日' })).toBeInTheDocument();
});
