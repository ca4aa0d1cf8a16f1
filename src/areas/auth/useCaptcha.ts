import { useGetCaptchaQuery } from './authApi';
import type { CaptchaPicture } from './CaptchaField';

/** The captcha's picture for a page that came on screen: asked anew each time, and with each refresh. */
export function useCaptcha(notNeeded: boolean): CaptchaPicture {
  const options = { refetchOnMountOrArgChange: true, skip: notNeeded };
  const { data, isError, isFetching, refetch } = useGetCaptchaQuery(undefined, options);
  return { source: isError ? null : data, waiting: isFetching, onRefresh: () => void refetch() };
}
