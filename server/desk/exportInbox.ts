import { Type } from '@sinclair/typebox';
import { stateWord } from '../../src/contract/desk';
import type { SubmissionKind, SubmissionState } from '../../src/contract/submission';
import type { Store } from '../db/schema';
import type { SubmissionRow } from '../submissions/moveSubmission';
import { sentValues } from '../submissions/submissionDetail';
import { requirePassword } from './ownAccount';
import { sql, type RawBuilder } from 'kysely';
import { countRows } from '../lists/listQuery';
import { allRows, type DeskPlugin } from './deskRoutes';
import { exportFormat, sendTable } from './exportFormats';
import { inboxQuery, inboxConditions } from './inbox';
import { chinaTimeOrNull as time } from '../lib/chinaTime';

/** Maximum selected submissions; no page of the inbox has more rows. */
const maxSelected = 100;

/** The table, header first, newest first; later arrivals are left out. */
async function* tableOf(db: Store, kind: string | null, where: RawBuilder<boolean>): AsyncGenerator<string[]> {
  const columns = columnsOf(kind);
  yield columns.map(([label]) => label);
  for await (const rows of allRows(db, 'submission', 'createdAt', where)) {
    const valuesById = await sentValues(db, rows);
    for (const row of rows) yield columns.map(([, cell]) => cell(row, valuesById.get(row.fdId) ?? {}) ?? '');
  }
}

/** Streams the filtered list as a file. */
export const exportInbox: DeskPlugin = ({ call }, services) => {
  const { db, now } = services;
  const picks = `编号，以逗号分隔，至多 ${maxSelected} 个；给出时不再筛选`;
  const querystring = Type.Object({
    ...inboxQuery,
    numbers: Type.Optional(Type.String({ description: picks })),
    format: exportFormat,
  });
  const options = {
    description: '导出筛选后的列表；xlsx 或 csv（UTF-8，带 BOM）。',
    schema: { querystring },
    preHandler: requirePassword(services),
  };
  call('GET', '/api/desk/export', options, async (got) => {
    const { format, numbers, ...query } = got.query;
    const picked = numbers?.split(',').slice(0, maxSelected);
    const where = picked ? sql<boolean>`"number" in (${sql.join(picked)})` : inboxConditions(db, query, now());
    const total = await countRows(db, 'submission', [where]);
    const note = numbers ?? decodeURIComponent(String(new URLSearchParams(query)));
    const entry = { action: 'inbox:export', title: `${total} 件`, note };
    return sendTable(got, { name: '收件', format, total }, tableOf(db, query.kind || null, where), entry);
  });
};

/** Fields of a form, by their names in the payload. */
type Sent = Record<string, string | null | undefined>;

/** A column: its header, its value, and the kinds that have it (default: all). */
type Column = [label: string, of: (row: SubmissionRow, sent: Sent) => string | null | undefined, kinds?: string];

const kindWords: Record<string, string> = { application: '项目申报', intention: '采购意向', entry: '供需发布' };
const sideWords: Record<string, string> = { '1': '需求', '2': '供应' };

const columns: Column[] = [
  ['编号', (row) => row.number],
  ['类别', (row) => kindWords[row.kind]],
  ['进度', ({ kind, state }) => stateWord(state as SubmissionState, kind as SubmissionKind)],
  ['企业', (row) => row.fdComName],
  ['名称', (row) => row.title],
  ['受理方', (row) => row.party, 'application intention'],
  ['联系人', (_row, sent) => sent.fdSubmitterName ?? sent.fdContactName ?? sent.fdContactsPerson],
  ['联系电话', (_row, sent) => sent.fdSubmitterPhone ?? sent.fdContactPhone ?? sent.fdContactsPhone],
  ['联系邮箱', (_row, sent) => sent.fdApplicantEmail ?? sent.fdContactEmail, 'application intention'],
  ['微信号', (_row, sent) => sent.fdContactWechat, 'intention'],
  ['申报说明', (_row, sent) => sent.fdApplicationInfo, 'application'],
  ['附件', (row) => String(row.attachments), 'application'],
  ['供需类型', (_row, sent) => sideWords[sent.fdGetbuginessType ?? ''], 'entry'],
  ['型号', (_row, sent) => sent.fdGetbuginessModel, 'entry'],
  ['数量', (_row, sent) => sent.fdGetbuginessNumber, 'entry'],
  ['金额', (_row, sent) => sent.fdGetbuginessPrice, 'entry'],
  ['所在地区', (_row, sent) => sent.fdArea, 'entry'],
  ['详细地址', (_row, sent) => sent.fdContactsAddress, 'entry'],
  ['截止日期', (_row, sent) => sent.fdDeadlineTime?.slice(0, 10), 'entry'],
  ['提交时间', (row) => time(row.createdAt)],
  ['受理时间', (row) => time(row.acceptedAt)],
  ['办结时间', (row) => time(row.endedAt)],
  ['预计答复', (row) => row.expectedDay],
  ['经办人', (row) => row.answeredBy ?? row.handler],
  ['给企业的说明', (row) => row.answer],
];

/** The columns for one kind, or for all. */
const columnsOf = (kind: string | null): Column[] =>
  columns.filter(([, , kinds]) => kind === null || kinds === undefined || kinds.split(' ').includes(kind));
