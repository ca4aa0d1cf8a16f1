import { BusinessError } from '../errors';
import type { Limit } from './accountLimits';
import { messages } from './messages';
import type { ShortLived } from './shortLived';

/**
 * Counts one more of something that someone (an address, an account) does.
 * @throws BusinessError when it is too often.
 */
export async function limitRate(shortLived: ShortLived, name: string, who: string, limit: Limit): Promise<void> {
  const count = await shortLived.hit(`rate:${name}:${who}`, limit.withinMs);
  if (count > limit.times) throw new BusinessError(messages.tooOften);
}
