import { fireEvent, screen, within } from '@testing-library/react';
import { answersOf, pageOfRows, record } from '../../support/cannedPortal';
import { renderApp } from '../../support/renderApp';
import { useCannedServer } from '../../support/cannedServer';

const backend = useCannedServer();

const app = (fields: object) => ({ fdId: 'a1', fdAppName: '板图拆单', ...fields });
const list = (fields: object) => ({ '/api/app/list': pageOfRows(1, () => app(fields)) });
const card = async () => (await screen.findByText('面议')).closest('li')!;

describe('the top list of the mall', () => {
  const top = {
    body: { code: 0, data: [1, 2, 3, 4].map((n) => ({ fdId: `t${n}`, fdAppName: `优选 ${n}`, fdRating: n })) },
  };

  it('shows three apps on the root path, fetched with page size 3', async () => {
    backend.answering(answersOf({ '/api/app/findTopList': top }));
    renderApp('/shopping_mall', { origin: backend.url });
    const block = await screen.findByRole('region', { name: '优惠方案' });
    expect(await within(block).findAllByRole('listitem')).toHaveLength(3);
    expect(within(block).getByRole('link', { name: '优选 1' })).toHaveAttribute('href', '/shopping_mall/detail/t1');
    const asked = backend.requests.find(({ path }) => path === '/api/app/findTopList');
    expect(asked?.query.get('pageSize')).toBe('3');
  });

  it('is absent in a category, and not fetched', async () => {
    backend.answering(answersOf({ '/api/app/findTopList': top }));
    renderApp('/shopping_mall/c1', { origin: backend.url });
    await screen.findByText('共 0 条');
    expect(screen.queryByRole('region', { name: '优惠方案' })).toBeNull();
    expect(backend.requests.some(({ path }) => path === '/api/app/findTopList')).toBe(false);
  });
});

describe('a card of the mall', () => {
  it('always says 面议 and never shows a price', async () => {
    backend.answering(answersOf(list({ fdMarketPrice: '9800' })));
    renderApp('/shopping_mall', { origin: backend.url });
    expect(within(await card()).getByText('面议')).toBeVisible();
    expect(document.body).not.toHaveTextContent('9800');
  });

  it.each([
    ['4.5', '评分 4.5 星'],
    [9, '评分 5 星'],
    [-1, '评分 0 星'],
  ])('rates %p as %s', async (fdRating, name) => {
    backend.answering(answersOf(list({ fdRating })));
    renderApp('/shopping_mall', { origin: backend.url });
    expect(within(await card()).getByRole('img', { name })).toBeVisible();
  });

  it('says 暂无评分 without a rating and 暂无描述 without a description', async () => {
    backend.answering(answersOf(list({})));
    renderApp('/shopping_mall', { origin: backend.url });
    expect(within(await card()).getByText('暂无评分')).toBeVisible();
    expect(within(await card()).getByText('暂无描述')).toBeVisible();
  });

  it.each([
    ['cuts the preview of a description after 100 characters, counted as people do', 101, '…'],
    ['leaves a description of 100 characters whole', 100, ''],
  ])('%s', async (_what, length, end) => {
    backend.answering(answersOf(list({ fdDescription: `<p>${'𠮷'.repeat(length)}</p>` })));
    renderApp('/shopping_mall', { origin: backend.url });
    expect(within(await card()).getByText(`${'𠮷'.repeat(100)}${end}`)).toBeVisible();
  });
});

describe('the detail of an app', () => {
  const open = (fields: object, token?: string) => {
    backend.answering(answersOf({ '/api/app/findOrderById': record(app(fields)) }));
    return renderApp('/shopping_mall/detail/a1', { origin: backend.url, token });
  };

  it('plays its video and links to its demonstration outside', async () => {
    open({ fdVideoUrl: '/profile/video/a.mp4', fdDemoUrl: 'https://demo.example.com/a' });
    expect(await screen.findByLabelText('板图拆单演示视频')).toHaveAttribute(
      'src',
      `${backend.url}/profile/video/a.mp4`,
    );
    const demo = screen.getByRole('link', { name: '查看演示' });
    expect(demo).toHaveAttribute('href', 'https://demo.example.com/a');
    expect(demo).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('says 暂无视频 for a video that does not play', async () => {
    open({ fdVideoUrl: '/profile/video/a.mp4' });
    fireEvent.error(await screen.findByLabelText('板图拆单演示视频'));
    expect(screen.getByText('暂无视频')).toBeVisible();
  });

  it('never links to an address that is not an http address', async () => {
    open({ fdDemoUrl: 'javascript:alert(1)' });
    await screen.findByRole('heading', { level: 1, name: '板图拆单' });
    expect(screen.queryByRole('link', { name: '查看演示' })).toBeNull();
  });

  it('asks a visitor to log in before 提交意向, and opens the form for a company', async () => {
    const visitor = open({});
    await visitor.user.click(await screen.findByRole('button', { name: '提交意向' }));
    expect(visitor.store.getState().dialogs).toMatchObject({
      question: 'loginNeeded',
      pendingForm: { path: '/shopping_mall/detail/a1', dialog: { kind: 'intention', fdId: 'a1', title: '板图拆单' } },
    });
    visitor.unmount();
    const company = open({}, 'token');
    await company.user.click(await screen.findByRole('button', { name: '提交意向' }));
    expect(company.store.getState().dialogs.form).toEqual({ kind: 'intention', fdId: 'a1', title: '板图拆单' });
  });
});
