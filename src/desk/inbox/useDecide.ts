import { errorText } from '../../api/errors';
import type { DecisionPayload, DecisionResult } from '../../contract/desk';
import { zhInbox } from '../../i18n/zhInbox';
import { useIdempotencyKey } from '../useIdempotencyKey';
import { useDecideSubmissionsMutation } from './inboxApi';

/** Outcome of a decision; `failure` is the message if it is unknown. */
export type Decided = { result: DecisionResult; failure?: undefined } | { failure: string; result?: undefined };

/** Sends a decision; a retry after a timeout does not decide twice. */
export function useDecide(): { decide: (decision: DecisionPayload) => Promise<Decided>; isSending: boolean } {
  const [send, { isLoading }] = useDecideSubmissionsMutation();
  const idempotency = useIdempotencyKey();
  const decide = async (decision: DecisionPayload): Promise<Decided> => {
    const { data, error } = await send({ decision, idempotencyKey: idempotency.keyOf(decision) });
    if (!data) return { failure: errorText(error, zhInbox.decideFailed) };
    idempotency.done();
    return { result: data };
  };
  return { decide, isSending: isLoading };
}
