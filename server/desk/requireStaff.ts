import type { FastifyRequest } from 'fastify';
import { mayUse, staffRoles, type DeskPart, type StaffRole } from '../../src/contract/desk';
import { authenticate, authenticateAgain } from '../auth/requireAccount';
import type { Account, Sessions } from '../auth/sessions';
import { readContentMark } from '../db/contentMark';
import type { Store } from '../db/schema';
import { StatusError } from '../lib/errors';
import { messages } from '../lib/messages';

/** Who works at the desk, as the calls know them. */
export interface Staff {
  accountId: string;
  username: string;
  /** As the desk reads it: the display name, or the username where there is none. */
  name: string;
  /** As companies read it: never the username, with which anybody could try to log in. */
  publicName: string;
  role: StaffRole;
}

/** @throws StatusError 403 for a company, and for an account that nobody gave a role. */
function asStaff({ fdId, username, displayName, isCust, role }: Account): Staff {
  if (isCust !== '0') throw new StatusError(403, messages.notStaff);
  const known = staffRoles.find((name) => name === role);
  if (!known) throw new StatusError(403, messages.noRole);
  const name = displayName || username;
  return { accountId: fdId, username, name, publicName: displayName || messages.staff, role: known };
}

/** The staff who calls; behind `requireStaff` it always is one. @throws StatusError 401 or 403 */
export const staffOf = async ({ sessions }: { sessions: Sessions }, request: FastifyRequest): Promise<Staff> =>
  asStaff(await authenticate(sessions, request));

/**
 * Hook for writes, once their body is here: it may have taken its time, in which whoever calls was demoted or blocked.
 * @throws StatusError 401 or 403
 */
export const stillStaff =
  ({ sessions }: { sessions: Sessions }) =>
  async (request: FastifyRequest): Promise<void> => {
    const { role } = await staffOf({ sessions }, request);
    if (asStaff(await authenticateAgain(sessions, request)).role !== role) throw new StatusError(403, messages.noRole);
  };

/** Whether somebody has to turn the second factor on first: an administrator, unless store or account are a demo. */
export async function needsFactor({ db }: { db: Store }, { role, secondFactor, demo }: Account): Promise<boolean> {
  return role === 'administrator' && !secondFactor && !demo && (await readContentMark(db)) !== 'demo';
}

/**
 * Hook that turns away, before anything of the body is read, whoever may not use a part of the desk: 401 without a good
 * token, 403 for companies, for roles that have no business there and for administrators without a second factor.
 * @param part null: what every role may use.
 */
export const requireStaff =
  (services: { sessions: Sessions; db: Store }, part: DeskPart | null) =>
  async (request: FastifyRequest): Promise<void> => {
    const { role } = await staffOf(services, request);
    if (part === null) return;
    if (!mayUse(role, part)) throw new StatusError(403, messages.noRole);
    if (await needsFactor(services, await authenticate(services.sessions, request)))
      throw new StatusError(403, messages.factorNeeded);
  };
