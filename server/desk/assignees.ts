import { Type } from '@sinclair/typebox';
import type { Assignee } from '../../src/contract/desk';
import { success } from '../http/envelopes';
import type { AreaPlugin } from '../services';
import { reading, text } from './deskSchemas';
import { requireStaff } from './requireStaff';

/** Staff who have handled a submission, for the inbox filter; including former staff. */
export const assignees: AreaPlugin = (app, services) => {
  const schema = reading({}, Type.Array(Type.Object({ username: text, displayName: text })));
  app.get('/api/desk/handlers', { schema, onRequest: requireStaff(services, 'inbox') }, async () => {
    const rows = await services.db
      .selectFrom('submissionCount')
      .leftJoin('account', 'account.username', 'submissionCount.handler')
      .select(['submissionCount.handler as username', 'account.displayName'])
      .distinct()
      .where('submissionCount.handler', '!=', '')
      .where('submissionCount.count', '>', 0)
      .orderBy('submissionCount.handler')
      .execute();
    const known: Assignee[] = rows.map(({ username, displayName }) => ({
      username,
      displayName: displayName || username,
    }));
    return success(known);
  });
};
