import { registerScope } from '../http/portalApp';
import { rateLimit } from '../http/rateLimit';
import type { AreaPlugin } from '../services';
import { companies, staff } from './accounts';
import { answerTemplates, inbox, internalNotes, attachments } from './inbox';
import { confirmOwner, ownFactor, me } from './ownAccount';
import { decide } from './decide';
import { exportInbox } from './exportInbox';
import { auditLog, reports } from './auditLog';
import { content } from './content';
import { contentBatch, contentWrites } from './contentWrites';
import { contentDrafts } from './itemDrafts';
import { contentImport, pictures } from './contentFiles';
import { portalSettings, workCalendar, webhooks } from './portalSettings';
import type { DeskPart } from '../../src/contract/desk';
import { deskRoutes, staffOf, stillStaff, type DeskPlugin } from './deskRoutes';
import { today } from './today';

/** The desk's routes, and the part that a role must have for them; null: any role. */
const plugins: readonly [DeskPlugin, DeskPart | null][] = [
  [answerTemplates, 'inbox'],
  [attachments, 'inbox'],
  [companies, 'settings'],
  [confirmOwner, null],
  [content, 'content'],
  [contentWrites, 'content'],
  [contentBatch, 'content'],
  [contentDrafts, 'content'],
  [contentImport, 'content'],
  [decide, 'inbox'],
  [exportInbox, 'inbox'],
  [inbox, 'inbox'],
  [internalNotes, 'inbox'],
  [me, null],
  [ownFactor, null],
  [pictures, 'content'],
  [portalSettings, 'settings'],
  [auditLog, 'inbox'],
  [reports, 'inbox'],
  [staff, 'settings'],
  [today, 'today'],
  [webhooks, 'settings'],
  [workCalendar, 'settings'],
];

/** All routes under `/api/desk`. */
export const desk: AreaPlugin = async (app, services) => {
  const { ephemeralStore, limits } = services;
  app.addHook('preParsing', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { accountId } = await staffOf(services, request);
    await rateLimit(ephemeralStore, 'desk', accountId, limits.deskWrites);
  });
  const stillMay = stillStaff(services);
  app.addHook('preHandler', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') await stillMay(request);
  });
  for (const [plugin, part] of plugins)
    await registerScope(app, 'desk', (scope) => plugin(deskRoutes(scope, services, part), services, scope));
};
