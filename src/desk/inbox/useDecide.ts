import { errorText } from '../../api/errors';
import type { DecisionPayload, DecisionResult } from '../../contract/desk';
import { zhInbox } from '../../i18n/zhInbox';
import { useIdempotencyKey } from '../useIdempotencyKey';
import { useDecideSubmissionsMutation } from './inboxApi';

/** What became of a decision; `failure` is what to say where nobody knows. */
export type Decided = { result: DecisionResult; failure?: undefined } | { failure: string; result?: undefined };

/** Sends a decision; sent again after a timeout, it is not decided twice. */
export function useDecide(): { decide: (decision: DecisionPayload) => Promise<Decided>; isSending: boolean } {
  const [send, { isLoading }] = useDecideSubmissionsMutation();
  const act = useIdempotencyKey();
  const decide = async (decision: DecisionPayload): Promise<Decided> => {
    const { data, error } = await send({ decision, idempotencyKey: act.keyOf(decision) });
    if (!data) return { failure: errorText(error, zhInbox.decideFailed) };
    act.done();
    return { result: data };
  };
  return { decide, isSending: isLoading };
}
