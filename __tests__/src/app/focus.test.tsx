import { act, screen, waitFor, within } from '@testing-library/react';
import { loggedIn, userKnown } from '../../../src/areas/auth/authSlice';
import { formOpened } from '../../../src/state/dialogsSlice';
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
