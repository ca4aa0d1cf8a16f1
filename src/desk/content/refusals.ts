import { isApiError } from '../../api/errors';
import {
  collisionCode,
  doubtsCode,
  mistakesCode,
  type ContentDetail,
  type ContentMistakes,
} from '../../contract/deskContent';
import { isRecord } from '../../lib/isRecord';

function refusalWith(code: number, error: unknown): unknown {
  if (!isApiError(error) || error.code !== code || !isRecord(error.data)) return null;
  return isRecord(error.data.data) ? error.data.data : null;
}

/** What somebody else left, if a write was refused because of it. */
export const conflictIn = (error: unknown) => refusalWith(collisionCode, error) as ContentDetail | null;

/** What is wrong with a item, if a write was refused because of it. */
export const mistakesIn = (error: unknown) => refusalWith(mistakesCode, error) as ContentMistakes | null;

/** What is to be answered before a publication. */
export const doubtsIn = (error: unknown) => refusalWith(doubtsCode, error) as ContentMistakes | null;
