import { submissionKinds, type SubmissionCounts, type SubmissionKind } from '../../src/contract/submission';
import type { SubmissionMarks } from '../../src/contract/submission';
import type { Store } from '../db/schema';
import type { SubmissionRow } from './moveSubmission';

/** Number of submissions of each kind that a company has, and of those with something new. */
export async function countOwn(db: Store, fdComId: string): Promise<SubmissionCounts> {
  const rows = await db
    .selectFrom('submission')
    .select(({ fn }) => ['kind', fn.countAll().as('count'), fn.count('newsAt').as('news')])
    .where('fdComId', '=', fdComId)
    .groupBy('kind')
    .execute();
  const found = new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
  const counts = Object.fromEntries(submissionKinds.map((kind) => [kind, found.get(kind) ?? 0]));
  const news = rows.reduce((sum, row) => sum + Number(row.news), 0);
  return { ...counts, news } as SubmissionCounts;
}

/** Some of a company's submissions of a kind, newest first. */
export const listOwn = (
  db: Store,
  fdComId: string,
  kind: SubmissionKind,
  { offset, limit }: { offset: number; limit: number },
): Promise<SubmissionRow[]> =>
  db
    .selectFrom('submission')
    .selectAll()
    .where('fdComId', '=', fdComId)
    .where('kind', '=', kind)
    .orderBy('createdAt', 'desc')
    .orderBy('number', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

/** Maximum marked projects and apps; companies have far fewer. */
const maxMarks = 2000;

/** A company's open submissions by project and by app; the newest of several. */
export async function marksOf(db: Store, fdComId: string): Promise<SubmissionMarks> {
  const rows = await db
    .selectFrom('submission')
    .select(['kind', 'targetId', 'number'])
    .where('fdComId', '=', fdComId)
    .where('kind', 'in', ['application', 'intention'])
    .where('state', 'in', ['submitted', 'accepted', 'granted', 'supplement'])
    .orderBy('createdAt', 'desc')
    .orderBy('number', 'desc')
    .limit(maxMarks)
    .execute();
  const newestLast = rows.reverse();
  const of = (wanted: SubmissionKind) =>
    Object.fromEntries(newestLast.filter(({ kind }) => kind === wanted).map((row) => [row.targetId, row.number]));
  return { projects: of('application'), apps: of('intention') };
}
