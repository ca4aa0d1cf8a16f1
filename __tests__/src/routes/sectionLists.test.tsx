import { screen, within } from '@testing-library/react';
import { pageOfRows, record } from '../../support/cannedPortal';
import { findTitle, textsOf } from '../../support/see';
import { usePortal } from '../../support/usePortal';

const portal = usePortal();

/** The section pages: address, area, heading, page size, first category, title field, details. docs/behaviour/lists.md. */
const sections = [
  ['/policy', 'policy', '企业政策', 6, '全部', 'fdTitle', '/policy/detail/'],
  ['/project', 'project', '项目申报', 6, '全部', 'fdProjectName', '/project/detail/'],
  ['/financial/c1', 'financial', '金融服务', 6, '平台介绍', 'fdTitle', '/financial/detail/'],
  ['/special', 'industryNews', '行业动态', 6, '全部', 'fdTitle', '/special/detail/'],
  ['/shopping_mall', 'app', '数字化转型应用商城', 9, '全部', 'fdAppName', '/shopping_mall/detail/'],
  ['/specialist/detailAll', 'specialist', '全部专家', 12, '全部', 'fdName', '/specialist/detail/'],
  ['/supply_demand/supply', 'getbuginess', '供需对接', 9, '全部', 'fdGetbuginessName', '/supply_demand/supply/detail/'],
  ['/supply_demand/demand', 'getbuginess', '供需对接', 9, '全部', 'fdGetbuginessName', '/supply_demand/demand/detail/'],
] as const;

describe.each(sections)('the section page %s', (path, api, heading, size, first, title, detail) => {
  it('has its heading, its list with links to the details, its category nav and the pagination', async () => {
    const { address } = portal.open(path, {
      [`/api/${api}/categories`]: record([{ fdCategory: 'c1', fdCategoryName: '第一类' }]),
      [`/api/${api}/list`]: pageOfRows(size + 1, (n) => ({ fdId: `id${n}`, [title]: `条目 ${n}` })),
    });
    const list = within(await screen.findByRole('list', { name: heading }));
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(document.title).toBe(`${heading} - 家居定制供应链`);
    expect(list.getByRole('link', { name: '条目 1' })).toHaveAttribute('href', `${detail}id1`);
    expect(list.getAllByRole('heading')).toHaveLength(size);
    expect(portal.asked(`/api/${api}/list`)[0].get('pageSize')).toBe(String(size));
    const nav = within(screen.getByRole('navigation', { name: '分类导航' }));
    expect(nav.getAllByRole('link')[0]).toHaveTextContent(first);
    expect(await nav.findByRole('link', { name: '第一类' })).toBeVisible();
    expect(within(screen.getByRole('navigation', { name: '分页' })).getByText(`共 ${size + 1} 条`)).toBeVisible();
    // Without a login: docs/behaviour/accounts.md.
    expect([address(), portal.authorized()]).toEqual([path, []]);
  });
});

it('names the policy categories by the fixed labels where the backend sends none', async () => {
  portal.open('/policy');
  await findTitle('企业政策');
  const labels = textsOf('link', screen.getByRole('navigation', { name: '分类导航' })).map((text) => text?.trim());
  expect(labels).toEqual(['全部', '普通政策', '申报政策', '政策解读', '项目申报']);
});
