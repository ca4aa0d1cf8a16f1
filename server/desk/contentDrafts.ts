import { Type } from '@sinclair/typebox';
import type { DraftSave, Presence } from '../../src/contract/deskContent';
import { fieldsOf } from '../content/contentFields';
import { success } from '../http/envelopes';
import { chinaTime } from '../lib/chinaTime';
import { BusinessError, StatusError } from '../lib/errors';
import type { AreaPlugin } from '../services';
import { deskArea } from './contentAreas';
import { contentMessages } from './contentMessages';
import { draftBodyLimit, nullable, optional, reading, sent, text, values, whole, writing } from './deskSchemas';
import { draftVersions, draftVersionValues } from './draftVersions';
import { listDrafts, readDraft, saveDraft } from './itemDrafts';
import { isTaken, notePresence } from './itemEditors';
import { requireStaff, staffOf } from './requireStaff';

const version = Type.Object({ fdId: text, at: text, by: text, note: text });
const draft = Type.Object({ fields: values, version: whole, savedAt: text });
const draftRow = Type.Object({ area: text, key: text, title: nullable, savedAt: text, isNew: Type.Boolean() });
const other = Type.Object({ name: text, isSelf: Type.Boolean(), since: text, writes: Type.Boolean() });

/** Staff's unsaved drafts, which are on every device, and who has an item open. */
export const contentDrafts: AreaPlugin = (app, services) => {
  const { db, now } = services;
  const onRequest = requireStaff(services, 'content');
  const drafts = Type.Object({
    draft: Type.Union([draft, Type.Null()]),
    versions: Type.Array(version),
  });
  const one = reading({ area: text, key: sent.draftKey }, drafts);
  app.get('/api/desk/content/draft', { schema: one, onRequest }, async (request) => {
    const staff = await staffOf(services, request);
    const { key } = request.query;
    const area = deskArea(request.query.area);
    return success({ draft: await readDraft(db, staff, area, key), versions: await draftVersions(db, area, key) });
  });

  const all = reading({}, Type.Array(draftRow));
  app.get('/api/desk/content/drafts', { schema: all, onRequest }, async (request) =>
    success(await listDrafts(db, await staffOf(services, request))),
  );

  const replaced = reading({ area: optional, fdId: optional }, values);
  app.get('/api/desk/content/draft/version', { schema: replaced, onRequest }, async ({ query }) => {
    const found = await draftVersionValues(db, deskArea(query.area ?? ''), query.fdId ?? '');
    if (!found) throw new BusinessError(contentMessages.noRevision);
    return success(found);
  });

  const kept = Type.Object({ savedAt: text, taken: Type.Boolean() });
  const draftBody = {
    area: text,
    key: sent.draftKey,
    version: sent.version,
    sitting: sent.draftKey,
    aside: Type.Optional(Type.Boolean()),
    fields: Type.Record(text, Type.String({ pattern: '^[^\\u0000]*$' })),
  };
  const save = { schema: writing(draftBody, kept), onRequest, bodyLimit: draftBodyLimit };
  app.post('/api/desk/content/draft', save, async (request) => {
    const staff = await staffOf(services, request);
    const body: DraftSave = request.body;
    const area = deskArea(body.area);
    const known = new Set<string>(fieldsOf(area.area).map(([name]) => name));
    // Nothing is dropped silently: a field that the area does not have is an error.
    if (Object.keys(body.fields).some((name) => !known.has(name))) throw new StatusError(400, '请求参数不正确');
    const at = now();
    const taken = await db.transaction().execute(async (trx) => {
      const isOthers = await isTaken({ trx, now: at }, { area: area.area, fdId: body.key, sitting: body.sitting });
      await saveDraft({ trx, staff, now: at }, area, body, isOthers);
      return isOthers;
    });
    return success({ savedAt: chinaTime(at), taken });
  });

  const presence = {
    area: text,
    fdId: sent.id,
    sitting: sent.draftKey,
    act: Type.Union([Type.Literal('stay'), Type.Literal('take'), Type.Literal('leave')]),
  };
  app.post(
    '/api/desk/content/editing',
    { schema: writing(presence, Type.Array(other)), onRequest },
    async (request) => {
      const staff = await staffOf(services, request);
      const body: Presence = request.body;
      const area = deskArea(body.area);
      return success(await db.transaction().execute((trx) => notePresence({ trx, staff, now: now() }, area, body)));
    },
  );
};
