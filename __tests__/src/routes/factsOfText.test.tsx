import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FinancialArticle } from '../../../src/areas/financial/FinancialArticle';
import type { FinancialItem } from '../../../src/contract/areas/financial';
import type { Policy } from '../../../src/contract/areas/policy';
import { PolicyWithProject } from '../../../src/routes/policyDetail/PolicyWithProject';
import policyHead from '../../../src/routes/policyDetail/PolicyHead.module.css';

jest.mock('../../../src/state/hooks', () => ({ useOffers: () => true }));
jest.mock('../../../src/areas/relations/relationsApi', () => ({
  useGetRelationsQuery: () => ({ currentData: { groups: [] }, isFetching: false }),
}));

const period = '2026年5月1日至2026年6月30日';
const policy = {
  fdTitle: '通知',
  fdClass: '2',
  fdContent: `<p>申报时间：${period}</p><p>电话：0571-87654321</p><p>2026年5月20日</p>`,
} as unknown as Policy;
const item = {
  fdTitle: '订单贷',
  fdContent: '<table><tr><td>额度</td><td>500 万元</td></tr></table>',
} as unknown as FinancialItem;

it('a header says what its text states once the text can be read, where room was kept for it', async () => {
  const { container } = render(
    <MemoryRouter>
      <PolicyWithProject fdId="p1" policy={policy} kind="申报通知" />
      <FinancialArticle item={item} kind="融资" />
    </MemoryRouter>,
  );
  const room = () => container.querySelector(`header .${policyHead.room}`);
  expect(screen.queryByText(`申报时间：${period}`, { selector: 'header *' })).toBeNull();
  expect(room()).toBeInTheDocument();
  const shown = await screen.findByText(`申报时间：${period}`, { selector: 'header *' });
  expect(room()).toContainElement(shown);
  expect(screen.getByRole('link', { name: '0571-87654321' })).toHaveAttribute('href', 'tel:057187654321');
  expect(screen.getByText('额度', { selector: 'header dt' })).toBeVisible();
});
