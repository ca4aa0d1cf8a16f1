import { useState } from 'react';
import { useGetCaptchaQuery } from './authApi';
import type { CaptchaPicture } from './CaptchaField';

/**
 * The captcha's picture for a page that came on screen: asked anew each time, and with each refresh. When the network is
 * back, only a picture that is missing is asked for: the one on screen may be answered already.
 */
export function useCaptcha(notNeeded: boolean): CaptchaPicture {
  const [missing, setMissing] = useState(true);
  const options = { refetchOnMountOrArgChange: true, refetchOnReconnect: missing, skip: notNeeded };
  const { data, isError, isFetching, refetch } = useGetCaptchaQuery(undefined, options);
  const nothingToSee = isError || !data;
  if (missing !== nothingToSee) setMissing(nothingToSee);
  return { source: isError ? null : data, waiting: isFetching, onRefresh: () => void refetch() };
}
