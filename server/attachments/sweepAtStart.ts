import type { FastifyBaseLogger } from 'fastify';
import type { Attachments } from './attachments';

/** Files this young, in ms, may be another server's, which is still writing them. */
const othersWriteMs = 60 * 60 * 1000;

/**
 * Cleans up after a crash; what looks wrong is left to the operator, and the portal serves all the same.
 * @param isAlone whether no other server writes to the folder.
 */
export async function sweepAtStart(attachments: Attachments, isAlone: boolean, log: FastifyBaseLogger): Promise<void> {
  try {
    const swept = await attachments.sweep(isAlone ? 0 : othersWriteMs);
    if (swept.setAside > 0) log.warn(swept, 'set uploads aside that a crash left unfinished');
    else if (swept.broughtBack > 0) log.warn(swept, 'brought uploads back that had been set aside');
  } catch (error) {
    log.error({ err: error }, 'the attachments were not swept');
  }
}
