import { Type } from '@sinclair/typebox';
import { staffRoles } from '../../src/contract/desk';
import { authenticate, needsPassword } from '../auth/requireAccount';
import type { AreaPlugin } from '../services';
import { deskRoutes } from './deskRoutes';
import { text } from './deskSchemas';
import { needsFactor } from './requireStaff';

const member = Type.Object({
  username: text,
  displayName: text,
  role: Type.Union(staffRoles.map((role) => Type.Literal(role))),
  secondFactor: Type.Boolean(),
  factorNeeded: Type.Boolean(),
  newPasswordNeeded: Type.Boolean(),
});

/** The calling staff member. */
export const me: AreaPlugin = (app, services) => {
  const { get } = deskRoutes(app, services, null);
  get('/api/desk/me', { answer: member }, async ({ staff: { username, name, role }, request }) => {
    const account = await authenticate(services.sessions, request);
    return {
      username,
      displayName: name,
      role,
      secondFactor: account.secondFactor,
      factorNeeded: await needsFactor(services, account),
      newPasswordNeeded: needsPassword(account),
    };
  });
};
