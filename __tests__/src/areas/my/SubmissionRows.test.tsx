import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SubmissionRows } from '../../../../src/areas/my/SubmissionRows';
import { submissionSummary } from '../../../support/submissionSummary';

/** The rows of /my: docs/behaviour/my.md. */

const entry = submissionSummary({ kind: 'entry', state: 'granted', side: '1', model: 'MB-2025' });

test.each([
  ['4000', '数量 4,000'],
  ['12500.5', '数量 12,500.5'],
  ['若干', '数量 若干'],
])('an entry of %s says %s', (quantity, text) => {
  render(
    <MemoryRouter>
      <SubmissionRows
        submissions={[{ ...entry, quantity }]}
        label="供需信息"
        now={new Date('2025-07-17T00:00:00Z')}
        projects={{}}
        onStep={() => undefined}
      />
    </MemoryRouter>,
  );
  expect(screen.getByText(text)).toBeInTheDocument();
  // What is no quantity stays as it is.
  expect(screen.getByText('MB-2025')).toBeInTheDocument();
});
