import fs from 'node:fs';
import path from 'node:path';
import type { SubmissionKind } from '../../src/contract/submission';
import { deleteRows, rowsWith, updateRows } from '../db/queries';
import type { StoreTransaction } from '../db/schema';
import { chinaDay, dayMs } from '../lib/chinaTime';
import { enterApplication, enterIntention, publishEntry } from './enterSubmission';
import { findSubmissionOrThrow, moveSubmission, type Move, type Mover } from './moveSubmission';
import type { Company } from './submissionRoute';

/** A demo submission as in its file. Times are `-3d 09:30` and days `+8d`, relative to the first start. */
interface DemoSubmission {
  kind: SubmissionKind;
  at: string;
  /** Of its project or app. */
  title?: string;
  values: Record<string, string>;
  /** Closing day of an entry. */
  deadline?: string;
  steps: { step: Move['step']; at: string; by?: string; note?: string; expectedDay?: string }[];
}

/** A fictitious contact; 138 0000 numbers are not assigned. */
const person = '周予安';
const phone = '13800000001';
const email = 'demo@example.com';

const dayOf = (text: string, now: number): string => chinaDay(now + parseInt(text, 10) * dayMs);

const momentOf = (text: string, now: number): number =>
  Date.parse(`${dayOf(text, now)}T${text.split(' ')[1] ?? '09:00'}:00+08:00`);

/** Inserts a demo submission. @returns its number; null if the project or app does not exist */
async function enter(
  trx: StoreTransaction,
  company: Company,
  demo: DemoSubmission,
  start: number,
): Promise<string | null> {
  const now = momentOf(demo.at, start);
  const title = demo.title ?? '';
  if (demo.kind === 'entry') {
    const values = {
      fdComName: company.fdComName,
      fdContactsPerson: person,
      fdContactsPhone: phone,
      fdArea: '河北·廊坊',
      fdContactsAddress: '演示产业园 6 号',
      fdDeadlineTime: dayOf(demo.deadline ?? '+30d', start),
      ...demo.values,
    } as Parameters<typeof publishEntry>[2];
    const number = await publishEntry(trx, company, values, { now, review: false });
    const { fdId } = await findSubmissionOrThrow(trx, number, null);
    await updateRows(trx, 'getbuginess', { fdId }, { demo: '1' });
    return number;
  }
  if (demo.kind === 'application') {
    const project = await rowsWith(trx, 'project', { fdProjectName: title }).selectAll().executeTakeFirst();
    if (!project) return null;
    const form = {
      fdProjectId: project.fdId,
      fdProjectName: title,
      fdSubmitterName: person,
      fdSubmitterPhone: phone,
      fdApplicantEmail: email,
      fdApplicationInfo: '',
      ...demo.values,
    };
    return enterApplication(trx, company, form, { party: project.fdPublisher, attachments: '', now });
  }
  const app = await rowsWith(trx, 'app', { fdAppName: title }).selectAll().executeTakeFirst();
  if (!app) return null;
  const form = {
    fdAppId: app.fdId,
    fdAppName: title,
    fdContactName: person,
    fdContactPhone: phone,
    fdContactEmail: email,
    fdContactWechat: '',
    ...demo.values,
  };
  return enterIntention(trx, company, form, { party: app.fdSupplier, now });
}

/**
 * Inserts the demo company's submissions with their history; call it after the demo content and the demo accounts have
 * been created. Everything is fictitious; `removeDemoSubmissions` deletes it.
 */
export async function createDemoSubmissions(trx: StoreTransaction, contentDir: string, start: number): Promise<void> {
  const file = path.join(contentDir, 'submissions', 'sent.json');
  const all = JSON.parse(fs.readFileSync(file, 'utf8')) as DemoSubmission[];
  const accounts = await trx.selectFrom('account').selectAll().where('demo', '=', '1').execute();
  const customer = accounts.find(({ isCust }) => isCust === '1');
  const staff = accounts.find(({ isCust }) => isCust === '0');
  if (!customer?.fdComId || !customer.fdComName || !staff) return;
  const { fdComId, fdComName } = customer;
  const company: Company = { accountId: customer.fdId, fdComId, fdComName };
  for (const demo of all) {
    const number = await enter(trx, company, demo, start);
    if (number === null) continue;
    for (const { step, at, by = '', note = '', expectedDay } of demo.steps) {
      const mover: Mover =
        step === 'withdraw'
          ? { side: 'company', fdComId, name: person }
          : { side: 'staff', accountId: staff.fdId, username: staff.username, name: by, publicName: by };
      const day = expectedDay ? dayOf(expectedDay, start) : '';
      await moveSubmission(trx, { number, step, mover, note, expectedDay: day }, momentOf(at, start));
    }
    await updateRows(trx, 'submission', { number }, { demo: '1' });
    // Nobody is told of what is made up.
    await deleteRows(trx, 'outbox', { number });
  }
}
