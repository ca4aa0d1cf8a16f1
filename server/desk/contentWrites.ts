import { Type, type TProperties } from '@sinclair/typebox';
import {
  versionConflictCode,
  confirmationNeededCode,
  validationErrorCode,
  type ContentRef,
  type ContentRestore,
  type ContentSave,
} from '../../src/contract/deskContent';
import { success } from '../http/envelopes';
import { writeOf } from '../http/idempotencyKey';
import type { PortalApp } from '../http/portalApp';
import { BusinessError } from '../lib/errors';
import { hashToken } from '../lib/hashToken';
import type { Services } from '../services';
import { deskArea, type DeskArea } from './contentAreas';
import { readContentItem } from './contentItem';
import { contentMessages } from './contentMessages';
import { deskRoutes, type DeskCall, type WriteContext } from './deskRoutes';
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
import { draftBodyLimit, text, optional, sent, values, outcome } from './deskSchemas';

/** A write by a staff member, in a transaction. */
type Write<Body> = (context: WriteContext, area: DeskArea, body: Body) => Promise<string>;

export function contentWrites(app: PortalApp, services: Services): void {
  const { db, idempotentWrites, now } = services;
  const { call, post } = deskRoutes(app, services, 'content');

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
    { request, staff }: Pick<DeskCall<unknown, unknown>, 'request' | 'staff'>,
    body: Body,
    work: Write<Body>,
  ) {
    const area = deskArea(body.area);
    const content = JSON.stringify(body);
    const keyed = writeOf(request, staff.accountId, body.fdId === '' ? body.area : content);
    try {
      const sha256 = hashToken(content);
      const written = await idempotentWrites.run(keyed, async () => async (trx) => {
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

  const itemWrite = <Body extends { area: string; fdId: string }>(
    name: string,
    body: TProperties,
    work: Write<Body>,
    bodyLimit?: number,
  ) =>
    call(
      'POST',
      `/api/desk/content/${name}`,
      { schema: { body: Type.Object(body), response: { 200: outcome } }, bodyLimit },
      (got) => write(got, got.body as unknown as Body, work),
    );
  const ref = { area: text, fdId: sent.id, version: sent.version };

  const saveActions = Type.Union([Type.Literal('draft'), Type.Literal('publish'), Type.Literal('schedule')]);
  const save = {
    ...ref,
    fdId: sent.idOrNone,
    values,
    act: saveActions,
    scheduledAt: optional,
    note: Type.Optional(sent.note),
    draft: Type.Optional(sent.draftKey),
    merges: Type.Optional(Type.Boolean()),
    asks: Type.Optional(Type.Boolean()),
  };
  itemWrite<ContentSave>('save', save, saveContent, draftBodyLimit);

  itemWrite<ContentRef>('remove', ref, async (context, area, { fdId, version }) => {
    await removeContent(context, area, fdId, version);
    return fdId;
  });

  itemWrite<ContentRestore>('restore', { ...ref, revision: sent.version }, async (context, area, body) => {
    await restoreContent(context, area, body);
    return body.fdId;
  });

  itemWrite<Pick<ContentRef, 'area' | 'fdId'>>('copy', { area: text, fdId: sent.id }, (context, area, { fdId }) =>
    copyContent(context, area, fdId),
  );

  const order = { area: text, fdIds: Type.Array(text, { maxItems: 500 }) };
  post('/api/desk/content/order', { body: order }, ({ body, inTransaction }) =>
    inTransaction((context) => orderContent(context, deskArea(body.area), body.fdIds)),
  );
}
