import { createHash } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import type { StoreTransaction } from '../db/schema';
import { writeAuditLog } from '../db/writeAuditLog';
import { success } from '../http/envelopes';
import { writeOf } from '../http/idempotencyKey';
import { isDisconnected } from '../http/isDisconnected';
import { serviceUnavailable, StatusError } from '../lib/errors';
import { limitConcurrency } from '../lib/limitConcurrency';
import type { AreaPlugin } from '../services';
import { deskArea, type DeskArea } from './contentAreas';
import { importArea, type ImportCounts } from './contentFiles';
import { contentMessages } from './contentMessages';
import { requireStaff, staffOf, type Staff } from './requireStaff';
import { report, text, writing } from './deskSchemas';

const bodyLimit = 16 * 1024 * 1024;

/** Imports that wait while another one runs: each holds its body in memory. */
const maxWaiting = 10;

const recordImport = (trx: StoreTransaction, staff: Staff, { area }: DeskArea, counts: ImportCounts, at: number) => {
  const note = contentMessages.imported(counts.created, counts.changed, counts.removed);
  return writeAuditLog(trx, staff, { action: 'content:import', target: area, note }, at);
};

/** Imports a content file into an area, one file at a time; also dry runs. */
export const contentImport: AreaPlugin = (app, services) => {
  const { idempotentWrites, importThreads, now } = services;
  const inTurn = limitConcurrency(1, maxWaiting);
  const bodies = new WeakMap<FastifyRequest, Buffer>();
  // Parsed in the thread, where the text stays: it may be most of what the body is allowed to have.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    bodies.set(request, body);
    const parsed = await importThreads.running().call('readBody', body);
    if (parsed === null) throw new StatusError(400, '请求参数不正确');
    return parsed;
  });
  const body = {
    area: text,
    format: Type.Union([Type.Literal('json'), Type.Literal('csv'), Type.Literal('xlsx')]),
    text,
    replace: Type.Boolean(),
    apply: Type.Boolean(),
  };
  const how = { schema: writing(body, report), onRequest: requireStaff(services, 'content'), bodyLimit };
  app.post('/api/desk/content/import', how, async (request) => {
    const staff = await staffOf(services, request);
    const area = deskArea(request.body.area);
    const { format, replace, apply } = request.body;
    const file = { body: bodies.get(request)!, format, replace, apply };
    if (!apply) {
      return success(
        await inTurn(() => {
          if (isDisconnected(request)) throw serviceUnavailable();
          return importArea(services, area, file, now());
        }),
      );
    }
    const call = writeOf(request, staff.accountId, createHash('sha256').update(file.body).digest('hex'));
    return idempotentWrites.run(call, async () => {
      const result = await inTurn(() => {
        const at = now();
        return importArea(services, area, file, at, (trx, counts) => recordImport(trx, staff, area, counts, at));
      });
      return async () => success(result);
    });
  });
};
