import { act, render, screen } from '@testing-library/react';
import { NumberField } from '../../../src/components/NumberField';

it('lets a script that focuses the field and selects its text replace all of it', () => {
  render(<NumberField label="金额" name="amount" value="12000" onType={() => {}} onLeave={() => {}} />);
  const input = screen.getByLabelText<HTMLInputElement>('金额');
  expect(input).toHaveValue('12,000');
  act(() => {
    input.focus();
    input.select();
  });
  expect(input).toHaveValue('12000');
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5]);
});
