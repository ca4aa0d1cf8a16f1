import { Type } from '@sinclair/typebox';
import type { DeskRecord } from '../../src/contract/desk';
import { listSchema, page } from '../http/envelopes';
import { pageWindow, pagingQuery, readPaging } from '../http/pagination';
import { chinaTime } from '../lib/chinaTime';
import type { AreaPlugin } from '../services';
import { requireStaff } from './requireStaff';

const textOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] });

const record = Type.Object({
  fdId: Type.String(),
  at: Type.String(),
  actor: Type.String(),
  action: Type.String(),
  target: Type.String(),
  title: textOrNull,
  note: textOrNull,
});

/** Who did what at the desk, newest first; of one submission where its number is given. */
export const records: AreaPlugin = (app, services) => {
  const { db } = services;
  const { pageNum, pageSize, reasonable } = pagingQuery;
  const target = Type.Optional(Type.String({ description: '编号，或栏目与 fdId' }));
  const schema = {
    tags: ['desk'],
    querystring: Type.Object({ pageNum, pageSize, reasonable, target }),
    response: { 200: listSchema(record) },
  };
  app.get('/api/desk/records', { schema, onRequest: requireStaff(services, 'inbox') }, async ({ query }) => {
    const matching = db
      .selectFrom('deskRecord')
      .$if(Boolean(query.target), (of) => of.where('target', '=', query.target ?? ''));
    const { count } = await matching
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    const total = Number(count);
    const { offset, limit } = pageWindow(readPaging(query, []), total);
    // The second half is reached from the end.
    const fromEnd = Math.max(0, total - offset - limit);
    const backwards = fromEnd < offset;
    const direction = backwards ? 'asc' : 'desc';
    const ids = matching
      .select('fdId')
      .orderBy('at', direction)
      .orderBy('fdId', direction)
      .limit(Math.min(limit, total - offset))
      .offset(backwards ? fromEnd : offset);
    const rows =
      limit === 0
        ? []
        : await db
            .selectFrom('deskRecord')
            .select(['fdId', 'at', 'actor', 'action', 'target', 'title', 'note'])
            .where('fdId', 'in', ids)
            .orderBy('at', 'desc')
            .orderBy('fdId', 'desc')
            .execute();
    return page<DeskRecord>(
      total,
      rows.map((row) => ({ ...row, at: chinaTime(Number(row.at)) })),
    );
  });
};
