import type { FastifyBaseLogger } from 'fastify';
import type { Attachments } from './attachments';

/** Files younger than this, in ms, may still be being written by another server. */
const othersWriteMs = 60 * 60 * 1000;

/**
 * Cleans up after a crash; anything suspicious is logged for the operator and does not stop the portal.
 * @param isAlone whether no other server writes to the folder
 */
export async function sweepAtStart(attachments: Attachments, isAlone: boolean, log: FastifyBaseLogger): Promise<void> {
  try {
    const swept = await attachments.sweep(isAlone ? 0 : othersWriteMs);
    if (swept.quarantined > 0) log.warn(swept, 'moved leftovers of a crash to quarantine');
    else if (swept.broughtBack > 0) log.warn(swept, 'restored uploads from quarantine');
  } catch (error) {
    log.error({ err: error }, 'cleaning up the attachments failed');
  }
}
