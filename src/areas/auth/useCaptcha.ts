import { useEffect, useRef, useState } from 'react';
import { useGetCaptchaQuery } from './authApi';
import type { CaptchaPicture, CaptchaSound } from './CaptchaField';
import { requestAudioCaptcha } from './captcha';

/**
 * The captcha of a page: fetched on each mount and refresh. When back online, only a missing one is fetched, since the
 * one on screen may be answered already.
 */
export function useCaptcha(notNeeded: boolean): CaptchaPicture {
  const [missing, setMissing] = useState(true);
  const sound = useSound();
  const options = {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: missing && sound.state !== 'loading' && sound.source === null,
    skip: notNeeded,
  };
  const { data, isError, isFetching, refetch, requestId } = useGetCaptchaQuery(undefined, options);
  const nothingToSee = isError || !data;
  if (missing !== nothingToSee) setMissing(nothingToSee);
  // A newer picture has replaced the sound, e.g. after a failed login.
  const heard = sound.of === requestId ? sound.source : null;
  const onRefresh = () => {
    // With two requests pending it is unknown which captcha the backend counts as the newer.
    if (sound.state === 'loading') return;
    sound.forget();
    void refetch();
  };
  const onListen = async () => {
    if (sound.state === 'loading' || isFetching) return false;
    const came = await sound.ask(requestId);
    // The backend may have created it anyway, which invalidates the picture.
    if (came === false) void refetch();
    return came === true;
  };
  const offered: CaptchaSound | null = data?.spoken ? { source: heard, state: sound.state, onListen } : null;
  return { source: isError ? null : data && data.picture, waiting: isFetching, onRefresh, sound: offered };
}

interface Sound {
  state: CaptchaSound['state'];
  source: string | null;
  /** The request of the picture that it replaces. */
  of?: string;
}

const none: Sound = { state: 'idle', source: null };

/** The audio captcha of this page. Unmounting aborts its request. */
function useSound() {
  const [sound, setSound] = useState(none);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return {
    ...sound,
    forget: () => setSound(none),
    /** Resolves to whether it arrived; undefined after unmounting. */
    ask: async (of: string | undefined) => {
      const { signal } = leaving.current;
      setSound({ ...none, state: 'loading' });
      const source = await requestAudioCaptcha(signal);
      if (signal.aborted) return undefined;
      setSound(source === null ? { ...none, state: 'failed' } : { state: 'idle', source, of });
      return source !== null;
    },
  };
}
