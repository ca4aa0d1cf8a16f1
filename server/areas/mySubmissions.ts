import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { publishForm } from '../../src/contract/companyForms';
import { submissionKinds, type SubmissionKind } from '../../src/contract/submission';
import { callingCompany, requireAccount } from '../auth/requireAccount';
import { success, successSchema } from '../http/envelopes';
import { updateRows } from '../db/queries';
import { formBodies } from '../http/bodies';
import { listSchema, page, pageWindow, pagingQuery, readPaging } from '../http/pagination';
import { registerScope, type PortalApp } from '../http/portalApp';
import { BusinessError } from '../lib/errors';
import type { AreaPlugin, Services } from '../services';
import { entryLabels, submissionRoute } from '../submissions/submissionRoute';
import { moveSubmission, findSubmissionOrThrow } from '../submissions/moveSubmission';
import {
  countOwn,
  listOwn,
  marksOf,
  readSubmissionDetail,
  summarise,
  detailSchema,
  summarySchema,
} from '../submissions/submissionDetail';
import { editEntry } from '../submissions/enterSubmission';
import { resubmit } from '../submissions/resubmit';

const tags = ['my'];
const number = { required: true, maxLength: 40 } as const;
/** JSON: new values by field, or uploads by the name of what they are for. */
const correction = { maxLength: 20_000, multiline: true } as const;
const numberLabel = { number: '编号' };

const countsSchema = Type.Object({
  application: Type.Integer(),
  intention: Type.Integer(),
  entry: Type.Integer(),
  news: Type.Optional(Type.Integer()),
});
const marksSchema = Type.Object({
  projects: Type.Record(Type.String(), Type.String()),
  apps: Type.Record(Type.String(), Type.String()),
});

function reads(app: PortalApp, services: Services) {
  const { db, sessions } = services;
  const idOf = async (request: FastifyRequest) => (await callingCompany(sessions, request)).fdComId;
  app.get('/api/my/counts', { schema: { tags, response: { 200: successSchema(countsSchema) } } }, async (request) =>
    success(await countOwn(db, await idOf(request))),
  );
  app.get('/api/my/marks', { schema: { tags, response: { 200: successSchema(marksSchema) } } }, async (request) =>
    success(await marksOf(db, await idOf(request))),
  );

  const listQuery = Type.Object({
    pageNum: pagingQuery.pageNum,
    pageSize: pagingQuery.pageSize,
    kind: Type.Optional(Type.String({ description: submissionKinds.join(' / ') })),
  });
  const listed = { tags, querystring: listQuery, response: { 200: listSchema(summarySchema) } };
  app.get('/api/my/submissions', { schema: listed }, async (request) => {
    const fdComId = await idOf(request);
    const kind = submissionKinds.find((name) => name === request.query.kind);
    if (!kind) throw new BusinessError('记录类型不正确');
    const total = (await countOwn(db, fdComId))[kind satisfies SubmissionKind];
    const rows = await listOwn(db, fdComId, kind, pageWindow(readPaging(request.query, []), total));
    return page(total, await summarise(db, rows));
  });

  const oneQuery = Type.Object({ number: Type.Optional(Type.String({ maxLength: 40 })) });
  const one = { tags, querystring: oneQuery, response: { 200: successSchema(detailSchema) } };
  app.get('/api/my/submission', { schema: one }, async (request) => {
    const fdComId = await idOf(request);
    const row = await findSubmissionOrThrow(db, request.query.number ?? '', fdComId);
    const detail = await readSubmissionDetail(db, row);
    // Seen; what staff did meanwhile stays new.
    if (row.newsAt !== null)
      await updateRows(db, 'submission', { fdId: row.fdId, newsAt: Number(row.newsAt) }, { newsAt: null });
    return success(detail);
  });
}

/** A JSON object in a form field. @throws BusinessError */
function readObject(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text || '{}');
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw new BusinessError('补正内容格式不正确');
}

/** A company's own submissions: lists, details, withdrawal, editing of entries, corrections. */
export const mySubmissions: AreaPlugin = (app, services) => {
  formBodies(app);
  void registerScope(app, 'my submissions', (scope) => {
    scope.addHook('onRequest', requireAccount(services, 'any'));
    reads(scope, services);
  });
  submissionRoute(app, services, {
    area: 'my',
    path: '/api/my/withdraw',
    rules: { number },
    labels: numberLabel,
    async save(trx, { fdComId, fdComName }, values) {
      const mover = { side: 'company', fdComId, name: fdComName } as const;
      await moveSubmission(trx, { number: values.number, step: 'withdraw', mover }, services.now());
      return values.number;
    },
  });
  submissionRoute(app, services, {
    area: 'my',
    path: '/api/my/entry',
    rules: { number, ...publishForm },
    labels: { ...numberLabel, ...entryLabels },
    save: (trx, company, { number: entry, ...values }) =>
      editEntry(trx, company, entry, values, { now: services.now(), review: services.config.review }),
  });
  submissionRoute(app, services, {
    area: 'my',
    path: '/api/my/supplement',
    rules: { number, values: correction, files: correction },
    labels: { ...numberLabel, values: '补正内容', files: '补正附件' },
    save: (trx, company, { number: submissionNumber, values, files }) =>
      resubmit(
        trx,
        company,
        submissionNumber,
        { values: readObject(values), files: readObject(files) },
        services.now(),
      ),
  });
};
