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
import { contentBatch } from './contentWrites';
import { contentDrafts } from './itemDrafts';
import { contentImport, pictures } from './contentFiles';
import { portalSettings, workCalendar, webhooks } from './portalSettings';
import { staffOf, stillStaff } from './deskRoutes';
import { today } from './today';

/** The desk's routes; each names the part that a role must have with `deskRoutes`. */
const parts: AreaPlugin[] = [
  answerTemplates,
  attachments,
  companies,
  confirmOwner,
  content,
  contentBatch,
  contentDrafts,
  contentImport,
  decide,
  exportInbox,
  inbox,
  internalNotes,
  me,
  ownFactor,
  pictures,
  portalSettings,
  auditLog,
  reports,
  staff,
  today,
  webhooks,
  workCalendar,
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
  for (const part of parts) await registerScope(app, 'desk', (scope) => part(scope, services));
};
