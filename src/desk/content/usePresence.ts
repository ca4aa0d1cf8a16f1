import { useCallback, useEffect, useRef, useState } from 'react';
import type { OtherEditor, Presence } from '../../contract/deskContent';
import { useDeskDispatch } from '../hooks';
import { itemTakenOver, updateDeskPresence } from './contentApi';

/** Interval of the heartbeat, ms. */
const every = 20_000;

export interface ItemPresence {
  /** Somebody else who writes; null: one writes oneself. */
  writer: OtherEditor | null;
  /** Whether the writer took over from here. */
  isTaken: boolean;
  readers: readonly OtherEditor[];
  takeOver: () => void;
  /** The server says that somebody else writes. */
  look: () => void;
}

/**
 * Who else has the item open. One writes, the others read or continue in their place.
 * @param fdId null: a new item, which nobody else can open
 * @param onLost somebody else writes now
 */
export function usePresence(area: string, fdId: string | null, sitting: string, onLost: () => void): ItemPresence {
  const dispatch = useDeskDispatch();
  const [others, setOthers] = useState<readonly OtherEditor[]>([]);
  const [isTaken, setTaken] = useState(false);
  const wrote = useRef(false);
  const newest = useRef(0);
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });
  const send = useCallback(
    async (act: Presence['act']) => {
      if (fdId === null) return;
      const mine = (newest.current += 1);
      const call = dispatch(updateDeskPresence.initiate({ area, fdId, sitting, act }));
      const answer = await call.unwrap().catch(() => null);
      call.reset();
      // An earlier call may be answered after a takeover.
      if (!answer || act === 'leave' || mine !== newest.current) return;
      const isWriting = !answer.some(({ writes }) => writes);
      setOthers(answer);
      if (isWriting !== wrote.current) setTaken(wrote.current);
      if (wrote.current && !isWriting) lost.current();
      if (act === 'take' || (wrote.current && !isWriting)) dispatch(itemTakenOver({ area, key: fdId }));
      wrote.current = isWriting;
    },
    [area, dispatch, fdId, sitting],
  );
  useEffect(() => {
    void send('stay');
    const timer = setInterval(() => void send('stay'), every);
    const leave = () => void send('leave');
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [send]);
  return {
    writer: others.find(({ writes }) => writes) ?? null,
    isTaken,
    readers: others.filter(({ writes }) => !writes),
    takeOver: () => void send('take'),
    look: () => void send('stay'),
  };
}
