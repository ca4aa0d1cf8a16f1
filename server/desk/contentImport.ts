import { createHash } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import type { StoreTransaction } from '../db/schema';
import { success } from '../http/envelopes';
import { writeOf } from '../http/idempotencyKey';
import { isDisconnected } from '../http/isDisconnected';
import { serviceUnavailable, StatusError } from '../lib/errors';
import { limitConcurrency } from '../lib/limitConcurrency';
import type { AreaPlugin } from '../services';
import { deskArea, type DeskArea } from './contentAreas';
import { importArea, type ImportCounts } from './contentFiles';
import { contentMessages } from './contentMessages';
import { deskRoutes, record, type WriteContext } from './deskRoutes';
import { report, text } from './deskSchemas';

const bodyLimit = 16 * 1024 * 1024;

/** Imports that wait while another one runs: each holds its body in memory. */
const maxWaiting = 10;

const recordImport = (context: WriteContext, { area }: DeskArea, { created, changed, removed }: ImportCounts) => {
  const note = contentMessages.imported(created, changed, removed);
  return record(context, { action: 'content:import', target: area, note });
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
    const parsed = await importThreads.run('readBody', body);
    if (parsed === null) throw new StatusError(400, '请求参数不正确');
    return parsed;
  });
  const call = {
    body: {
      area: text,
      format: Type.Union([Type.Literal('json'), Type.Literal('csv'), Type.Literal('xlsx')]),
      text,
      replace: Type.Boolean(),
      apply: Type.Boolean(),
    },
    answer: report,
    bodyLimit,
  };
  const { post } = deskRoutes(app, services, 'content');
  post('/api/desk/content/import', call, async ({ body: { format, replace, apply, ...of }, staff, request }) => {
    const area = deskArea(of.area);
    const file = { body: bodies.get(request)!, format, replace, apply };
    if (!apply) {
      return inTurn(() => {
        if (isDisconnected(request)) throw serviceUnavailable();
        return importArea(services, area, file, now());
      });
    }
    const write = writeOf(request, staff.accountId, createHash('sha256').update(file.body).digest('hex'));
    const { data } = await idempotentWrites.run(write, async () => {
      const result = await inTurn(() => {
        const at = now();
        const begin = (trx: StoreTransaction, counts: ImportCounts) =>
          recordImport({ trx, staff, now: at }, area, counts);
        return importArea(services, area, file, at, begin);
      });
      return async () => success(result);
    });
    return data!;
  });
};
