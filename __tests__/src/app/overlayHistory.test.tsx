import { createMemoryHistory } from '@remix-run/router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useOverlayHistory, type Overlays } from '../../../src/app/overlayHistory';
import { createPageRouter } from '../../../src/app/pageRouter';
import { PageRoutes } from '../../../src/app/PageRoutes';
import { userKnown } from '../../../src/areas/auth/authSlice';
import {
  formClosed,
  formOpened,
  noticeClosed,
  noticeExpired,
  workFailed,
  workSucceeded,
} from '../../../src/state/dialogsSlice';
import type { UnknownAction } from '@reduxjs/toolkit';
import { settle } from '../../support/cannedPage';
import { usePortal, pageOfRows, record, findTitle } from '../../support/usePortal';

/** Going back closes the topmost overlay, and nothing else. */

const portal = usePortal({
  '/api/specialist/list': pageOfRows(3, (n) => ({ fdId: `s${n}`, fdName: `专家 ${n}` })),
  '/api/specialist/findSpecialistRelationById': record({ fdEmail: 'a@example.com' }),
});

const contact = { kind: 'expertContact', fdId: 's1', title: '专家 1' } as const;
const dialog = () => screen.queryByRole('dialog', { name: '联系专家' });

/** Two pages, the second one current. */
async function open(token?: string) {
  const page = portal.open('/contactUs', undefined, { token });
  const { store, router } = page;
  const goTo = async (path: string, title: string) => {
    await act(() => router.navigate(path));
    await findTitle(title);
  };
  await findTitle('联系我们');
  await goTo('/specialist/detailAll', '全部专家');
  const back = () => act(() => router.navigate(-1));
  /** Steps back to the page before. */
  const leave = async (title = '联系我们') => {
    await back();
    expect(await findTitle(title)).toBeVisible();
  };
  const openContact = async () => {
    act(() => void store.dispatch(formOpened(contact)));
    await screen.findByText('a@example.com');
  };
  /** Shows a notice. @returns the key of its history entry */
  const fail = async () => {
    act(() => void store.dispatch(workFailed('操作失败，请重试')));
    await waitFor(() => expect(router.state.location.state).not.toBeNull());
    return router.state.location.key;
  };
  const dispatch = (action: UnknownAction) => act(async () => void store.dispatch(action));
  return { ...page, goTo, back, leave, openContact, fail, dispatch };
}

it('closes the dialog, stays on the page, and leaves it with the next step back', async () => {
  const { user, back, leave, address } = await open();
  await user.click((await screen.findAllByRole('button', { name: '联系专家' }))[0]);
  await screen.findByText('a@example.com');
  await back();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(address()).toBe('/specialist/detailAll');
  await leave();
});

it('leaves no entry behind when the dialog is closed by its own button', async () => {
  const { user, leave, router } = await open();
  await user.click((await screen.findAllByRole('button', { name: '联系专家' }))[0]);
  await screen.findByText('a@example.com');
  await user.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(router.state.location.state).toBeNull());
  await leave();
});

it('does not go back while the browser loads another document, and leaves no dead step for who stays', async () => {
  const { fail, dispatch, leave, router } = await open();
  const over = await fail();
  act(() => void window.dispatchEvent(new Event('beforeunload')));
  await dispatch(noticeClosed());
  expect(router.state.location.key).toBe(over);
  await leave();
});

it('closes the notice first, then the form under it, which a navigation closes too', async () => {
  const { openContact, fail, back, goTo, address } = await open();
  await openContact();
  await fail();
  await screen.findByRole('alertdialog');
  await back();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(dialog()).toBeVisible();
  await back();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(address()).toBe('/specialist/detailAll');
  await openContact();
  await goTo('/privacy', '隐私条款');
  expect(dialog()).toBeNull();
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
  const { user, back, leave, address } = await open();
  const button = screen.getByRole('button', { name: '菜单' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await back();
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(address()).toBe('/specialist/detailAll');
  await user.click(button);
  await user.click(within(screen.getByRole('navigation', { name: '主导航' })).getByRole('link', { name: '企业政策' }));
  await findTitle('企业政策');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await leave('全部专家');
  expect(screen.getByRole('button', { name: '菜单' })).toHaveAttribute('aria-expanded', 'false');
  await leave();
});

it('replaces the page, and nothing below it, after a notice that closed by itself', async () => {
  const { fail, dispatch, leave, router } = await open();
  await fail();
  await dispatch(noticeExpired());
  await act(() => router.navigate('/privacy', { replace: true }));
  expect(await findTitle('隐私条款')).toBeVisible();
  await leave();
});

it('shows that a form is loading, and does not open it after a navigation', async () => {
  const { store, goTo } = await open();
  act(() => void store.dispatch(formOpened(contact)));
  expect(screen.queryByRole('alertdialog', { name: '加载中…' }) ?? dialog()).not.toBeNull();
  await goTo('/privacy', '隐私条款');
  expect(store.getState().dialogs.form).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('stays on the entry of a notice that closes by itself, and leaves no dead step there', async () => {
  const { openContact, fail, dispatch, leave, router } = await open();
  const over = await fail();
  await dispatch(noticeExpired());
  expect(router.state.location.key).toBe(over);
  // A dialog that is closed by hand still goes back.
  await openContact();
  expect(router.state.location.key).toBe(over);
  await dispatch(formClosed());
  await waitFor(() => expect(router.state.location.state).toBeNull());
  await fail();
  await dispatch(noticeExpired());
  await leave();
});

it('lets the next page take the place of the entry of a notice that closed by itself', async () => {
  const { fail, dispatch, goTo, leave, router } = await open();
  await fail();
  await dispatch(noticeExpired());
  await goTo('/privacy', '隐私条款');
  await leave('全部专家');
  expect(router.state.location.state).toBeNull();
});

it('stays on the entry of a closed dialog when it is reached again, so that the pages after it can be', async () => {
  const { store, back, leave, router } = await open();
  act(() => void store.dispatch(formOpened(contact)));
  await waitFor(() => expect(router.state.location.state).not.toBeNull());
  const over = router.state.location.key;
  await back();
  await waitFor(() => expect(store.getState().dialogs.form).toBeNull());
  await act(() => router.navigate(1));
  await act(settle);
  expect(router.state.location.key).toBe(over);
  await leave();
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

it('starts the next page at its top even while a notice is still open', async () => {
  const { dispatch, goTo } = await open();
  const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  jest.replaceProperty(window, 'scrollY', 111);
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  await dispatch(workSucceeded({ text: '注册成功' }));
  await goTo('/privacy', '隐私条款');
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
});
