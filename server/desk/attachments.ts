import { Type } from '@sinclair/typebox';
import { contentDisposition } from '../http/contentDisposition';
import { writeAuditLog } from '../db/writeAuditLog';
import { StatusError } from '../lib/errors';
import type { AreaPlugin } from '../services';
import { requireStaff, staffOf } from './requireStaff';

/** An attachment of a submission, under its original file name. */
export const attachments: AreaPlugin = (app, services) => {
  const { db, now } = services;
  const schema = { tags: ['desk'], querystring: Type.Object({ attId: Type.String() }) };
  const onRequest = requireStaff(services, 'inbox');
  app.get('/api/desk/attachment', { schema, onRequest }, async (request, reply) => {
    const row = await db
      .selectFrom('attachment')
      .innerJoin('submission', 'submission.fdId', 'attachment.applicationId')
      .select(['attId', 'fileName', 'size', 'number'])
      .where('attId', '=', request.query.attId)
      .executeTakeFirst();
    // Unclaimed uploads are visible to their company only.
    const file = row && (await services.attachments.open(row.attId));
    if (!row || !file) throw new StatusError(404, '请求的资源不存在');
    try {
      const staff = await staffOf(services, request);
      const act = { action: 'file:download', target: row.number, title: row.fileName };
      await db.transaction().execute((trx) => writeAuditLog(trx, staff, act, now()));
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
