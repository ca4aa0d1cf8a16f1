import { useEffect, useRef, useState } from 'react';
import { useGetCaptchaQuery } from './authApi';
import type { CaptchaPicture, CaptchaSound } from './CaptchaField';
import { askForSound } from './captchaSound';

/**
 * The captcha of a page: fetched anew each time the page appears, and with each refresh. When the network is back, only
 * a missing picture is fetched, since the one on the screen may be answered already.
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
  // A newer picture has taken the sound's place, e.g. after a failed login.
  const heard = sound.of === requestId ? sound.source : null;
  const onRefresh = () => {
    // With two exercises under way it is unknown which one the backend counts as the newer.
    if (sound.state === 'loading') return;
    sound.forget();
    void refetch();
  };
  const onListen = async () => {
    if (sound.state === 'loading' || isFetching) return false;
    const came = await sound.ask(requestId);
    // The backend may have made it anyway, and then the picture no longer counts.
    if (came === false) void refetch();
    return came === true;
  };
  const offered: CaptchaSound | null = data?.spoken ? { source: heard, state: sound.state, onListen } : null;
  return { source: isError ? null : data && data.picture, waiting: isFetching, onRefresh, sound: offered };
}

interface Sound {
  state: CaptchaSound['state'];
  source: string | null;
  /** The request of the picture whose place it takes. */
  of?: string;
}

const none: Sound = { state: 'idle', source: null };

/** The spoken captcha of this page. Leaving the page aborts its call. */
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
    /** Resolves to whether it came; undefined: nobody waits for it any more. */
    ask: async (of: string | undefined) => {
      const { signal } = leaving.current;
      setSound({ ...none, state: 'loading' });
      const source = await askForSound(signal);
      if (signal.aborted) return undefined;
      setSound(source === null ? { ...none, state: 'failed' } : { state: 'idle', source, of });
      return source !== null;
    },
  };
}
