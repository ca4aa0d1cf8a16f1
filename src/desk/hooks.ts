import { type ThunkDispatch, type UnknownAction, nanoid } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { ThunkExtra } from '../state/thunkExtra';
import type { DeskState } from './deskStore';
import type { StaffMember } from '../contract/desk';
import { deskPaths, useDeskRecord, useSendDeskMutation, type DeskSendArgs } from './deskApi';
import { useRef, useCallback, useEffect } from 'react';

/** A selector of a slice that the desk's store does not have is a type error here. */
export const useDeskSelector = useSelector.withTypes<DeskState>();
export const useDeskDispatch = useDispatch.withTypes<ThunkDispatch<DeskState, ThunkExtra, UnknownAction>>();

/** The logged-in user. Screens are shown only once it is known. */
export function useDeskMe(): StaffMember {
  const { data } = useDeskRecord<StaffMember>({ url: deskPaths.me });
  if (!data) throw new Error('a screen of the desk was shown before its user was known');
  return data;
}

/**
 * Sends writes. One without an answer has failed; sent again, it has the same idempotency key, so that it is not carried out
 * twice. @returns with null where the answer has no data
 */
export function useSend() {
  const [send, { isLoading }] = useSendDeskMutation();
  const latest = useRef<{ of: string; key: string }>(null);
  const run = async <Answer>(args: DeskSendArgs): Promise<{ data: Answer | null; error?: unknown }> => {
    const of = JSON.stringify([args.url, args.json]);
    if (latest.current?.of !== of) latest.current = { of, key: nanoid() };
    const own = latest.current;
    const { data, error } = await send({ idempotencyKey: own.key, ...args });
    // The same sent again is a new action.
    if (!error && latest.current === own) latest.current = null;
    return { data: (data ?? null) as Answer | null, error };
  };
  return [run, isLoading] as const;
}

/** Whether the component is still mounted, for late responses: they must not bring back a user who has moved on. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
