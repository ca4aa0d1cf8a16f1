import { act, screen, within } from '@testing-library/react';
import { projectApplied } from '../../../src/state/appliedSlice';
import { answersOf, pageOfRows, record } from '../../support/cannedPortal';
import { renderApp } from '../../support/renderApp';
import { useCannedServer } from '../../support/cannedServer';

const backend = useCannedServer();

const project = (n: number) => ({ fdId: `p${n}`, fdProjectName: `项目 ${n}`, fdApplicationEnd: '2020-01-01' });

describe('projects', () => {
  it('are always 申报中, each with its detail and 在线申报', async () => {
    backend.answering(answersOf({ '/api/project/list': pageOfRows(2, project) }));
    renderApp('/project', { origin: backend.url });
    const items = within(await screen.findByRole('list', { name: '项目申报' })).getAllByRole('listitem');
    for (const [place, item] of items.entries()) {
      expect(within(item).getByText('申报中')).toBeVisible();
      expect(within(item).getByRole('link', { name: '查看详情' })).toHaveAttribute(
        'href',
        `/project/detail/p${place + 1}`,
      );
      expect(within(item).getByRole('button', { name: '在线申报' })).toBeEnabled();
    }
  });

  it('ask a visitor to log in before 在线申报, and return to where it was clicked', async () => {
    backend.answering(answersOf({ '/api/project/list': pageOfRows(20, project) }));
    const { user, store } = renderApp('/project?page=2', { origin: backend.url });
    await user.click((await screen.findAllByRole('button', { name: '在线申报' }))[0]);
    expect(store.getState().dialogs.pendingForm).toEqual({
      path: '/project?page=2',
      dialog: { kind: 'projectApplication', fdId: 'p7', title: '项目 7' },
    });
  });

  it('whose last day has passed are marked 已截止, with 在线申报 as a secondary button', async () => {
    const open = { fdId: 'open', fdProjectName: '在期', fdApplicationEnd: '2999-12-31' };
    backend.answering(answersOf({ '/api/project/list': pageOfRows(2, (n) => (n === 1 ? open : project(n))) }));
    renderApp('/project', { origin: backend.url });
    const [still, over] = within(await screen.findByRole('list', { name: '项目申报' })).getAllByRole('listitem');
    expect(within(still).queryByText('已截止')).toBeNull();
    expect(within(over).getByText('已截止')).toBeVisible();
    expect(within(over).getByRole('button', { name: '在线申报' })).toHaveClass('btn--line');
    expect(within(still).getByRole('button', { name: '在线申报' })).not.toHaveClass('btn--line');
  });

  it('that the company has applied for say 已申报, which opens nothing and keeps the focus', async () => {
    backend.answering(answersOf({ '/api/project/list': pageOfRows(2, project) }));
    const { user, store } = renderApp('/project', { origin: backend.url, token: 'token-1' });
    const button = (await screen.findAllByRole('button', { name: '在线申报' }))[0];
    button.focus();
    act(() => void store.dispatch(projectApplied({ fdId: 'p1' })));
    expect(screen.getByRole('button', { name: '已申报' })).toHaveFocus();
    expect(screen.getByRole('button', { name: '已申报' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: '已申报' }));
    expect(store.getState().dialogs).toMatchObject({ form: null, question: null });
    expect(screen.getAllByRole('button', { name: '在线申报' })).toHaveLength(1);
  });

  it('link their attachment for download by its name', async () => {
    backend.answering(
      answersOf({
        '/api/project/findProjectById': record(project(1)),
        '/api/att/getAttFile': record('/profile/upload/2025/申报表.zip'),
      }),
    );
    renderApp('/project/detail/p1', { origin: backend.url });
    const link = await screen.findByRole('link', { name: /申报表\.zip/ });
    expect(link).toHaveAttribute('href', `${backend.url}/profile/upload/2025/${encodeURIComponent('申报表.zip')}`);
    const asked = backend.requests.find(({ path }) => path === '/api/att/getAttFile');
    expect(Object.fromEntries(asked!.query)).toEqual({ fdId: 'p1', clazz: 'project', key: 'projectAtt' });
  });
});

it('the finance section begins with its introduction, with four figures, nine banks by their names, and no 全部', async () => {
  backend.answering(answersOf({}));
  const { address } = renderApp('/financial', { origin: backend.url });
  await screen.findByRole('heading', { level: 2, name: '平台介绍' });
  expect(address()).toBe('/financial/default');
  for (const figure of ['约1.5亿元', '54家', '132笔', '120万元']) expect(document.body).toHaveTextContent(figure);
  const marks = within(screen.getByRole('list', { name: '合作银行' })).getAllByRole('img', { name: /银行$/ });
  expect(new Set(marks.map((mark) => mark.getAttribute('aria-label'))).size).toBe(9);
  const nav = within(screen.getByRole('navigation', { name: '分类导航' }));
  expect(nav.getByRole('link', { name: '平台介绍' })).toHaveAttribute('aria-current', 'page');
  expect(nav.queryByRole('link', { name: '全部' })).toBeNull();
});
