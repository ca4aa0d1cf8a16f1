import { render, screen } from '@testing-library/react';
import { FilterPanel } from '../../../../src/areas/filters/FilterFields';

it('a long label breaks between its words, and is named whole', () => {
  const label = '省中小企业服务中心';
  const filter = { name: 'fdIssuedComName', label: '发文单位', choices: [{ value: 'a', label, count: 7 }] };
  render(<FilterPanel filters={[filter]} choice={{}} isCounted={false} onChoose={() => undefined} />);
  const box = screen.getByRole('checkbox', { name: label });
  const lines = box
    .closest('label')!
    .innerHTML.replace(/<wbr[^>]*>/g, '|')
    .replace(/<[^>]+>/g, '');
  expect(lines).toMatch(/企业\|服务\|中心$/);
});
