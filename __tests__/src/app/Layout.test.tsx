import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loggedIn, userKnown, userUnknown } from '../../../src/areas/auth/authSlice';
import { ErrorBoundary } from '../../../src/app/ErrorBoundary';
import { Layout } from '../../../src/app/Layout';
import { PageFailure } from '../../../src/app/PageFailure';
import { formOpened } from '../../../src/state/dialogsSlice';
import { usePortal, configured, record, findLink, findTitle } from '../../support/usePortal';
import { memoryRouter, renderRoutes } from '../../support/renderApp';
import { makeTestStore } from '../../support/testStore';

/** Header, navigation and footer: docs/behaviour/pages.md. */

const portal = usePortal({
  '/api/system/navigation': configured({ 'home:footer': '© 2025 <b>示例</b>' }),
  '/api/specialist/findSpecialistRelationById': record({ fdEmail: 'a@example.com' }),
});

const { open } = portal;
const mainNavigation = () => screen.findByRole('navigation', { name: '主导航' });
const current = async () =>
  within(await mainNavigation())
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

describe('the header', () => {
  it('has the eight sections in order, and offers an anonymous visitor login and registration', async () => {
    open('/contactUs');
    const doors = within(await mainNavigation()).getByRole('list');
    const links = within(doors).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['首页', '/index'],
      ['企业政策', '/policy'],
      ['金融服务', '/financial'],
      ['共享人才', '/specialist'],
      ['供需对接', '/supply_demand'],
      ['行业动态', '/special'],
      ['数字化转型应用商城', '/shopping_mall'],
      ['联系我们', '/contactUs'],
    ]);
    expect(await findLink('请登录')).toHaveAttribute('href', '/homeLogin?redirect=%2FcontactUs');
    expect(await findLink('免费注册')).toHaveAttribute('href', '/homeRegister?redirect=%2FcontactUs');
    expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull();
  });

  it.each([
    ['/index', ['首页']],
    ['/policy/2', ['企业政策']],
    ['/project', ['企业政策']],
    ['/recruit/detail/1', ['共享人才']],
    ['/specialist/detailAll/craft', ['共享人才']],
    ['/supply_demand/supply', ['供需对接']],
    ['/financial/default', ['金融服务']],
    ['/privacy', []],
    ['/account/login', []],
    ['/nowhere', []],
    ['/policy/detail', []],
    ['/index/x', []],
    ['/supply_demand/foo', []],
    ['/supply_demand/demand/a/b', []],
  ])('marks for %s the items %j', async (path, items) => {
    open(path);
    await findTitle();
    expect(await current()).toEqual(items);
  });

  it('offers login and log-out once it is known that a token has no user', async () => {
    const { store } = open('/policy?page=2', undefined, { token: 't' });
    expect(screen.queryByRole('link', { name: /请登录|免费注册/ })).toBeNull();
    act(() => void store.dispatch(userUnknown()));
    const login = await findLink('请登录');
    expect(login).toHaveAttribute('href', '/homeLogin?redirect=%2Fpolicy%3Fpage%3D2');
    expect(screen.getByRole('button', { name: '退出登录' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '免费注册' })).toBeNull();
  });

  it('links to the login without a redirect from the home page', async () => {
    open('/index');
    expect(await findLink('请登录')).toHaveAttribute('href', '/homeLogin');
  });

  it('shows the user with the default avatar and a log-out button', async () => {
    const { store, user } = open('/contactUs', undefined, { token: 't' });
    act(() => void store.dispatch(userKnown({ username: '榫合智造', avatar: null, fdComId: null, fdComName: null })));
    expect(await screen.findByText('榫合智造')).toBeVisible();
    expect(within(screen.getByRole('banner')).getByAltText('')).toHaveAttribute('src', '/icons/avatar-default.svg');
    expect(screen.queryByRole('link', { name: '请登录' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription('确定要退出登录吗？');
  });
});

it('ends with the copyright line of the config, as text, and the privacy terms', async () => {
  open('/contactUs');
  const footer = await screen.findByRole('contentinfo');
  expect(await within(footer).findByText('© 2025 <b>示例</b>')).toBeVisible();
  expect(within(footer).getByRole('link', { name: '隐私条款' })).toHaveAttribute('href', '/privacy');
  const statement = within(footer).getByRole('link', { name: '无障碍声明' });
  expect(statement).toHaveAttribute('href', '/accessibility');
});

it.each([' ', '\u00a0'])(
  'keeps a telephone number of the copyright line and its label together, parted by %j',
  async (blank) => {
    const line = ['© 示例　热线：0571-8320', '3200（工作日）'].join(blank);
    open('/contactUs', { '/api/system/navigation': configured({ 'home:footer': line }) });
    const footer = await screen.findByRole('contentinfo');
    const number = await within(footer).findByText('热线：0571-8320 3200');
    expect(number).toHaveClass('nb');
    expect(number.parentElement).toHaveTextContent(line.replace(/\s/g, ' '));
  },
);

it('links to feedback about the current page in the footer, and keeps the build number to itself', async () => {
  open('/policy/A&B?page=3');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByRole('link', { name: '反馈' })).toHaveAttribute('href', '/contactUs?from=%2Fpolicy%2FA%26B');
  expect(footer.queryByText(/版本/)).toBeNull();
});

it('leads from a page that does not exist to the home page and the four most used ones', async () => {
  open('/nowhere/at/all');
  expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/index');
  await waitFor(() => expect(document.title).toBe('页面不存在 - 家居定制供应链'));
  const main = within(screen.getByRole('main'));
  const links = ['企业政策', '项目申报', '供需对接', '联系我们'].map((name) => main.getByRole('link', { name }));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/policy',
    '/project',
    '/supply_demand',
    '/contactUs',
  ]);
});

it('covers the page with 加载中… until the user is known', async () => {
  const { store } = makeTestStore(portal.backend.url);
  store.dispatch({ type: 'auth/loggedIn', payload: { token: 't' } });
  const { App } = await import('../../../src/app/App');
  const element = (
    <App>
      <p>页面</p>
    </App>
  );
  renderRoutes(store, memoryRouter([{ path: '*', element }]));
  expect(screen.getByText('加载中…')).toBeVisible();
  act(() => void store.dispatch({ type: 'auth/userUnknown' }));
  expect(screen.queryByText('加载中…')).toBeNull();
  expect(screen.getByText('页面')).toBeVisible();
});

it('shows an error inside the layout for a page that throws, logs it, and retries by 重试', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store } = makeTestStore(portal.backend.url);
  let broken = true;
  const Page = () => {
    if (broken) throw new Error('page');
    return <h1>好了</h1>;
  };
  const caught = (
    <ErrorBoundary Failure={PageFailure}>
      <Page />
    </ErrorBoundary>
  );
  renderRoutes(store, memoryRouter([{ path: '*', element: <Layout>{caught}</Layout> }]));
  expect(screen.getByRole('alert')).toHaveTextContent('页面出错了');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(logged).toHaveBeenCalledWith('[page]', expect.any(Error));
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '好了' })).toBeVisible();
});

describe('the focus is never lost to the document’s body during use: it', () => {
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

  it('stays nowhere on the first page, and is on the heading of the login page after a redirect', async () => {
    const { router } = await openContact();
    expect(document.body).toHaveFocus();
    await act(() => router.navigate('/homeLogin'));
    const title = await findTitle('登录');
    await waitFor(() => expect(title).toHaveFocus());
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
});
