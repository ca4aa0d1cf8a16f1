import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Attachments } from '../../../src/areas/attachment/Attachments';
import { loggedIn, userKnown } from '../../../src/areas/auth/authSlice';
import { formOpened } from '../../../src/state/dialogsSlice';
import type { Attachment } from '../../../src/state/draftsSlice';
import { usePortal, record, findTitle } from '../../support/usePortal';

/** The focus is never lost to the document's body during use. */

const portal = usePortal({ '/api/specialist/findSpecialistRelationById': record({ fdEmail: 'a@example.com' }) });

const user = { username: '榫合智造', avatar: null, fdComId: null, fdComName: null };
const heading = () => screen.getByRole('heading', { level: 1 });
const openContact = async (options?: { token: string }) => {
  const page = portal.open('/contactUs', undefined, options);
  await findTitle('联系我们');
  return page;
};

it('is on the heading after a login, once the user is known', async () => {
  const { store, router } = portal.open('/homeLogin?redirect=/contactUs');
  await findTitle('登录');
  act(() => void store.dispatch(loggedIn({ token: 't' })));
  await act(() => router.navigate('/contactUs', { replace: true }));
  act(() => void store.dispatch(userKnown(user)));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: '联系我们' })).toHaveFocus());
});

it('is on the heading of the login page after a redirect', async () => {
  const { router } = await openContact();
  await act(() => router.navigate('/homeLogin'));
  const title = await findTitle('登录');
  await waitFor(() => expect(title).toHaveFocus());
});

it('stays nowhere on the first page', async () => {
  await openContact();
  expect(document.body).toHaveFocus();
});

it('goes to the heading when a dialog without opener closes', async () => {
  const { store, user: hand } = await openContact();
  act(() => void store.dispatch(formOpened({ kind: 'expertContact', fdId: 'x', title: '专家' })));
  await screen.findByText('a@example.com');
  await hand.click(screen.getByRole('button', { name: '关闭' }));
  expect(heading()).toHaveFocus();
});

it('goes to the heading when the opener is gone', async () => {
  const { store, user: hand } = await openContact({ token: 't' });
  act(() => void store.dispatch(userKnown(user)));
  await hand.click(screen.getByRole('button', { name: '退出登录' }));
  await hand.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '确定' }));
  await hand.click(await screen.findByRole('button', { name: '确定' }));
  expect(heading()).toHaveFocus();
});

describe('in the list of attachments', () => {
  const attachment = (id: string, state: Attachment['state']): Attachment => ({
    id,
    name: `${id}.zip`,
    state,
    progress: 0,
    attId: null,
    message: null,
  });

  it('goes on to the next file, then the one before, and at last to the field', async () => {
    const hand = userEvent.setup();
    let files = ['a', 'b', 'c'].map((id) => attachment(id, 'uploaded'));
    const list = () => (
      <Attachments
        attachments={files}
        onChoose={jest.fn()}
        onLogIn={jest.fn()}
        onRetry={jest.fn()}
        onRemove={(id) => {
          files = files.filter((one) => one.id !== id);
          rerender(list());
        }}
      />
    );
    const { rerender } = render(list());
    await hand.click(screen.getByRole('button', { name: '移除 b.zip' }));
    expect(screen.getByRole('button', { name: '移除 c.zip' })).toHaveFocus();
    await hand.click(screen.getByRole('button', { name: '移除 c.zip' }));
    expect(screen.getByRole('button', { name: '移除 a.zip' })).toHaveFocus();
    await hand.click(screen.getByRole('button', { name: '移除 a.zip' }));
    expect(screen.getByLabelText(/^附件/)).toHaveFocus();
  });

  it('stays in the row of a file that is sent again', async () => {
    const hand = userEvent.setup();
    const list = (state: Attachment['state']) => (
      <Attachments
        attachments={[attachment('a', state)]}
        onChoose={jest.fn()}
        onLogIn={jest.fn()}
        onRetry={() => rerender(list('uploading'))}
        onRemove={jest.fn()}
      />
    );
    const { rerender } = render(list('failed'));
    await hand.click(screen.getByRole('button', { name: '重试 a.zip' }));
    expect(screen.getByRole('button', { name: '取消上传 a.zip' })).toHaveFocus();
  });
});
