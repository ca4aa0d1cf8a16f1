import { type ThunkDispatch, type UnknownAction, nanoid } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { ThunkExtra } from '../state/thunkExtra';
import type { DeskState } from './deskStore';
import type { StaffMember } from '../contract/desk';
import { useGetDeskMeQuery } from './deskApi';
import { useRef, useCallback, useEffect } from 'react';

/** A selector of a slice that the desk's store does not have is a type error here. */
export const useDeskSelector = useSelector.withTypes<DeskState>();
export const useDeskDispatch = useDispatch.withTypes<ThunkDispatch<DeskState, ThunkExtra, UnknownAction>>();

/** The logged-in user. Screens are shown only once it is known. */
export function useDeskMe(): StaffMember {
  const { data } = useGetDeskMeQuery();
  if (!data) throw new Error('a screen of the desk was shown before its user was known');
  return data;
}

/** One key per action, kept while the same payload is retried: a timed-out call is not executed twice. */
export function useIdempotencyKey(): { keyOf: (payload: unknown) => string; done: () => void } {
  const latest = useRef<{ of: string; key: string }>(null);
  return {
    keyOf(what) {
      const of = JSON.stringify(what);
      if (latest.current?.of !== of) latest.current = { of, key: nanoid() };
      return latest.current.key;
    },
    /** The action succeeded; the same payload sent again is a new action. */
    done() {
      latest.current = null;
    },
  };
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
