import { isApiError } from '../../api/errors';
import { collisionCode, type ContentDetail } from '../../contract/deskContent';
import { isRecord } from '../../lib/isRecord';

/** What somebody else left, if a write was refused because of it. */
export function conflictIn(error: unknown): ContentDetail | null {
  if (!isApiError(error) || error.code !== collisionCode || !isRecord(error.data)) return null;
  return isRecord(error.data.data) ? (error.data.data as unknown as ContentDetail) : null;
}
