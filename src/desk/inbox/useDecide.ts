import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { errorText } from '../../api/errors';
import type { DecisionPayload, DecisionResult } from '../../contract/desk';
import { zhInbox } from '../../i18n/zhInbox';
import { useDecideSubmissionsMutation } from './inboxApi';

/** What became of a decision; `failure` is what to say where nobody knows. */
export type Decided = { result: DecisionResult; failure?: undefined } | { failure: string; result?: undefined };

/**
 * Sends a decision. One key for each act: sent again after a timeout, it is not decided twice.
 */
export function useDecide(): { decide: (decision: DecisionPayload) => Promise<Decided>; isSending: boolean } {
  const [send, { isLoading }] = useDecideSubmissionsMutation();
  const act = useRef<{ of: string; key: string }>(null);
  const decide = async (decision: DecisionPayload): Promise<Decided> => {
    const of = JSON.stringify(decision);
    if (act.current?.of !== of) act.current = { of, key: nanoid() };
    const { data, error } = await send({ decision, idempotencyKey: act.current.key });
    if (!data) return { failure: errorText(error, zhInbox.decideFailed) };
    act.current = null;
    return { result: data };
  };
  return { decide, isSending: isLoading };
}
