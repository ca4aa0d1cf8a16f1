import { createMemoryHistory } from '@remix-run/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useOverlayHistory, type Overlays } from '../../../src/app/overlayHistory';
import { createPageRouter } from '../../../src/app/pageRouter';
import { PageRoutes } from '../../../src/app/PageRoutes';
import { userKnown } from '../../../src/areas/auth/authSlice';
import { formClosed, formOpened } from '../../../src/state/dialogsSlice';
import { noticeClosed, noticeExpired, workFailed } from '../../../src/state/noticesSlice';
import { settle } from '../../support/cannedPage';
import { answersOf, pageOfRows, record } from '../../support/cannedPortal';
import { renderApp } from '../../support/renderApp';
import { useCannedServer } from '../../support/cannedServer';

/** Going back closes the topmost overlay, and nothing else. */

const backend = useCannedServer(
  answersOf({
    '/api/specialist/list': pageOfRows(3, (n) => ({ fdId: `s${n}`, fdName: `专家 ${n}` })),
    '/api/specialist/findSpecialistRelationById': record({ fdEmail: 'a@example.com' }),
  }),
);

const contact = { kind: 'expertContact', fdId: 's1', title: '专家 1' } as const;
const dialog = () => screen.queryByRole('dialog', { name: '联系专家' });

/** Two pages, the second one current. */
async function open(token?: string) {
  const page = renderApp('/contactUs', { origin: backend.url, token });
  await screen.findByRole('heading', { level: 1, name: '联系我们' });
  await act(() => page.router.navigate('/specialist/detailAll'));
  await screen.findByRole('heading', { level: 1, name: '全部专家' });
  const back = () => act(() => page.router.navigate(-1));
  return { ...page, back };
}

it('closes the dialog, stays on the page, and leaves it with the next step back', async () => {
  const { user, back, address } = await open();
  await user.click((await screen.findAllByRole('button', { name: '联系专家' }))[0]);
  await screen.findByText('a@example.com');
  await back();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(address()).toBe('/specialist/detailAll');
  await back();
  expect(await screen.findByRole('heading', { level: 1, name: '联系我们' })).toBeVisible();
});

it('leaves no entry behind when the dialog is closed by its own button', async () => {
  const { user, back, router } = await open();
  await user.click((await screen.findAllByRole('button', { name: '联系专家' }))[0]);
  await screen.findByText('a@example.com');
  await user.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(router.state.location.state).toBeNull());
  await back();
  expect(await screen.findByRole('heading', { level: 1, name: '联系我们' })).toBeVisible();
});

it('does not go back while the browser loads another document, and leaves no dead step for who stays', async () => {
  const { store, back, router } = await open();
  act(() => void store.dispatch(workFailed('操作失败，请重试')));
  await waitFor(() => expect(router.state.location.state).not.toBeNull());
  const over = router.state.location.key;
  act(() => void window.dispatchEvent(new Event('beforeunload')));
  await act(async () => void store.dispatch(noticeClosed()));
  expect(router.state.location.key).toBe(over);
  await back();
  expect(await screen.findByRole('heading', { level: 1, name: '联系我们' })).toBeVisible();
});

it('closes the notice first, then the form under it', async () => {
  const { store, back, address } = await open();
  act(() => void store.dispatch(formOpened(contact)));
  await screen.findByText('a@example.com');
  act(() => void store.dispatch(workFailed('操作失败，请重试')));
  await screen.findByRole('alertdialog');
  await back();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(dialog()).toBeVisible();
  await back();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(address()).toBe('/specialist/detailAll');
});

it('closes a confirmation', async () => {
  const { user, store, back, address } = await open('t');
  act(() => void store.dispatch(userKnown({ username: '榫合', avatar: null, fdComId: null, fdComName: null })));
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  await screen.findByRole('alertdialog');
  await back();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(store.getState().auth.token).toBe('t');
  expect(address()).toBe('/specialist/detailAll');
});

