import type { ColumnDataType, Kysely } from 'kysely';

/** Columns by table: name, `!` not null, `#` a whole number up to 2^53 (times in ms, sizes); all others are text. */
const tables: Record<string, string> = {
  account: 'fdId! username! passwordHash! fdComId fdComName avatar isCust! status! createdAt!# demo!',
  session: 'tokenHash! accountId! createdAt!# usedAt!# idleMs!# expiresAt!#',
  shortLived: 'name! value count!# expiresAt!#',
  idempotency: 'keyHash! fingerprint! answer createdAt!#',
  attachment: 'attId! accountId! attKey! fileName! size!# sha256! createdAt!# applicationId',
  projectApplication:
    'fdId! accountId! fdProjectId! fdProjectName! fdComName! fdComId! fdSubmitterName! fdSubmitterPhone! fdApplicantEmail fdApplicationInfo createdAt!#',
  purchaseIntention:
    'fdId! accountId! fdAppId! fdAppName! fdComId! fdComName! fdContactName! fdContactPhone! fdContactEmail fdContactWechat createdAt!#',
};

const indexes: [table: string, column: string, unique?: true][] = [
  ['account', 'username', true],
  ['session', 'accountId'],
  ['session', 'expiresAt'],
  ['shortLived', 'expiresAt'],
  ['idempotency', 'createdAt'],
  ['attachment', 'applicationId'],
  ['projectApplication', 'fdProjectId'],
  ['purchaseIntention', 'fdAppId'],
];

/** Accounts, sessions, what lives for minutes, keys of writes, attachments, applications, intentions. */
export async function accounts(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(tables)) {
    let create = db.schema.createTable(table);
    for (const [position, marked] of columns.split(' ').entries()) {
      const type: ColumnDataType = marked.includes('#') ? 'bigint' : 'text';
      create = create.addColumn(marked.replace(/[!#]/g, ''), type, (column) => {
        if (position === 0) return column.notNull().primaryKey();
        return marked.includes('!') ? column.notNull() : column;
      });
    }
    await create.execute();
  }
  for (const [table, column, unique] of indexes) {
    const index = db.schema.createIndex(`${table}_by_${column}`).on(table).column(column);
    await (unique ? index.unique() : index).execute();
  }
}
