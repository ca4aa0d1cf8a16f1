import { sentFacts } from '../../../../src/areas/my/sentFacts';
import type { SubmissionDetail } from '../../../../src/contract/submission';

/** A company's view of its submissions: docs/behaviour/my.md. */

const entry = (values: Record<string, string>) =>
  ({ kind: 'entry', title: '门板', fdComName: '百木木业', values }) as unknown as SubmissionDetail;

const valueOf = (label: string, values: Record<string, string>) =>
  sentFacts(entry(values), new Map()).find((fact) => fact.label === label)?.value;

test('an amount of zero is 面议, and figures have their units', () => {
  expect(valueOf('金额', { fdGetbuginessPrice: '0' })).toBe('面议');
  expect(valueOf('金额', { fdGetbuginessPrice: '12000' })).toBe('12,000 元');
});
