import { screen, waitFor } from '@testing-library/react';
import { usePortal, pageOfRows, record, findLink, textsOf } from '../../support/usePortal';

/** Supplies side by side: docs/behaviour/supply-and-demand.md#comparison. */

const entry = (n: number) => ({
  fdId: `e${n}`,
  fdGetbuginessName: `板材 ${n}`,
  fdType: n === 5 ? 'door' : 'board',
  fdGetbuginessNumber: `${n}000`,
  fdGetbuginessModel: '2440×1220×18/张',
  fdGetbuginessPrice: n * 850,
  fdContactsPhone: '13800000000',
  fdDeadlineTime: n === 3 ? '2001-01-01' : '2099-12-31',
});
const portal = usePortal({
  '/api/getbuginess/list': pageOfRows(5, entry),
  '/api/getbuginess/findSupplyDemandById': ({ query }) => {
    const n = Number(query.get('fdId')?.slice(1));
    return n > 5 ? { status: 500 } : record(entry(n));
  },
  '/api/getbuginess/categories': record([{ fdCategory: 'board', fdCategoryName: '板材类' }]),
});

const field = (n: number) => screen.findByRole('checkbox', { name: `加入对比 板材 ${n}` });

it('compares the chosen supplies, three at most, and going back keeps them chosen', async () => {
  const { address, user } = portal.open('/supply_demand/supply');
  await user.click(await field(1));
  expect(screen.getByText('已选 1 条，最多 3 条')).toBeVisible();
  expect(screen.queryByRole('link', { name: '对比' })).not.toBeInTheDocument();
  await user.click(await field(2));
  await user.click(await field(4));
  expect(await field(3)).toBeDisabled();
  await user.click(await field(4));
  expect(await field(3)).toBeEnabled();
  await user.click(screen.getByRole('link', { name: '对比' }));
  expect(textsOf('cell', await screen.findByRole('row', { name: /^数量/ }))).toEqual([
    '1,000\u00a0张',
    '2,000\u00a0张',
  ]);
  expect(address()).toBe('/supply_demand/compare?id=e1&id=e2');
  expect(textsOf('columnheader')).toEqual(['板材 1', '板材 2']);
  await user.click(screen.getByRole('link', { name: '返回供应列表' }));
  await waitFor(async () => expect(await field(2)).toBeChecked());
  await user.click(screen.getByRole('button', { name: '清除' }));
  expect(await field(2)).not.toBeChecked();
  expect(screen.queryByText(/已选/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  expect(await field(2)).toBeChecked();
});

it('compares within one category: entries of another cannot be chosen, nor named by the address', async () => {
  const { user, unmount } = portal.open('/supply_demand/supply');
  await user.click(await field(1));
  expect(await field(5)).toBeDisabled();
  expect(await field(2)).toBeEnabled();
  expect(screen.getByText('同一类别的供应才能对比')).toBeVisible();
  unmount();
  portal.open('/supply_demand/compare?id=e1&id=e5&id=e2');
  expect(await screen.findByText('另有 1 条属于其他类别，不在此对比。')).toBeVisible();
  expect(textsOf('columnheader')).toEqual(['板材 1', '板材 2']);
});

it('gives the price of one piece, and calls the company of an open entry', async () => {
  portal.open('/supply_demand/compare?id=e1&id=e3');
  const amounts = await screen.findByRole('row', { name: /^金额/ });
  expect(textsOf('cell', amounts)).toEqual(['850 元约 0.85 元/张', '2,550 元约 0.85 元/张']);
  const [call, ...others] = screen.getAllByRole('link', { name: /^拨打电话/ });
  expect(call).toHaveAttribute('href', 'tel:13800000000');
  expect(others).toEqual([]);
});

it('takes nothing back once something else was chosen', async () => {
  const { user } = portal.open('/supply_demand/supply');
  await user.click(await field(1));
  await user.click(screen.getByRole('button', { name: '清除' }));
  expect(screen.getByRole('button', { name: '撤销' })).toBeVisible();
  await user.click(await field(2));
  await user.click(await field(2));
  expect(screen.queryByRole('button', { name: '撤销' })).not.toBeInTheDocument();
});

it('shows the others where one fails, and a link to the list without any', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { unmount } = portal.open('/supply_demand/compare?id=e3&id=e9&id=e3');
  expect(await screen.findByText('有 1 条未能加载。', { exact: false })).toBeVisible();
  expect(textsOf('columnheader')).toEqual(['板材 3']);
  unmount();
  portal.open('/supply_demand/compare');
  expect(await findLink('返回供应列表')).toBeVisible();
});
