import { Type } from '@sinclair/typebox';
import { contentDisposition } from '../http/contentDisposition';
import { StatusError } from '../lib/errors';
import type { AreaPlugin } from '../services';
import { deskRoutes, record } from './deskRoutes';
import { text } from './deskSchemas';

/** An attachment of a submission, under its original file name. */
export const attachments: AreaPlugin = (app, services) => {
  const schema = { querystring: Type.Object({ attId: text }) };
  const { call } = deskRoutes(app, services, 'inbox');
  call('GET', '/api/desk/attachment', { schema }, async ({ query, reply, inTransaction }) => {
    const row = await services.db
      .selectFrom('attachment')
      .innerJoin('submission', 'submission.fdId', 'attachment.applicationId')
      .select(['attId', 'fileName', 'size', 'number'])
      .where('attId', '=', query.attId)
      .executeTakeFirst();
    // Unclaimed uploads are visible to their company only.
    const file = row && (await services.attachments.open(row.attId));
    if (!row || !file) throw new StatusError(404, '请求的资源不存在');
    try {
      const act = { action: 'file:download', target: row.number, title: row.fileName };
      await inTransaction((context) => record(context, act));
    } catch (error) {
      await file.close();
      throw error;
    }
    return reply
      .headers({
        'content-disposition': contentDisposition(row.fileName),
        'content-length': Number(row.size),
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type('application/octet-stream')
      .send(file.createReadStream());
  });
};
