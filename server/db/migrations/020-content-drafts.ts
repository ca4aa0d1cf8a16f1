import type { ColumnDataType, Kysely } from 'kysely';

/** Columns by table: `!` not null, `#` a time; the key comes first. */
const tables: Record<string, { columns: string; key: string[] }> = {
  contentDraft: {
    columns: 'accountId! area! draftKey! sitting! version!+ title! fields! savedAt!#',
    key: ['accountId', 'area', 'draftKey'],
  },
  contentDraftVersion: {
    columns: 'fdId! area! draftKey! version!+ values! at!# by! note!',
    key: ['fdId'],
  },
  contentEditor: {
    columns: 'area! fdId! sitting! accountId! name! since!# seenAt!# claimedAt!#',
    key: ['area', 'fdId', 'sitting'],
  },
};

const typeOf = (marked: string): ColumnDataType =>
  marked.includes('#') ? 'bigint' : marked.includes('+') ? 'integer' : 'text';

/** What staff type before they save it, what of it was replaced, and who has an item open. */
export async function contentDrafts(db: Kysely<unknown>): Promise<void> {
  for (const [table, { columns, key }] of Object.entries(tables)) {
    let create = db.schema.createTable(table);
    for (const marked of columns.split(' ')) {
      create = create.addColumn(marked.replace(/[!#+]/g, ''), typeOf(marked), (column) => column.notNull());
    }
    await create.addPrimaryKeyConstraint(`${table}_key`, key as never[]).execute();
  }
  await db.schema
    .createIndex('contentDraftVersion_of_item')
    .on('contentDraftVersion')
    .columns(['area', 'draftKey', 'at'])
    .execute();
}
