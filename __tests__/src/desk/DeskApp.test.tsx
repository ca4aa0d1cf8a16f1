import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { StaffRole } from '../../../src/contract/desk';
import { tokenChangedElsewhere } from '../../../src/areas/auth/authSlice';
import { sessionRefused } from '../../../src/api/portalApi';
import { ScreenView } from '../../../src/desk/DeskRoutes';
import { onMissingScript } from '../../../src/lib/loadScript';
import { settle } from '../../support/cannedPage';
import { administrator, renderDesk } from '../../support/deskPage';

/** The staff's desk as a whole: docs/behaviour/desk.md. */

let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const openInbox = async () => {
  const desk = renderDesk('/backend/inbox');
  await screen.findByRole('heading', { level: 1 });
  return desk;
};
const as = (role: StaffRole) => ({ '/api/desk/me': { code: 0, data: { ...administrator, role } } });

test.each(['/backend', '/backend/index'])('staff who open %s get what the day asks for', async (path) => {
  const desk = renderDesk(path);
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(desk.address()).toBe('/backend/today');
  const parts = within(screen.getByRole('navigation', { name: '工作台' })).getAllByRole('link');
  await waitFor(() => expect(parts[1]).toHaveTextContent('收件20'));
  expect(parts[0]).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('button', { name: /顾青.*管理员/ })).toBeInTheDocument();
});

test('without a login the desk redirects to the login page, which leads back to the same address', async () => {
  const desk = renderDesk('/backend/inbox?state=submitted', {}, {});
  await screen.findByRole('heading', { name: '登录已失效' });
  const login = '/homeLogin?redirect=%2Fbackend%2Finbox%3Fstate%3Dsubmitted';
  expect(desk.browser.left).toEqual([login]);
  expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute('href', login);
  expect(desk.sent).toEqual([]);
});

test('a session that ends redirects to the login once, however many calls are refused', async () => {
  const desk = await openInbox();
  act(() => {
    desk.store.dispatch(sessionRefused({ client: 'main' }));
    desk.store.dispatch(sessionRefused({ client: 'main' }));
  });
  await act(settle);
  expect(desk.browser.left).toEqual(['/homeLogin?redirect=%2Fbackend%2Finbox']);
  expect(desk.browser.stored.get('authToken')).toBeUndefined();
});

test('a login of another account in another tab reloads the page; one of the same account does not', async () => {
  const desk = await openInbox();
  act(() => void desk.store.dispatch(tokenChangedElsewhere({ token: 'token-2' })));
  await act(settle);
  expect(desk.browser.reloads).toBe(0);
  desk.answers['/api/user/info'] = { code: 0, data: { username: '13800000009', avatar: null } };
  act(() => void desk.store.dispatch(tokenChangedElsewhere({ token: 'token-3' })));
  await act(settle);
  expect(desk.browser.reloads).toBe(1);
});

test('a company is told that it has no access, with a link back', async () => {
  const desk = renderDesk('/backend/inbox', {
    '/api/desk/me': () => new Response('{"code":403,"msg":"无权限"}', { status: 403 }),
  });
  expect(await screen.findByRole('heading', { name: '此账号不能使用工作台' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返回门户' })).toHaveAttribute('href', '/index');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(desk.calls('/api/desk/counts')).toEqual([]);
});

test.each<[StaffRole, string, RegExp]>([
  ['reviewer', '/backend/content/policy/new', /^内容/],
  ['editor', '/backend/inbox', /^收件/],
])('what is not for a %s is refused at its address: %s', async (role, address, part) => {
  renderDesk(address, as(role));
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(`没有“${part.source.slice(1)}”的权限`);
  expect(screen.queryByRole('link', { name: part })).toBeNull();
});

test('an editor has no inbox to search', async () => {
  const desk = renderDesk('/backend/inbox', as('editor'));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('search')).toBeNull();
  expect(desk.calls('/api/desk/counts')).toEqual([]);
});

test('if the user fails to load, 重试 requests it again', async () => {
  const desk = renderDesk('/backend/inbox', { '/api/desk/me': { code: 500, msg: null } });
  const retry = await screen.findByRole('button', { name: '重试' });
  desk.answers['/api/desk/me'] = { code: 0, data: administrator };
  await desk.user.click(retry);
  expect(await screen.findByRole('navigation', { name: '工作台' })).toBeInTheDocument();
});

test('an unknown address is not found', async () => {
  renderDesk('/backend/nothing/here');
  expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返回工作台' })).toHaveAttribute('href', '/backend');
});

test('a search is in its address, and in the field again', async () => {
  const desk = await openInbox();
  const field = screen.getByRole('searchbox', { name: '搜索编号、企业、标题' });
  await desk.user.type(field, 'SB-1/2{Enter}');
  expect(desk.address()).toBe('/backend/inbox/search?q=SB-1%2F2');
  expect(screen.getByRole('searchbox', { name: '搜索编号、企业、标题' })).toHaveValue('SB-1/2');
});

test('the account menu closes on Escape; its log-out removes the token at once, tells the backend, and leaves the page', async () => {
  const desk = await openInbox();
  const button = screen.getByRole('button', { name: /账户菜单/ });
  await desk.user.click(button);
  expect(screen.getByRole('link', { name: '打开门户' })).toHaveAttribute('href', '/');
  await desk.user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await desk.user.click(button);
  await desk.user.click(screen.getByRole('button', { name: '退出登录' }));
  await desk.user.click(screen.getByRole('button', { name: '确定' }));
  await act(settle);
  expect(desk.browser.stored.get('authToken')).toBeUndefined();
  expect(desk.calls('/logout').map(({ headers }) => headers.Authorization)).toEqual(['Bearer token-1']);
  expect(desk.browser.left).toEqual(['/homeLogin']);
  expect(log).not.toHaveBeenCalled();
});

test('a screen whose script a release removed reloads into the new build, and shows an error if there is none', async () => {
  onMissingScript(() => new Promise(() => undefined));
  const failing = () => Promise.reject(new Error('Loading chunk desk-editor failed'));
  const view = render(<ScreenView load={failing} />);
  await act(settle);
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  view.unmount();
  onMissingScript(async () => undefined);
  render(<ScreenView load={failing} />);
  expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument();
});

test('a screen whose script could not be loaded without a network is loaded once it is back', async () => {
  onMissingScript(async () => undefined);
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: () => <h1>收件</h1> });
  render(<ScreenView load={load} />);
  await screen.findByRole('button', { name: '重试' });
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('heading', { name: '收件' })).toBeInTheDocument();
  fireEvent(window, new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});
