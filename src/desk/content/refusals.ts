import { isApiError } from '../../api/errors';
import {
  versionConflictCode,
  confirmationNeededCode,
  validationErrorCode,
  type ContentDetail,
  type FieldErrors,
} from '../../contract/deskContent';
import { isRecord } from '../../lib/isRecord';

function refusalWith(code: number, error: unknown): unknown {
  if (!isApiError(error) || error.code !== code || !isRecord(error.data)) return null;
  return isRecord(error.data.data) ? error.data.data : null;
}

/** What somebody else left, if a write was refused because of it. */
export const conflictIn = (error: unknown) => refusalWith(versionConflictCode, error) as ContentDetail | null;

/** What is wrong with a item, if a write was refused because of it. */
export const fieldErrorsIn = (error: unknown) => refusalWith(validationErrorCode, error) as FieldErrors | null;

/** What is to be answered before a publication. */
export const questionsIn = (error: unknown) => refusalWith(confirmationNeededCode, error) as FieldErrors | null;