it('closes the menu, and a page chosen in it comes right after the page before', async () => {
  const { user, back, address } = await open();
  const button = screen.getByRole('button', { name: '菜单' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await back();
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(address()).toBe('/specialist/detailAll');
  await user.click(button);
  await user.click(within(screen.getByRole('navigation', { name: '主导航' })).getByRole('link', { name: '企业政策' }));
  await screen.findByRole('heading', { level: 1, name: '企业政策' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await back();
  expect(await screen.findByRole('heading', { level: 1, name: '全部专家' })).toBeVisible();
  expect(screen.getByRole('button', { name: '菜单' })).toHaveAttribute('aria-expanded', 'false');
  await back();
  expect(await screen.findByRole('heading', { level: 1, name: '联系我们' })).toBeVisible();
});

it('closes the dialog on navigation', async () => {
  const { store, router } = await open();
  act(() => void store.dispatch(formOpened(contact)));
  await screen.findByText('a@example.com');
  await act(() => router.navigate('/privacy'));
  await screen.findByRole('heading', { level: 1, name: '隐私条款' });
  expect(dialog()).toBeNull();
});

it('shows that a form is loading, and does not open it after a navigation', async () => {
  const { store, router } = await open();
  act(() => void store.dispatch(formOpened(contact)));
  expect(screen.queryByRole('alertdialog', { name: '加载中…' }) ?? dialog()).not.toBeNull();
  await act(() => router.navigate('/privacy'));
  await screen.findByRole('heading', { level: 1, name: '隐私条款' });
  expect(store.getState().dialogs.form).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('stays on the entry of a notice that closes by itself, and leaves no dead step there', async () => {
  const { store, back, router } = await open();
  act(() => void store.dispatch(workFailed('操作失败，请重试')));
  await waitFor(() => expect(router.state.location.state).not.toBeNull());
  const over = router.state.location.key;
  await act(async () => void store.dispatch(noticeExpired()));
  expect(router.state.location.key).toBe(over);
  // A dialog that is closed by hand still goes back.
  act(() => void store.dispatch(formOpened(contact)));
  await screen.findByText('a@example.com');
  expect(router.state.location.key).toBe(over);
  await act(async () => void store.dispatch(formClosed()));
  await waitFor(() => expect(router.state.location.state).toBeNull());
  act(() => void store.dispatch(workFailed('操作失败，请重试')));
  await waitFor(() => expect(router.state.location.state).not.toBeNull());
  await act(async () => void store.dispatch(noticeExpired()));
  await back();
  expect(await screen.findByRole('heading', { level: 1, name: '联系我们' })).toBeVisible();
});

it('lets the next page take the place of the entry of a notice that closed by itself', async () => {
  const { store, back, router } = await open();
  act(() => void store.dispatch(workFailed('操作失败，请重试')));
  await waitFor(() => expect(router.state.location.state).not.toBeNull());
  await act(async () => void store.dispatch(noticeExpired()));
  await act(() => router.navigate('/privacy'));
  await screen.findByRole('heading', { level: 1, name: '隐私条款' });
  await back();
  await screen.findByRole('heading', { level: 1, name: '全部专家' });
  expect(router.state.location.state).toBeNull();
});

it('stays on the entry of a closed dialog when it is reached again, so that the pages after it can be', async () => {
  const { store, back, router } = await open();
  act(() => void store.dispatch(formOpened(contact)));
  await waitFor(() => expect(router.state.location.state).not.toBeNull());
  const over = router.state.location.key;
  await back();
  await waitFor(() => expect(store.getState().dialogs.form).toBeNull());
  await act(() => router.navigate(1));
  await act(settle);
  expect(router.state.location.key).toBe(over);
  await back();
  expect(await screen.findByRole('heading', { level: 1, name: '联系我们' })).toBeVisible();
});

/** Pages without content over a history that moves later, as a browser's does, and one overlay above them. */
function openLate() {
  const history = createMemoryHistory({ initialEntries: ['/list', '/new'] });
  const move = history.go;
  const moves: number[] = [];
  history.go = (steps) => void moves.push(steps);
  let isOpen = false;
  let changed = () => {};
  const overlays: Overlays = {
    top: () => (isOpen ? { close: () => undefined } : null),
    subscribe: (listener) => ((changed = listener), () => undefined),
  };
  const Pages = () => (useOverlayHistory(overlays), null);
  const router = createPageRouter(history, [{ path: '*', element: <Pages /> }]);
  render(<PageRoutes router={router} />);
  return {
    router,
    set: (open: boolean) => act(async () => ((isOpen = open), changed())),
    move: () => act(async () => move(moves.shift()!)),
    moves,
  };
}

it.each([
  ['replaces the page below', true, '/list'],
  ['follows a link while the entry is being removed', false, '/new'],
])('%s, and leaves no entry in between', async (_title, replace, before) => {
  const { router, set, move, moves } = openLate();
  await set(true);
  expect(router.state.location.state).toMatchObject({ isOverlay: true });
  if (replace) await act(() => router.navigate('/saved', { replace }));
  await set(false);
  if (!replace) await act(() => router.navigate('/saved'));
  expect(moves).toEqual([-1]);
  await move();
  expect(router.state.location).toMatchObject({ pathname: '/saved', state: null });
  await act(() => router.navigate(-1));
  await move();
  expect(router.state.location.pathname).toBe(before);
});
