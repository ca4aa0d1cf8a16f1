import { Type, type TSchema } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import {
  versionConflictCode,
  confirmationNeededCode,
  validationErrorCode,
  type ContentRef,
  type ContentRestore,
  type ContentSave,
} from '../../src/contract/deskContent';
import type { StoreTransaction } from '../db/schema';
import { success } from '../http/envelopes';
import { writeOf } from '../http/idempotencyKey';
import type { PortalApp } from '../http/portalApp';
import { BusinessError } from '../lib/errors';
import { hashToken } from '../lib/hashToken';
import type { Services } from '../services';
import { deskArea, type DeskArea } from './contentAreas';
import { readContentItem } from './contentItem';
import { contentMessages } from './contentMessages';
import { requireStaff, staffOf, type Staff } from './requireStaff';
import {
  copyContent,
  ConfirmationNeeded,
  ValidationError,
  orderContent,
  removeContent,
  restoreContent,
  saveContent,
} from './saveContent';
import { VersionConflict } from './writeContent';
import { draftBodyLimit, tags, text, optional, sent, values, outcome, writing } from './deskSchemas';

/** A write by a staff member, in a transaction. */
type Write<Body> = (
  context: { trx: StoreTransaction; staff: Staff; now: number },
  area: DeskArea,
  body: Body,
) => Promise<string>;

export function contentWrites(app: PortalApp, services: Services): void {
  const { db, idempotentWrites, now } = services;

  async function versionConflict(area: DeskArea, fdId: string) {
    const present = await readContentItem(db, area, fdId);
    if (!present) throw new BusinessError(contentMessages.gone);
    return { code: versionConflictCode, msg: contentMessages.versionConflict, data: present };
  }

  /**
   * Runs a write once per idempotency key and responds with the resulting item, or with the current one on a version
   * conflict. For a new item the key covers the item itself: edits between two attempts create no duplicate.
   */
  async function write<Body extends { area: string; fdId: string }>(
    request: FastifyRequest,
    body: Body,
    work: Write<Body>,
  ) {
    const staff = await staffOf(services, request);
    const area = deskArea(body.area);
    const content = JSON.stringify(body);
    const call = writeOf(request, staff.accountId, body.fdId === '' ? body.area : content);
    try {
      const sha256 = hashToken(content);
      const written = await idempotentWrites.run(call, async () => async (trx) => {
        return { fdId: await work({ trx, staff, now: now() }, area, body), sha256 };
      });
      return written.sha256 === sha256
        ? success(await readContentItem(db, area, written.fdId))
        : await versionConflict(area, written.fdId);
    } catch (error) {
      if (error instanceof ValidationError)
        return { code: validationErrorCode, msg: error.message, data: error.errors };
      if (error instanceof ConfirmationNeeded)
        return { code: confirmationNeededCode, msg: error.message, data: error.questions };
      if (error instanceof VersionConflict) return versionConflict(area, body.fdId);
      throw error;
    }
  }

  const post = (body: Record<string, TSchema>, bodyLimit?: number) => ({
    schema: { tags, body: Type.Object(body), response: { 200: outcome } },
    onRequest: requireStaff(services, 'content'),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
  });
  const ref = { area: text, fdId: sent.id, version: sent.version };

  const saveActions = Type.Union([Type.Literal('draft'), Type.Literal('publish'), Type.Literal('schedule')]);
  const save = {
    ...ref,
    fdId: sent.idOrNone,
    values,
    act: saveActions,
    scheduledAt: optional,
    note: Type.Optional(sent.note),
    copyOf: Type.Optional(sent.id),
    draft: Type.Optional(sent.draftKey),
    merges: Type.Optional(Type.Boolean()),
    asks: Type.Optional(Type.Boolean()),
  };
  app.post('/api/desk/content/save', post(save, draftBodyLimit), (request) =>
    write(request, request.body as unknown as ContentSave, saveContent),
  );

  app.post('/api/desk/content/remove', post(ref), (request) =>
    write(request, request.body as unknown as ContentRef, async (context, area, body) => {
      await removeContent(context, area, body.fdId, body.version);
      return body.fdId;
    }),
  );

  app.post('/api/desk/content/restore', post({ ...ref, revision: sent.version }), (request) =>
    write(request, request.body as unknown as ContentRestore, async (context, area, body) => {
      await restoreContent(context, area, body);
      return body.fdId;
    }),
  );

  app.post('/api/desk/content/copy', post({ area: text, fdId: sent.id }), (request) =>
    write(request, request.body as unknown as Pick<ContentRef, 'area' | 'fdId'>, (context, area, { fdId }) =>
      copyContent(context, area, fdId),
    ),
  );

  const order = {
    schema: writing({ area: text, fdIds: Type.Array(text, { maxItems: 500 }) }, Type.Null()),
    onRequest: requireStaff(services, 'content'),
  };
  app.post('/api/desk/content/order', order, async (request) => {
    const staff = await staffOf(services, request);
    const area = deskArea(request.body.area);
    await db.transaction().execute((trx) => orderContent({ trx, staff, now: now() }, area, request.body.fdIds));
    return success<null>();
  });
}
