import { act, render, screen } from '@testing-library/react';
import { ReceiptCode } from '../../../../src/areas/my/SubmissionSheet';
import { settle } from '../../../support/cannedPage';

jest.mock('../../../../src/components/QrCode', () => {
  throw new Error('the chunk has not come');
});

test('a receipt stays when the script of its QR code does not come', async () => {
  render(
    <>
      <p>回执</p>
      <ReceiptCode number="SB-20250716-0131" />
    </>,
  );
  await act(settle);
  expect(screen.getByText('回执')).toBeInTheDocument();
});
