import { screen, waitFor, within } from '@testing-library/react';
import { reportOf } from '../../../src/areas/report/reportApi';
import { usePortal, record } from '../../support/usePortal';

const portal = usePortal({ '/api/app/findOrderById': record({ fdId: 'a1', fdAppName: '板图拆单' }) });

const page = '/shopping_mall/detail/a1';
const sent = () => portal.asked('/api/report/add');

describe('reporting a page', () => {
  it('is not offered where there are no staff to read it', async () => {
    portal.open(page);
    await screen.findByRole('heading', { level: 1, name: '板图拆单' });
    expect(screen.queryByRole('button', { name: '举报' })).toBeNull();
  });

  it('sends a report without a login, and confirms it', async () => {
    const { user, router } = portal.open(page, undefined, { extras: ['desk'] });
    await user.click(await screen.findByRole('button', { name: '举报' }));
    const dialog = within(await screen.findByRole('dialog', { name: '举报' }));
    expect(dialog.getByDisplayValue('板图拆单')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '提交举报' }));
    const reason = dialog.getByRole('combobox');
    await waitFor(() => expect(reason).toBeInvalid());
    expect(reason).toHaveAccessibleDescription('请选择举报原因');
    expect(sent()).toEqual([]);
    await user.selectOptions(reason, '联系方式有误');
    await user.type(dialog.getByRole('textbox', { name: /情况说明/ }), '电话是空号');
    await user.click(dialog.getByRole('button', { name: '提交举报' }));
    expect(await screen.findByText('提交成功！')).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(router.state.location.pathname).toBe(page);
  });
});

it('contains the page, the reason and the input only', () => {
  const values = { page: '板图拆单', reason: 'contact', note: ' 电话是空号 ', contact: '' };
  expect(reportOf(values, { area: 'app', fdId: 'a1' })).toEqual({
    area: 'app',
    fdId: 'a1',
    reason: 'contact',
    note: '电话是空号',
    contact: '',
  });
});
